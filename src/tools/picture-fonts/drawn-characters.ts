import { wordsOf, type Locale } from '../../text/index.js';

/** The words that pictures say, by their keys. A test draws them all, and fails where one is missing here. */
const DRAWN: readonly RegExp[] = [
  /^(common|kind)\./,
  /^meteor\.picture\.(?!alt)/,
  /^meteor\.end\.when$/,
  /^meteor\.history\.mode\./,
  /^meteor\.(result|stats\.(chart|zone)$)/,
  /^meteor\.coach\.(picture|facts)\.(?!alt)/,
  /^stats\.chart\./,
  /^cosmic-run\.(planet|alien)\./,
  /^cosmic-run\.play\.(strike|title|board\.decks)/,
  /^meteor-storm\.(scenario\.|history\.calm$)/,
  /^meteor-town\.(letter|resource|building|history\.mode)\./,
  /^meteor-town\.sheet\.(title|finished|points|crater|barred|turns|meteors|fell|short\..*)$/,
];

const between = (first: string, last: string): string =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(first.charCodeAt(0) + at),
  ).join('');

/** Latin letters, digits and signs, which stand between the others. */
const LATIN = `${between(' ', '~')}·×–—−‘’“”…`;
/** What names are written with, beside the words; dates have their signs from `Intl`. */
const MORE: Readonly<Partial<Record<Locale, string>>> = {
  ja: `年月日${between('ぁ', 'ゖ')}${between('ァ', 'ー')}`,
  'zh-TW': '年月日',
};

/** Signs that are no letters: the other font has those that are drawn. */
const SIGNS = /[\p{Extended_Pictographic}\u{fe0f}➜]/gu;

/** Every character that pictures in a language are drawn with, in order. */
export function drawnCharacters(locale: Locale): string {
  const words = [...wordsOf(locale)].flatMap(([key, said]) => (DRAWN.some((one) => one.test(key)) ? [said] : []));
  return [...new Set([LATIN, MORE[locale] ?? '', ...words].join('').replaceAll(SIGNS, ''))].sort().join('');
}
