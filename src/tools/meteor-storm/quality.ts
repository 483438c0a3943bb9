import { SCENARIOS, type Level } from '../../games/meteor-storm/index.js';
import type { Asked, Measure, NotMeasured } from '../quality/certificate.js';
import { ladderOfWins } from '../quality/ladder.js';
import { playGame } from './play.js';

export const TITLE = 'Meteor Storm';

/** What one side, each in turn, wins in all scenarios in turn: by a robot of that level, against a Captain. */
const against = (level: Level, { games, seed }: Asked): readonly number[] =>
  Array.from({ length: games }, (_, game) => {
    const scenario = SCENARIOS[Math.floor(game / 2) % SCENARIOS.length];
    if (scenario === undefined) throw new RangeError('no scenario');
    const match = level === 'captain' ? level : 'mixed';
    const { first } = playGame({ scenario: scenario.id, match, meteors: true, seed }, game);
    // In a mixed match the Ensign is B in even games.
    return game % 2 === 0 ? 1 - first : first;
  });

/** How good a game Meteor Storm is: all scenarios, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  yield ladderOfWins({
    formula:
      'Games won by a robot of that level against a Captain ÷ games, a draw ½, all scenarios and both sides in turn; 50 is an even share.',
    steps: [
      { level: 'Ensign', results: against('ensign', asked) },
      { level: 'Captain', results: against('captain', asked) },
    ],
  });
}
