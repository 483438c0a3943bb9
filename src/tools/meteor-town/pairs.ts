import { pairedDifference, shareOf, type Figure } from '../simulate/figures.js';
import type { TownResult } from './play.js';

/** Two robots on the same dice. */
export interface Pairs {
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** The share of the pairs that the first won; of ties it has half. */
  readonly wins: Figure;
  /** How many points more the first scored. */
  readonly more: Figure;
}

export function pairsOf(ones: readonly TownResult[], others: readonly TownResult[]): Pairs {
  const differences = ones.map(({ score }, at) => score - (others[at]?.score ?? 0));
  const count = (fits: (difference: number) => boolean): number => differences.filter(fits).length;
  const won = count((difference) => difference > 0);
  const tied = count((difference) => difference === 0);
  const games = differences.length;
  return {
    games,
    won,
    tied,
    lost: games - won - tied,
    wins: shareOf(won + tied / 2, games),
    more: pairedDifference(
      differences,
      differences.map(() => 0),
    ),
  };
}
