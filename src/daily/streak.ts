import { dayAfter, startOf } from './day.js';

/** So many days back a streak may reach. */
export const STREAK_DAYS = 400;
/** A day left out is forgiven where none was in the ten before. */
const FREE_EVERY = 10;

/** Days played in a row until `today`, with one free day in ten. Today may still come. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  if (startOf(today) === null) return 0;
  let played = 0;
  let sinceMissed = FREE_EVERY;
  for (let back = 0; back < STREAK_DAYS; back += 1) {
    const isPlayed = days.has(dayAfter(today, -back));
    if (isPlayed) played += 1;
    else if (back > 0) {
      if (sinceMissed < FREE_EVERY) break;
      sinceMissed = 0;
      continue;
    }
    sinceMissed += 1;
  }
  return played;
}
