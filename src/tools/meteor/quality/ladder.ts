import type { Measure } from '../../quality/certificate.js';
import { ladderOfWins } from '../../quality/ladder.js';
import { pairedDifference, type Figure } from '../../simulate/figures.js';
import { ACE, ACE_ROLLOUTS, ROOKIE, VETERAN } from './crews.js';
import type { Games } from './games.js';
import { AS_IT_IS } from './variants.js';

/** How often a crew of one level wins. */
export const ladder = (games: Games): Measure =>
  ladderOfWins({
    formula: 'Games won by a crew of one level ÷ games; the interval is Wilson’s.',
    steps: [
      { level: 'Rookie', results: games.wins({ robot: ROOKIE }) },
      { level: 'Veteran', results: games.wins({ robot: VETERAN }) },
      { level: `Ace (${ACE_ROLLOUTS} rollouts)`, results: games.wins({ robot: ACE }) },
    ],
  });

/** What Veterans win more than Rookies. */
export const climb = (games: Games, variant = AS_IT_IS): Figure =>
  pairedDifference(games.wins({ robot: VETERAN, variant }), games.wins({ robot: ROOKIE, variant }));
