import type { Millis } from '../games/shared/time.js';
import { shownWith, type Translate } from './translate.js';

/** The same words, with countdowns by the clock of those who read them. */
export const byReadersClock = (t: Translate, readersTime: (at: Millis) => Millis): Translate =>
  shownWith(t, { readersTime });

/**
 * A countdown as Discord draws it, by the clock of whoever reads it; some clients stop counting, so the seconds in words
 * stand beside it.
 */
export const stamp = (t: Translate, at: Millis): string =>
  `<t:${Math.max(0, Math.ceil((t.readersTime?.(at) ?? at) / 1000))}:R>`;

/** The time of day, as each reader’s clock says it. */
export const timeOfDay = (t: Translate, at: Millis): string => `<t:${Math.ceil((t.readersTime?.(at) ?? at) / 1000)}:t>`;

/** Whole seconds, rounded up; never below 0. */
export const secondsLeft = (milliseconds: Millis): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** `42 seconds` */
export const seconds = (t: Translate, milliseconds: Millis): string =>
  t('common.seconds', { count: secondsLeft(milliseconds) });
