import { describe, expect, it } from 'vitest';
import {
  LOCALES,
  all,
  either,
  inARow,
  inPlainWords,
  listed,
  listedApart,
  translator,
  type Locale,
} from '../../src/text/index.js';

const NAMES = ['Ana', 'Ben', 'Eve'];

type Read = readonly [all: string, either: string, listed: string, listedApart: string];

/** Three names as each language lists them, written out by hand. */
const READ: { readonly [L in Locale]: Read } = {
  en: ['Ana, Ben, and Eve', 'Ana, Ben, or Eve', 'Ana, Ben, Eve', 'Ana; Ben; Eve'],
  de: ['Ana, Ben und Eve', 'Ana, Ben oder Eve', 'Ana, Ben, Eve', 'Ana; Ben; Eve'],
  'es-ES': ['Ana, Ben y Eve', 'Ana, Ben o Eve', 'Ana, Ben, Eve', 'Ana; Ben; Eve'],
  fr: ['Ana, Ben et Eve', 'Ana, Ben ou Eve', 'Ana, Ben, Eve', 'Ana\u202f; Ben\u202f; Eve'],
  it: ['Ana, Ben e Eve', 'Ana, Ben o Eve', 'Ana, Ben, Eve', 'Ana; Ben; Eve'],
  ja: ['Ana、Ben、Eve', 'Ana、Ben、またはEve', 'Ana、Ben、Eve', 'Ana；Ben；Eve'],
  nl: ['Ana, Ben en Eve', 'Ana, Ben of Eve', 'Ana, Ben, Eve', 'Ana; Ben; Eve'],
  pl: ['Ana, Ben i Eve', 'Ana, Ben lub Eve', 'Ana, Ben, Eve', 'Ana; Ben; Eve'],
  'pt-BR': ['Ana, Ben e Eve', 'Ana, Ben ou Eve', 'Ana, Ben, Eve', 'Ana; Ben; Eve'],
  'zh-TW': ['Ana、Ben和Eve', 'Ana、Ben或Eve', 'Ana、Ben、Eve', 'Ana；Ben；Eve'],
};

describe.each(LOCALES)('lists in %s', (locale) => {
  const t = translator(locale);

  it('have the commas and words of the language', () => {
    expect([all, either, listed, listedApart].map((list) => list(t, NAMES))).toEqual(READ[locale]);
  });

  it('of one are that one, and of none say so where a sentence needs a word', () => {
    for (const list of [all, either, listed, listedApart]) expect(list(t, ['Ana'])).toBe('Ana');
    for (const list of [all, either]) expect(list(t, [])).toBe(t('common.nothing'));
    for (const list of [listed, listedApart]) expect(list(t, [])).toBe('');
  });

  it('of signs are lists in plain words alone', () => {
    expect(inARow(t, ['C', 'F'])).toBe('C F');
    expect(inARow(inPlainWords(t), ['C', 'F'])).toBe(listed(t, ['C', 'F']));
  });
});
