import { sha256Hex } from './fair.js';
import type { Millis } from './time.js';

/** How long after its beginning a day's deal may be played: until the day after ends. */
const PLAYED_MS: Millis = 2 * 86_400_000;

/** When a day's deal can't be begun or finished any more, in milliseconds since the epoch. NaN for what is no day. */
export const playedUntil = (day: string): Millis => Date.parse(`${day}T00:00:00Z`) + PLAYED_MS;

/** What a deal of a day is of. `draw`: which attempt to find one of the right difficulty, from 0. */
export interface DealKey {
  readonly kind: string;
  /** The rules that deal it: with others the same cards would be another game. */
  readonly rules: string;
  readonly mode: string;
  readonly seats: number;
  readonly draw: number;
}

/** After so many deals of the wrong difficulty the nearest one is taken. */
export const MOST_DRAWS = 30;

/** What people see of a day's key before the day is over: SHA-256 of its hexadecimal digits. */
export const dayFingerprint = (dayKey: string): string => sha256Hex(dayKey);

/** The seed of a deal: the first 128 bits of SHA-256 of the day's key and what the deal is of. */
export const daySeed = (dayKey: string, { kind, rules, mode, seats, draw }: DealKey): string =>
  sha256Hex([dayKey, kind, rules, mode, seats, draw].join('|')).slice(0, 32);

/** A seed that a game says it was dealt by. */
export interface DealtSeed {
  readonly seats: number;
  readonly seed: string;
}

/** Whether a day's key gives all these seeds, each at some draw. */
export const isFromDay = (
  dayKey: string,
  of: Pick<DealKey, 'kind' | 'rules' | 'mode'>,
  seeds: readonly DealtSeed[],
): boolean =>
  seeds.length > 0 &&
  seeds.every(({ seats, seed }) =>
    Array.from({ length: MOST_DRAWS }, (_, draw) => daySeed(dayKey, { ...of, seats, draw })).includes(seed),
  );
