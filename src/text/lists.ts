import type { Locale } from './locales.js';
import type { Translate } from './translate.js';

/** A locale's list formats and comma: to make one takes longer than to say a whole board. */
const formats = new Map<string, Intl.ListFormat>();
const commas = new Map<Locale, string>();

function listIn(locale: Locale, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const known = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, known);
  return known;
}

/** What stands between the first two of a longer list. `Intl` has no list without a word before its last in all languages. */
export function commaIn(locale: Locale): string {
  const known = commas.get(locale);
  if (known !== undefined) return known;
  const between = listIn(locale, 'conjunction')
    .formatToParts(['1', '2', '3'])
    .find(({ type }) => type === 'literal');
  const comma = between?.value ?? ', ';
  commas.set(locale, comma);
  return comma;
}

/** `A, B, and C`, in a sentence; the word for nothing when empty. */
export const all = (t: Translate, items: readonly string[]): string =>
  items.length === 0 ? t('common.nothing') : listIn(t.locale, 'conjunction').format(items);

/** `A, B, or C`, in a sentence; the word for nothing when empty. */
export const either = (t: Translate, items: readonly string[]): string =>
  items.length === 0 ? t('common.nothing') : listIn(t.locale, 'disjunction').format(items);

/** `A, B, C`, behind a colon or in brackets; empty when there is nothing. */
export const listed = (t: Translate, items: readonly string[]): string => items.join(commaIn(t.locale));

/** Signs in a row, `A B C`; for people with a screen reader a list. */
export const inARow = (t: Translate, signs: readonly string[], gap = ' '): string =>
  t.plain === true ? listed(t, signs) : signs.join(gap);

/** `A; B; C`, where what is listed has commas of its own; empty when there is nothing. */
export const listedApart = (t: Translate, items: readonly string[]): string => items.join(t('common.list-apart'));
