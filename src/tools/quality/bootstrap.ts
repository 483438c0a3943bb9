import { Random, seedRandom } from '../../games/shared/random.js';
import type { Figure } from '../simulate/figures.js';

const SAMPLES = 400;

/**
 * A figure of so many things, with the interval that 95% of its bootstrap samples lie in: the same number of things, drawn
 * again with replacement. `of` gets their indices.
 */
export function bootstrapped(things: number, of: (indices: readonly number[]) => number, seed: string): Figure {
  const random = new Random(seedRandom(seed));
  const drawn = (): readonly number[] => Array.from({ length: things }, () => random.below(things));
  const values = Array.from({ length: SAMPLES }, () => of(drawn())).sort((one, other) => one - other);
  const at = (share: number): number => values[Math.round(share * (SAMPLES - 1))] ?? 0;
  return { value: of(Array.from({ length: things }, (_, index) => index)), low: at(0.025), high: at(0.975) };
}
