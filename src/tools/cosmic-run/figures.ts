/** Figures with their 95 % intervals. */
import { wilson } from '../simulate/wilson.js';

export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const around = (value: number, error: number): Figure => ({ value, low: value - Z * error, high: value + Z * error });

export function meanOf(values: readonly number[]): Figure {
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1);
  return around(mean, Math.sqrt(variance / values.length));
}

/** A share of games. */
export function shareOf(hits: number, games: number): Figure {
  const [low, high] = wilson(hits, games);
  return { value: hits / games, low, high };
}

/** The sum of some parts as a share of the sum of their wholes. */
export function ratioOf(parts: readonly number[], wholes: readonly number[]): Figure {
  const whole = sum(wholes);
  const ratio = sum(parts) / whole;
  const residue = sum(parts.map((part, at) => (part - ratio * (wholes[at] ?? 0)) ** 2));
  return around(ratio, Math.sqrt(residue) / whole);
}

/** The median, with the order statistics that lie around it. */
export function medianOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (rank: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(rank)))] ?? 0;
  const middle = (sorted.length - 1) / 2;
  const reach = (Z * Math.sqrt(sorted.length)) / 2;
  return { value: at(middle), low: at(middle - reach), high: at(middle + reach) };
}
