import type { GameOutcome } from '../games/game.js';
import type { Change } from '../table/ports.js';
import type { PersonNotes } from '../storage/ports/notes.js';

/** How many games of a kind somebody has finished. A personal table's game counts for nothing. */

/** So many of a person's first games are told apart. */
const COUNTED = 3;

/** The note that a person has finished so many games of a kind, up to three. */
export const finishedNote = (kind: string, games = 1): string => `${kind}.finished${games === 1 ? '' : `-${games}`}`;

/** At a game's end. */
export function noteFinished(people: PersonNotes, { table }: Change, outcome: GameOutcome | null): void {
  if (table.owner !== null || outcome === null || outcome.result === 'abandoned') return;
  for (const [seat, { userId }] of table.people) {
    if (table.seatOf(userId) !== seat) continue;
    noteOneMore(people, table, userId);
  }
}

function noteOneMore(people: PersonNotes, { guildId, kind }: Change['table'], userId: string): void {
  for (let games = 1; games <= COUNTED; games += 1) {
    const note = finishedNote(kind, games);
    if (people.has(userId, note)) continue;
    people.add(guildId, userId, note);
    return;
  }
}

export const hasFinished = (people: PersonNotes, userId: string, kind: string): boolean =>
  people.has(userId, finishedNote(kind));
