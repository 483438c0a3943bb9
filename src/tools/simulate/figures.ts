import { wilson, Z } from './wilson.js';

/** A figure with its 95% interval. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const around = (value: number, error: number): Figure => ({ value, low: value - Z * error, high: value + Z * error });

/** A mean with its normal interval: games are many and alike. */
export function meanOf(values: readonly number[]): Figure {
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1);
  return around(mean, Math.sqrt(variance / values.length));
}

/** A share of games. A drawn game may count half. */
export function shareOf(hits: number, games: number): Figure {
  const [low, high] = wilson(hits, games);
  return { value: hits / games, low, high };
}

/** The sum of some parts as a share of the sum of their wholes; its interval from how far games lie from it. */
export function ratioOf(parts: readonly number[], wholes: readonly number[]): Figure {
  const whole = sum(wholes);
  const ratio = sum(parts) / whole;
  const residue = sum(parts.map((part, at) => (part - ratio * (wholes[at] ?? 0)) ** 2));
  return around(ratio, Math.sqrt(residue) / whole);
}

/** A quantile, as 0.1 for the 10th percentile, with the order statistics that lie around it. */
export function quantileOf(values: readonly number[], share: number): Figure {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (rank: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))] ?? 0;
  const place = (sorted.length - 1) * share;
  const reach = Z * Math.sqrt(sorted.length * share * (1 - share));
  return { value: at(place), low: at(place - reach), high: at(place + reach) };
}

export const medianOf = (values: readonly number[]): Figure => quantileOf(values, 0.5);

/** How much bigger one share is than another, of other games (Newcombe's interval, from two of Wilson's). */
export function shareDifference(one: Figure, other: Figure): Figure {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
}

/** How much bigger one mean is than another, of other games (Welch's interval). */
export function meanDifference(one: Figure, other: Figure): Figure {
  const value = one.value - other.value;
  const half = Math.hypot(one.high - one.value, other.high - other.value);
  return { value, low: value - half, high: value + half };
}

/** How much bigger results are than others of the same deals. */
export const pairedDifference = (ones: readonly number[], others: readonly number[]): Figure =>
  meanOf(ones.map((one, at) => one - (others[at] ?? 0)));
