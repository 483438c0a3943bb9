import { commaIn } from './lists.js';
import { shownWith, type Translate } from './translate.js';

/** The bot's own emoji, as messages write them. */
const OWN_EMOJI = /<a?:\w+:\d+>/g;
/** Pictures with what belongs to them, and signs that a screen reader spells out or says nothing of. */
const SIGNS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0f}\u{200d}\u{20e3}✓✗▰▱■□●○◆◇▲△▸▹➜←→↑↓±]/gu;

/** A text with nothing but words in it: no pictures, bars or signs, whose place a space takes. `locale`: for its comma. */
export const wordsAlone = ({ locale }: Pick<Translate, 'locale'>, text: string): string =>
  text
    .replace(OWN_EMOJI, '')
    .replaceAll('⇄', ':')
    .replaceAll(' · ', commaIn(locale))
    .replace(SIGNS, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/^ +| +$/gm, '');

/** Discord docs: an attachment's description has at most 1,024 characters. */
const LONGEST_ALT = 1_024;

/**
 * What a picture shows, for those who can't see it: words alone, the result first, no more lines than Discord takes
 * whole. A single line that is too long is cut.
 */
export function altText(t: Translate, lines: readonly (string | null)[]): string {
  const said = lines.map((line) => wordsAlone(t, (line ?? '').replaceAll('**', ''))).filter((line) => line !== '');
  const kept = said.filter((_, at) => said.slice(0, at + 1).join('\n').length <= LONGEST_ALT);
  return (kept.length === 0 ? said : kept).join('\n').slice(0, LONGEST_ALT);
}

const plainWords = new WeakMap<Translate, Translate>();

/** The same translator for people with a screen reader: words stand where others see a picture or a sign. */
export function inPlainWords(t: Translate): Translate {
  const known = plainWords.get(t);
  if (known !== undefined) return known;
  const made = shownWith(t, { plain: true });
  plainWords.set(t, made);
  return made;
}
