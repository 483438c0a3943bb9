import { sha256 } from '../shared/sha256.js';
import type { Face } from './sheet.js';

/** The largest multiple of six that 32 bits hold: numbers from here on would favour low faces. */
const FAIR_BELOW = 4_294_967_292;

/** Of a turn: 1–4 the four dice from left to right, 5 the first bonus die, 6 the second, and so on. */
export type Slot = number;

/**
 * A die, as a function of the seed, so that no choice changes the dice that follow. `count` is how often this die of
 * this turn was rolled before.
 */
export function dieOf(seed: string, turn: number, slot: Slot, count: number): Face {
  for (const number of sha256(`meteor-town/1/${seed}/${turn}/${slot}/${count}`)) {
    if (number < FAIR_BELOW) return ((number % 6) + 1) as Face;
  }
  return 1;
}
