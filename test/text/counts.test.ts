import { describe, expect, it } from 'vitest';
import { LOCALES, translator, type Locale } from '../../src/text/index.js';

/** Counts as each language reads them, written out by hand: 0, 1, 2, 5, 22, 100. */
const COUNTS = [0, 1, 2, 5, 22, 100] as const;

type Read = readonly [string, string, string, string, string, string];

const all = (words: string): Read => {
  const at = (count: number): string => words.replace('#', String(count));
  return [at(0), at(1), at(2), at(5), at(22), at(100)];
};
/** One form for 1 (and 0, where the language has it so), another for the rest. */
const two = (one: string, other: string, zero = other): Read => [
  `0 ${zero}`,
  `1 ${one}`,
  `2 ${other}`,
  `5 ${other}`,
  `22 ${other}`,
  `100 ${other}`,
];

const READ: { readonly [L in Locale]: { readonly cards: Read; readonly meteors: Read } } = {
  en: { cards: two('card', 'cards'), meteors: two('meteor', 'meteors') },
  de: { cards: two('Karte', 'Karten'), meteors: two('Meteor', 'Meteore') },
  'es-ES': { cards: two('carta', 'cartas'), meteors: two('meteoro', 'meteoros') },
  fr: { cards: two('carte', 'cartes', 'carte'), meteors: two('météore', 'météores', 'météore') },
  it: { cards: two('carta', 'carte'), meteors: two('meteora', 'meteore') },
  'pt-BR': { cards: two('carta', 'cartas', 'carta'), meteors: two('meteoro', 'meteoros', 'meteoro') },
  nl: { cards: two('kaart', 'kaarten'), meteors: two('meteoor', 'meteoren') },
  pl: {
    cards: ['0 kart', '1 karta', '2 karty', '5 kart', '22 karty', '100 kart'],
    meteors: ['0 meteorów', '1 meteor', '2 meteory', '5 meteorów', '22 meteory', '100 meteorów'],
  },
  ja: { cards: all('#枚'), meteors: all('隕石#個') },
  'zh-TW': { cards: all('# 張牌'), meteors: all('# 顆隕石') },
};

describe.each(LOCALES)('counts in %s', (locale) => {
  const t = translator(locale);

  it('read right of cards', () => {
    expect(COUNTS.map((count) => t('common.cards', { count }))).toEqual(READ[locale].cards);
  });

  it('read right of meteors', () => {
    expect(COUNTS.map((count) => t('meteor.common.meteors', { count }))).toEqual(READ[locale].meteors);
  });
});

describe('what a past game came to', () => {
  const once = { rockets: '', overkills: '', retrofits: '' };

  it.each([
    ['fr', 'détruit', 'détruits'],
    ['es-ES', 'destruido', 'destruidos'],
  ] as const)('agrees with its count in %s', (locale, one, other) => {
    const t = translator(locale);
    const town = (destroyed: number): string =>
      t('meteor-town.history.sums', { built: 0, sold: 0, craters: 0, destroyed });
    for (const said of [(destroyed: number) => t('meteor.history.show.account', { ...once, destroyed }), town]) {
      expect(said(1)).toMatch(new RegExp(`1 ${one}( |$)`));
      expect(said(2)).toMatch(new RegExp(`2 ${other}( |$)`));
    }
  });

  it('agrees with units that were lost, in Spanish', () => {
    const sums = (lost: number): string =>
      translator('es-ES')('meteor-storm.history.sums', { eliminated: 0, lost, tiles: 0, claims: 0 });
    expect([1, 2].map(sums)).toEqual([expect.stringContaining('1 perdida ·'), expect.stringContaining('2 perdidas ·')]);
  });
});
