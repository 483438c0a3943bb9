/** One look at a process: when, in milliseconds, and what it held. */
export interface Look {
  readonly atMs: number;
  readonly value: number;
}

const HOUR_MS = 3_600_000;
/** What is only filled once, as caches are, is no growth. */
const WARM_UP = 1 / 3;

/** How much a value grows an hour: the slope of the line that fits best (least squares), the first third left out. Null: too few looks. */
export function growthPerHour(looks: readonly Look[]): number | null {
  const kept = looks.slice(Math.floor(looks.length * WARM_UP));
  if (kept.length < 3) return null;
  const mean = (of: (look: Look) => number): number => kept.reduce((sum, look) => sum + of(look), 0) / kept.length;
  const [meanAt, meanValue] = [mean(({ atMs }) => atMs), mean(({ value }) => value)];
  const covariance = mean(({ atMs, value }) => (atMs - meanAt) * (value - meanValue));
  const variance = mean(({ atMs }) => (atMs - meanAt) ** 2);
  return variance === 0 ? null : Math.round((covariance / variance) * HOUR_MS * 100) / 100;
}
