import { meanOf, pairedDifference, shareOf } from '../simulate/figures.js';
import type { Measure, Row } from './certificate.js';

/** What one level came to, game by game: 1 for a win, ½ for a draw, 0; or points. */
export interface Step {
  readonly level: string;
  readonly results: readonly number[];
}

interface Rungs {
  readonly id?: string;
  readonly title?: string;
  readonly formula: string;
  /** The weakest first. All play the same deals, in the same order; one with fewer games the first of them. */
  readonly steps: readonly Step[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Over the deals that both played. */
function better(upper: Step, lower: Step): Row {
  const of = Math.min(upper.results.length, lower.results.length);
  const figure = pairedDifference(upper.results.slice(0, of), lower.results);
  return { name: `${upper.level} over ${lower.level}, same deals`, figure, of };
}

const climbs = (steps: readonly Step[]): readonly Row[] =>
  steps.slice(1).flatMap((upper, at) => {
    const lower = steps[at];
    return lower === undefined ? [] : [better(upper, lower)];
  });

const TITLE = 'The ladder: does better play win more?';

/** How often each level wins, and how much more than the one below it. */
export const ladderOfWins = ({ id = 'ladder', title = TITLE, formula, steps }: Rungs): Measure => ({
  id,
  title,
  formula: `${formula} Between levels: the mean difference over the same deals.`,
  unit: '%',
  rows: [
    ...steps.map(({ level, results }) => ({
      name: level,
      figure: shareOf(sum(results), results.length),
      of: results.length,
    })),
    ...climbs(steps),
  ],
});

/** How many points each level makes, and how many more than the one below it. */
export const ladderOfPoints = ({ id = 'ladder', title = TITLE, formula, steps }: Rungs): Measure => ({
  id,
  title,
  formula: `${formula} Between levels: the mean difference over the same deals.`,
  unit: 'points',
  rows: [
    ...steps.map(({ level, results }) => ({ name: level, figure: meanOf(results), of: results.length })),
    ...climbs(steps),
  ],
});
