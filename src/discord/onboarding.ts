import type { GameOutcome } from '../games/game.js';
import type { Change } from '../table/ports.js';
import type { Faces } from './games/face.js';
import { noteAnswer } from './messages/notes.js';
import type { PersonNotes } from './ports.js';
import type { Services } from './services.js';

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

/** The introduction of the first game that has one. */
export const introductionBy =
  ({ all }: Faces, people: PersonNotes): Services['introduction'] =>
  (userId, t) => {
    for (const { offers, game } of all) {
      if (offers?.introduction === undefined) continue;
      const newcomer = userId === null || !hasFinished(people, userId, game.kind);
      return offers.introduction(userId === null ? 'joined' : 'help', newcomer, t);
    }
    return noteAnswer(t, t('error.malformed')).body;
  };
