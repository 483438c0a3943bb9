import { describe, expect, it } from 'vitest';
import { LOCALES, wordsOf } from '../../../src/text/index.js';
import { englishHash, markCurrent, readHashes, staleTranslations } from '../../../src/tools/words/english-hashes.js';

const english = new Map([
  ['a', 'You’re watching.'],
  ['b', 'Pass anyway?'],
  ['c', 'Toggle'],
]);
const german = new Map([
  ['a', 'Du siehst zu.'],
  ['b', 'Trotzdem passen?'],
]);

describe('hashes of the English beside translations', () => {
  it('show a translation whose English changed since, and one that was never recorded', () => {
    const hashes = { a: englishHash('You watch.') };
    expect(staleTranslations(english, german, hashes)).toEqual([
      { key: 'a', english: 'You’re watching.', translation: 'Du siehst zu.', unrecorded: false },
      { key: 'b', english: 'Pass anyway?', translation: 'Trotzdem passen?', unrecorded: true },
    ]);
  });

  it('say nothing of translations that follow today’s English, nor of missing ones', () => {
    const hashes = markCurrent(english, german, {}, new Set(['a', 'b', 'c']));
    expect(Object.keys(hashes)).toEqual(['a', 'b']);
    expect(staleTranslations(english, german, hashes)).toEqual([]);
  });

  it('are renewed only for the keys that are named, and dropped with their messages', () => {
    const old = { a: 'aaaaaaaa', b: 'bbbbbbbb', gone: 'cccccccc' };
    expect(markCurrent(english, german, old, new Set(['a']))).toEqual({
      a: englishHash('You’re watching.'),
      b: 'bbbbbbbb',
    });
  });

  it('are there for every language, and print how many translations are stale', () => {
    for (const locale of LOCALES.filter((one) => one !== 'en')) {
      const hashes = readHashes(locale);
      expect(Object.keys(hashes).length, locale).toBeGreaterThan(1_000);
      const stale = staleTranslations(wordsOf('en'), wordsOf(locale), hashes);
      process.stdout.write(`${locale}: ${stale.length} translations are older than their English\n`);
    }
  });
});
