import { expect, it } from 'vitest';
import type { SignInRefusal } from '../../src/activity/protocol.js';
import { statusWords } from '../../src/activity/web/status-words.js';
import { useWords } from '../../src/activity/web/words.js';
import { LOCALES, wordsOf, type Key } from '../../src/text/index.js';

/** What the page says of each refusal. */
const SAYS = {
  malformed: 'activity.refused.code',
  code: 'activity.refused.code',
  instance: 'activity.refused.not-here',
  'not-here': 'activity.refused.not-here',
  'no-server': 'activity.refused.server',
  'not-in-server': 'activity.refused.not-in-server',
  elsewhere: 'activity.no-answer',
  // Tried again by itself, as the three beside it.
  nonce: 'activity.no-answer',
  busy: 'activity.no-answer',
  unreachable: 'activity.no-answer',
} as const satisfies Record<SignInRefusal, Key>;

const REFUSALS = Object.entries(SAYS) as readonly (readonly [SignInRefusal, Key])[];
const MOST = 140;
/** The reason, then what to do or what the page does: a part each. */
const parts = (words: string): readonly string[] => words.split(/[.。，]/).filter((part) => part.trim() !== '');

it.each(LOCALES)('a refused sign-in is told in the reader’s language, with what to do next (%s)', (locale) => {
  const own = wordsOf(locale);
  useWords(locale, Object.fromEntries(own));
  for (const [refusal, key] of REFUSALS) {
    const said = statusWords(refusal);
    expect(said, refusal).toBe(own.get(key));
    if (locale !== 'en') expect(said, refusal).not.toBe(wordsOf('en').get(key));
    expect(parts(said).length, `${refusal}: ${said}`).toBeGreaterThanOrEqual(2);
    expect(said.length, said).toBeLessThanOrEqual(MOST);
  }
});
