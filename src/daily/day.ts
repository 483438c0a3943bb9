import type { Millis } from '../games/shared/time.js';

export const DAY_MS: Millis = 86_400_000;

/** `YYYY-MM-DD`, in UTC. */
export const dayOf = (at: Millis): string => new Date(at).toISOString().slice(0, 10);

/** When a day begins; null: that is no day. */
export function startOf(day: string): Millis | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || dayOf(at) !== day ? null : at;
}

/** The day so many days later, or (below 0) earlier. Throws for what is no day. */
export function dayAfter(day: string, days: number): string {
  const start = startOf(day);
  if (start === null) throw new RangeError(`${day} is no day`);
  return dayOf(start + days * DAY_MS);
}
