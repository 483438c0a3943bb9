import type { GameOutcome } from '../games/game.js';
import type { Change } from '../table/ports.js';
import type { PersonNotes } from './ports.js';

/** Who has finished, or won, a game of a kind. A personal table's game counts for nothing. */

const finished = (kind: string): string => `${kind}.finished`;
const won = (kind: string): string => `${kind}.won`;

/** At a game's end. */
export function noteFinished(people: PersonNotes, { table }: Change, outcome: GameOutcome | null): void {
  if (table.owner !== null || outcome === null || outcome.result === 'abandoned') return;
  for (const [seat, { userId }] of table.people) {
    if (table.seatOf(userId) !== seat) continue;
    people.add(table.guildId, userId, finished(table.kind));
    if (outcome.result === 'won' && (outcome.winners?.includes(seat) ?? true))
      people.add(table.guildId, userId, won(table.kind));
  }
}

export const hasFinished = (people: PersonNotes, userId: string, kind: string): boolean =>
  people.has(userId, finished(kind));
