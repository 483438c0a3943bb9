import type { Asked, Measure, NotMeasured } from '../quality/certificate.js';
import { ladderOfPoints } from '../quality/ladder.js';
import { seedOf } from '../simulate/seed-of.js';
import { playOne, type PlayerName } from './play.js';

export const TITLE = 'Meteor Town';

const scores = (robot: PlayerName, { games, seed }: Asked): readonly number[] =>
  Array.from({ length: games }, (_, game) => playOne(seedOf(seed, game), { robot, line: null }).score);

/** An Architect takes a second a town. */
const fewer = (games: number): number => Math.max(10, Math.round(games / 5));

/** How good a game Meteor Town is: towns of one player, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  yield ladderOfPoints({
    formula: 'Mean points of a town; the interval is normal.',
    steps: [
      { level: 'Visitor', results: scores('visitor', asked) },
      { level: 'Mayor', results: scores('mayor', asked) },
      { level: 'Architect', results: scores('architect', { ...asked, games: fewer(asked.games) }) },
    ],
  });
}
