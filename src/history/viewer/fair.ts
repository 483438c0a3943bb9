import { dayFingerprint, isFromDay } from '../../games/shared/day-key.js';
import { isKept, mixedSeed } from '../../games/shared/fair.js';
import type { ViewerData } from '../export/viewer-data.js';
import { el, fill } from './dom.js';

/** Whether the seed is what the lobby committed to, with the ids of those who joined; worked out on this page. */
export function fairPart({ fair, seed, words, day }: ViewerData): readonly HTMLElement[] {
  if (fair === null) return day === null ? [] : dayPart(day, words);
  const holds = isKept(fair.seed, fair) && fair.mixed.reduce(mixedSeed, fair.seed) === seed;
  const { commitment, nonce, seed: first } = fair;
  const details = { commitment, nonce, seed: first, ids: fair.mixed.join(', ') };
  return [
    el('p', { class: 'fair' }, holds ? words['fair-holds'] : words['fair-broken']),
    el('p', { class: 'fair' }, fill(fair.mixed.length === 0 ? words['fair-alone'] : words.fair, details)),
  ];
}

/** Whether the seeds of a day's deal come from the day's key. */
function dayPart(day: NonNullable<ViewerData['day']>, words: ViewerData['words']): readonly HTMLElement[] {
  const details = { day: day.day, key: day.key, fingerprint: dayFingerprint(day.key) };
  return [
    el('p', { class: 'fair' }, isFromDay(day.key, day, day.seeds) ? words['day-holds'] : words['day-broken']),
    el('p', { class: 'fair' }, fill(words.day, details)),
  ];
}
