import { meanOf, shareOf } from '../simulate/figures.js';
import { seedOf } from '../simulate/seed-of.js';
import type { Asked, Measure } from './certificate.js';
import { fewer } from './fewer.js';

/** A decision of a game, and how it ends after each of its options. */
export interface Fork {
  readonly options: number;
  /** The result for who decides: the same rollout has the same chance, whatever the option. */
  readonly play: (option: number, rollout: number) => number;
}

/** What the options of one decision came to. */
interface Stakes {
  readonly overRandom: number;
  readonly overWorst: number;
  readonly mattered: boolean;
}

/** Each option is played on so often: half of it to pick the best and the worst, half to compare them. */
const ROLLOUTS = 16;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Whether a mean of differences is more than two standard errors above 0. */
function isClear(differences: readonly number[]): boolean {
  const value = mean(differences);
  const squares = differences.map((difference) => (difference - value) ** 2);
  const error = Math.sqrt(mean(squares) / Math.max(1, differences.length - 1));
  return value > 0 && value > 2 * error;
}

/** The best of many noisy options is overestimated: it is picked by one half of the rollouts and judged by the other. */
function stakesOf({ options, play }: Fork): Stakes {
  const results = Array.from({ length: options }, (_, option) =>
    Array.from({ length: ROLLOUTS }, (_, rollout) => play(option, rollout)),
  );
  const half = (parity: number): readonly (readonly number[])[] =>
    results.map((values) => values.filter((_, rollout) => rollout % 2 === parity));
  const picked = half(0).map(mean);
  const judged = half(1);
  const best = judged[picked.indexOf(Math.max(...picked))] ?? [];
  const worst = judged[picked.indexOf(Math.min(...picked))] ?? [];
  return {
    overRandom: mean(best) - mean(judged.map(mean)),
    overWorst: mean(best) - mean(worst),
    mattered: isClear(best.map((value, at) => value - (worst[at] ?? 0))),
  };
}

interface Decisions {
  /** Which decisions, and which of their options. */
  readonly about: string;
  readonly unit: '%' | 'points';
  readonly forks: readonly Fork[];
}

/** One decision of each game that has one; they are played on many times, so they are fewer games than were asked for. */
export const forksOf = ({ games, seed }: Asked, forkIn: (seed: string, game: number) => Fork | null): readonly Fork[] =>
  Array.from({ length: fewer(games) }, (_, game) => forkIn(seedOf(seed, game), game)).flatMap((fork) => fork ?? []);

const FORMULA = `One decision of each game, at random; each option is played on ${ROLLOUTS} times with the same chance for all. Half of the games pick the best and the worst option, the other half compare them: result of the best less that of a random option, and of the worst. A decision mattered where best less worst is over two standard errors (by chance only at most 5% do).`;

/** How much it matters what is decided. */
export function decisionsThatMattered({ about, unit, forks }: Decisions): Measure {
  const all = forks.map(stakesOf);
  const of = all.length;
  return {
    id: 'decisions',
    title: 'Decisions that mattered',
    formula: `${FORMULA} ${about}`,
    unit,
    rows: [
      { name: 'best option over a random one', figure: meanOf(all.map(({ overRandom }) => overRandom)), of },
      { name: 'best option over the worst', figure: meanOf(all.map(({ overWorst }) => overWorst)), of },
      {
        name: 'decisions that mattered',
        figure: shareOf(all.filter(({ mattered }) => mattered).length, of),
        of,
        unit: '%',
      },
    ],
  };
}
