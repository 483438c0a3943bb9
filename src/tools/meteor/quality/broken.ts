import type { Measure } from '../../quality/certificate.js';
import type { Figure } from '../../simulate/figures.js';
import type { Games } from './games.js';
import { climb } from './ladder.js';
import { exactness, hearing } from './measures.js';
import { AS_IT_IS, HALVED_DECK, NO_OVERKILL, OPEN_HANDS, type Variant } from './variants.js';

/** A variant, and the measure that it breaks. */
interface Broken {
  readonly variant: Variant;
  readonly breaks: string;
  readonly measured: (games: Games, variant: Variant) => Figure;
}

const BROKEN: readonly Broken[] = [
  { variant: NO_OVERKILL, breaks: 'exactness of launches', measured: exactness },
  { variant: OPEN_HANDS, breaks: 'what the silence costs', measured: hearing },
  { variant: HALVED_DECK, breaks: 'Veteran over Rookie', measured: climb },
];

/** A measure that doesn't fall where it should is no measure. */
export const brokenVariants = (games: Games): Measure => ({
  id: 'broken',
  title: 'Three broken variants',
  formula:
    'The measures measured: each variant breaks the game on purpose, and must come out lower on the measure that it breaks. No Overkill: too much damage costs no zone. Open hands: everyone sees all hands. Halved deck: half of what is left to draw after the deal is gone. All over the same deals.',
  unit: '%',
  rows: BROKEN.flatMap(({ variant, breaks, measured }) =>
    [AS_IT_IS, variant].map((played) => ({
      name: `${breaks}: ${played.name}`,
      figure: measured(games, played),
      of: games.asked.games,
    })),
  ),
});
