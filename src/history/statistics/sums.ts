import type { Seat } from '../../games/shared/seat.js';
import type { OwnStats, SeatStats } from '../adapter.js';
import type { Sums } from '../queries.js';

/** Sums of several seats, added up by name. */
export function addSums(all: readonly Sums[]): Sums {
  const total: Record<string, number> = {};
  for (const sums of all) for (const [name, value] of Object.entries(sums)) total[name] = (total[name] ?? 0) + value;
  return total;
}

/** What a table came to: its seats' sums and points added up, and the best of their scores. */
export function tableStats(seats: ReadonlyMap<Seat, SeatStats>): Pick<OwnStats, 'sums' | 'points' | 'score' | 'seats'> {
  const all = [...seats.values()];
  const scores = all.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    sums: addSums(all.map(({ sums }) => sums)),
    points: all.reduce((sum, { points }) => sum + points, 0),
    score: scores.length === 0 ? null : Math.max(...scores),
    seats,
  };
}
