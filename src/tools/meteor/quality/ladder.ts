import type { Asked, Measure } from '../../quality/certificate.js';
import { ladderOfWins } from '../../quality/ladder.js';
import { fewer, named, played, slowAce, winsOf } from './crews.js';

/** How often a crew of one level wins. */
export const ladder = (asked: Asked): Measure =>
  ladderOfWins({
    formula: 'Games won by a crew of one level ÷ games; the interval is Wilson’s.',
    steps: [
      { level: 'Rookie', results: winsOf(played(named('rookie'), asked)) },
      { level: 'Veteran', results: winsOf(played(named('veteran'), asked)) },
      { level: 'Ace (8 rollouts)', results: winsOf(played(slowAce(), { ...asked, games: fewer(asked.games) })) },
    ],
  });
