import { bootstrapped } from './bootstrap.js';
import type { Measure } from './certificate.js';

/** Two results of each deal, in the same order for all levels: they differ in what chance does after the deal. */
export type Repeats = readonly (readonly [number, number])[];

interface Parts {
  readonly skill: number;
  readonly deal: number;
  readonly chance: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function covariance(ones: readonly number[], others: readonly number[]): number {
  const [one, other] = [mean(ones), mean(others)];
  const products = ones.map((value, at) => (value - one) * ((others[at] ?? other) - other));
  return products.reduce((sum, product) => sum + product, 0) / Math.max(1, products.length - 1);
}

/** Shares of the variance of results. Products of two repeats leave out what chance adds to each alone. */
function partsOf(levels: readonly Repeats[]): Parts {
  const first = levels.map((repeats) => repeats.map(([result]) => result));
  const second = levels.map((repeats) => repeats.map(([, result]) => result));
  const [ones, others] = [first.map(mean), second.map(mean)];
  const skill = Math.max(0, (covariance(ones, others) * (levels.length - 1)) / levels.length);
  const deal = Math.max(0, mean(first.map((results, level) => covariance(results, second[level] ?? []))));
  const within = mean([...first, ...second].map((results) => covariance(results, results)));
  const total = Math.max(skill + within, Number.EPSILON);
  return { skill: skill / total, deal: deal / total, chance: Math.max(0, within - deal) / total };
}

interface Luck {
  /** What is dealt, what is left to chance afterwards, and which levels play. */
  readonly about: string;
  readonly levels: readonly Repeats[];
  readonly seed: string;
}

const FORMULA =
  'Each level plays each deal twice. Skill: the variance of the levels’ means; the deal: the covariance of a deal’s two games, mean of the levels; chance in play: the rest; each ÷ the whole variance of results. The interval is a bootstrap over deals.';

/** How much of the results comes from who plays, from the deal, and from chance afterwards. */
export function luckAndSkill({ about, levels, seed }: Luck): Measure {
  const deals = levels[0]?.length ?? 0;
  const share = (of: (parts: Parts) => number) =>
    bootstrapped(
      deals,
      (indices) => of(partsOf(levels.map((repeats) => indices.map((index) => repeats[index] ?? [0, 0])))),
      seed,
    );
  return {
    id: 'luck',
    title: 'Luck and skill apart',
    formula: `${FORMULA} ${about}`,
    unit: '%',
    rows: [
      { name: 'skill', figure: share(({ skill }) => skill), of: deals },
      { name: 'the deal', figure: share(({ deal }) => deal), of: deals },
      { name: 'chance in play', figure: share(({ chance }) => chance), of: deals },
    ],
  };
}
