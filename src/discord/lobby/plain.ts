import type { Platform } from '../platform.js';

/** Switches plain panels on or off for this person, in every game and server; open panels are redrawn. */
export async function setPlain(
  { tables: { directory }, messages: { panels }, words: { readers } }: Pick<Platform, 'tables' | 'messages' | 'words'>,
  guildId: string,
  userId: string,
  on: boolean,
): Promise<void> {
  await readers.setPlain(guildId, userId, on);
  for (const table of directory.live()) {
    const seat = table.seatOf(userId);
    if (seat !== null) panels.touch(table, seat);
  }
}
