import { lazily } from '../../games/shared/lazily.js';
import { LOCALES } from '../locales.js';
import { translator } from '../translate.js';

/** What a typed message says, where it is only one of R11's words; `target` as typed after "launch". */
export type ChatWord =
  { readonly word: 'pass' | 'time-out' } | { readonly word: 'launch'; readonly target: string | null };

type Word = ChatWord['word'];
const KINDS: readonly Word[] = ['pass', 'launch', 'time-out'];

/** Each word of every language that the bot speaks. */
const words = lazily(
  (): ReadonlyMap<string, Word> =>
    new Map(
      LOCALES.flatMap((locale) =>
        KINDS.flatMap((kind) =>
          translator(locale)(`chat.${kind}`)
            .split('|')
            .map((word) => [word, kind] as const),
        ),
      ),
    ),
);

/** Meteors have Latin letters in every language; after another script's the space is often left out. */
const TARGET = /^(?<word>.+?)(?: |(?<=[^\p{Script=Latin} ]))(?<target>[a-z])$/u;
/** Full-width letters, as Japanese and Chinese keyboards write them. */
const FULL_WIDTH = /[Ａ-Ｚａ-ｚ]/g;
const halfWidth = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0xfee0);
/** Punctuation and what formats text in Discord; signs that are drawn as emoji are none. Hence `v`, as ES2024 has it. */
const MARKS = new RegExp(String.raw`[[\p{P}\s\u200B\x60~\|>]--\p{Extended_Pictographic}]+`, 'gv');

/**
 * Any case, surrounding punctuation, formatting and spacing; null: the message is more, or something else. The word is
 * the whole message: an emoji beside it could say anything (R11).
 */
export function chatWord(content: string): ChatWord | null {
  const said = content.replace(FULL_WIDTH, halfWidth).toLowerCase().replace(MARKS, ' ').trim();
  const plain = words().get(said);
  if (plain === 'launch') return { word: plain, target: null };
  if (plain !== undefined) return { word: plain };
  const { word, target } = TARGET.exec(said)?.groups ?? {};
  if (word === undefined || target === undefined || words().get(word) !== 'launch') return null;
  return { word: 'launch', target: target.toUpperCase() };
}
