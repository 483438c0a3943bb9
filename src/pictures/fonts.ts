import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.js';

const FOLDER = join(PACKAGE_FOLDER, 'src/pictures/fonts');

/**
 * What Japanese and Chinese are drawn with: Noto Sans CJK in two weights, cut to the characters that pictures say in
 * that language (`npm run fonts`), which a list beside them names. By the tag of the language.
 */
const CUT: Readonly<Record<string, string>> = { ja: 'NotoSansCJKjp', 'zh-TW': 'NotoSansCJKtc' };

/** Their families; those of other languages are not there when a picture is drawn. */
const CUT_FAMILIES = ['Noto Sans CJK JP', 'Noto Sans CJK TC'];

/** The font that all else is drawn with, as slim images have none. */
const FAMILY = 'DejaVu Sans';

/** The files to draw a picture in that language with. The fonts' licences lie beside them. */
export function fontFiles(language: string | undefined): readonly string[] {
  const cut = CUT[language ?? ''];
  const files = [
    'DejaVuSans.ttf',
    'DejaVuSans-Bold.ttf',
    ...(cut === undefined ? [] : [`${cut}-Regular.otf`, `${cut}-Bold.otf`]),
  ];
  return files.map((file) => join(FOLDER, file));
}

/** Letters and signs of Japanese and Chinese. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uff64]/u;

export const isEastAsian = (words: string): boolean => EAST_ASIAN.test(words);

/** The families that words are looked for in, in order. */
export const familyFor = (words: string): string =>
  (isEastAsian(words) ? [...CUT_FAMILIES, FAMILY] : [FAMILY]).join(', ');

const held = new Map<string, ReadonlySet<string>>();

/** The characters that a language's own font holds; none where it has no font of its own. */
export function charactersOf(language: string): ReadonlySet<string> {
  const known = held.get(language);
  if (known !== undefined) return known;
  const cut = CUT[language];
  const characters = new Set(
    cut === undefined ? '' : readFileSync(join(FOLDER, `${cut}.txt`), 'utf8').replace(/\n$/, ''),
  );
  held.set(language, characters);
  return characters;
}

/** What DejaVu has no letters for: it would draw a box. */
const WITHOUT_LETTERS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Nd}\p{P}\p{Zs}\p{M}+=<>|~^$€£]/gu;

/**
 * A person's text as far as a picture in that language can draw it; '' where it can draw nothing of it. Letters of
 * Japanese and Chinese are drawn all or none: half a name is another name.
 */
export function drawable(words: string, language: string): string {
  const own = charactersOf(language);
  const other = [...words].filter((letter) => isEastAsian(letter));
  const all = other.every((letter) => own.has(letter));
  return words
    .replaceAll(WITHOUT_LETTERS, (letter) => (all && own.has(letter) ? letter : ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
