import { describe, expect, it } from 'vitest';
import { LOCALES, translator, wordsOf, type Locale } from '../../src/text/index.js';

const PLAIN_OR_WIDE = '[ \\u00a0]';
const NO_BREAK = '[\\u00a0\\u202f]';

/** A space of the wrong kind before a sign, or none where the language has one. */
const WRONG: Readonly<Partial<Record<Locale, RegExp>>> = {
  // A message's own syntax has `:` and `?` only after letters or `}`; addresses and times have no space before them.
  fr: new RegExp(`${PLAIN_OR_WIDE}(?=[:;!?»%])|«(?!\\u202f)|[^ \\s](?<!\\u202f)%`),
  de: new RegExp(`(?<!${NO_BREAK})%`),
  'es-ES': new RegExp(`(?<!${NO_BREAK})%`),
  pl: new RegExp(`(?<!${NO_BREAK})%`),
};
const wrongIn = (locale: Locale): RegExp => WRONG[locale] ?? /\s%/;

/** Four in a row on a narrow phone leave room for one space, which is between the letter and its chance. */
const NO_ROOM: ReadonlySet<string> = new Set(['meteor.hand.launch.chance']);

const spacedWrong = (locale: Locale, words: ReadonlyMap<string, string>): string[] =>
  [...words]
    .filter(([key, text]) => !NO_ROOM.has(key) && text.trim().length > 1 && wrongIn(locale).test(text))
    .map(([key]) => key);

describe('spaces before signs', () => {
  it('are found where they are wrong', () => {
    expect(spacedWrong('fr', new Map([['a', 'Vrai ?'], ['b', 'Vrai\u202f?'], ['c', '44%'], ['d', '«Oui\u202f»']]))).toEqual(['a', 'c', 'd']); // prettier-ignore
    expect(
      spacedWrong(
        'de',
        new Map([
          ['a', '44 %'],
          ['b', '44\u00a0%'],
        ]),
      ),
    ).toEqual(['a']);
    expect(
      spacedWrong(
        'en',
        new Map([
          ['a', '44 %'],
          ['b', '44%'],
        ]),
      ),
    ).toEqual(['a']);
  });

  it.each(LOCALES)('are right in %s', (locale) => {
    expect(spacedWrong(locale, wordsOf(locale))).toEqual([]);
  });
});

describe('numbers below zero', () => {
  it.each(LOCALES)('have a minus sign, and other hyphens stay, in %s', (locale) => {
    const t = translator(locale);
    expect(t('meteor-town.board.place', { place: 1, player: 'Mary-Ann-2', points: -15, medal: '' })).toMatch(
      /Mary-Ann-2.*−15/,
    );
  });
});
