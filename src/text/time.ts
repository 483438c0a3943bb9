import type { Millis } from '../games/shared/time.js';
import type { Translate } from './translate.js';

/** A countdown as Discord draws it; some clients stop counting, so the seconds in words stand beside it. */
export const stamp = (at: Millis): string => `<t:${Math.max(0, Math.ceil(at / 1000))}:R>`;

/** Whole seconds, rounded up; never below 0. */
export const secondsLeft = (milliseconds: Millis): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** `42 seconds` */
export const seconds = (t: Translate, milliseconds: Millis): string =>
  t('common.seconds', { count: secondsLeft(milliseconds) });
