import type { Millis } from '../games/shared/time.js';

/** A moment as Discord shows it in each reader's own time zone. */
export const dateStamp = (at: Millis): string => `<t:${Math.floor(at / 1000)}:f>`;

/** `2026-11-20 14:05`, UTC: for places that Discord leaves as they are. */
export const utc = (at: Millis): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
/** `2026-11-20`, UTC. */
export const utcDay = (at: Millis): string => new Date(at).toISOString().slice(0, 10);

/** `4:05` */
export function playTime(ms: Millis): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
