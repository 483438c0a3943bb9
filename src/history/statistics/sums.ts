import type { Sums } from '../queries.js';

/** Sums of several seats, added up by name. */
export function addSums(all: readonly Sums[]): Sums {
  const total: Record<string, number> = {};
  for (const sums of all) for (const [name, value] of Object.entries(sums)) total[name] = (total[name] ?? 0) + value;
  return total;
}
