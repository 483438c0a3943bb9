import type { Services } from '../services.js';

/** Panels in plain words for this person, in every game and server; those that are open are redrawn. */
export function setPlain({ readers, directory, panels }: Services, guildId: string, userId: string, on: boolean): void {
  readers.setPlain(guildId, userId, on);
  for (const table of directory.live()) {
    const seat = table.seatOf(userId);
    if (seat !== null) panels.touch(table, seat);
  }
}
