/** Of some times, in milliseconds. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}
