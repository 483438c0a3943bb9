import type { Asked, Measure, NotMeasured } from '../quality/certificate.js';
import { ladderOfWins } from '../quality/ladder.js';
import { seedOf } from '../simulate/seed-of.js';
import { playGame } from './play.js';

export const TITLE = 'Cosmic Run';

const PLAYERS = 3;

/** What one seat, in another place each game, wins beside Pilots; a shared win counts its share. */
const beside = (level: string, { games, seed }: Asked): readonly number[] =>
  Array.from({ length: games }, (_, game) => {
    const focus = game % PLAYERS;
    const levels = Array.from({ length: PLAYERS }, (_, place) => (place === focus ? level : 'pilot'));
    const { winners, scores } = playGame({ players: PLAYERS, levels, seed: seedOf(seed, game) }).ending;
    const seat = scores[focus]?.seat;
    return winners.some((winner) => winner === seat) ? 1 / winners.length : 0;
  });

/** How good a game Cosmic Run is: games of three, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  yield ladderOfWins({
    formula:
      'Games won by one player of that level beside two Pilots ÷ games, in each place in turn; 33.3 is an even share.',
    steps: [
      { level: 'Cadet', results: beside('cadet', asked) },
      { level: 'Pilot', results: beside('pilot', asked) },
    ],
  });
}
