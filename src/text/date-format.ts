import type { Millis } from '../games/shared/time.js';
import type { Translate } from './translate.js';

/** A moment as Discord shows it in each reader's own time zone. */
export const dateStamp = (at: Millis): string => `<t:${Math.floor(at / 1000)}:f>`;

/** `2026-11-20 14:05`, UTC: for places that Discord leaves as they are. */
export const utc = (at: Millis): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
/** `2026-11-20`, UTC. */
export const utcDay = (at: Millis): string => new Date(at).toISOString().slice(0, 10);

/** `Nov 20, 2026`, as the reader's language writes a day that is given as `2026-11-20`. */
export const dayText = ({ locale }: Pick<Translate, 'locale'>, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** `4:05` */
export function playTime(ms: Millis): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
