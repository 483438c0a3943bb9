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
          translator(locale)(`meteor.chat.${kind}`)
            .split('|')
            .map((word) => [word, kind] as const),
        ),
      ),
    ),
);

/** Meteors have Latin letters in every language, late ones two (R18); after another script's the space is often left out. */
const TARGET = /^(?<word>.+?)(?: |(?<=[^\p{Script=Latin} ]))(?<target>(?<letter>[a-z])\k<letter>?)$/u;
/** Full-width letters, as Japanese and Chinese keyboards write them. */
const FULL_WIDTH = /[Ａ-Ｚａ-ｚ]/g;
const halfWidth = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0xfee0);
/** What formats text in Discord, spaces, and the punctuation of sentences in the languages that the bot speaks. */
const MARK = String.raw`[*_~\x60\|>#\-\p{Zs}.,!?…¡¿:;\/\(\)"'“”„‘’‚«»‹›‐‑–—。、！？，．：；（）～〜「」『』]`;
/** Signs could draw a card: a word has few of them at each side, and stands on one line. */
const FEW = `${MARK}{0,6}`;
const PLAIN = new RegExp(`^${FEW}(?<said>.+?)${FEW}$`, 'u');
/** More of them than that leave two spaces, which no word has. */
const BETWEEN = new RegExp(`${MARK}{1,6}`, 'gu');

/** An accent may come as a sign of its own, as macOS sends it, and a letter in any case or width. */
const even = (text: string): string => text.normalize('NFC').replace(FULL_WIDTH, halfWidth).toLowerCase().trim();

/**
 * Any case, surrounding punctuation, formatting and spacing; null: the message is more, or something else. The word is
 * the whole message: an emoji beside it could say anything (R11).
 */
export function chatWord(content: string): ChatWord | null {
  const said = PLAIN.exec(even(content))?.groups?.['said']?.replace(BETWEEN, ' ') ?? '';
  const plain = words().get(said);
  if (plain === 'launch') return { word: plain, target: null };
  if (plain !== undefined) return { word: plain };
  const { word, target } = TARGET.exec(said)?.groups ?? {};
  if (word === undefined || target === undefined || words().get(word) !== 'launch') return null;
  return { word: 'launch', target: target.toUpperCase() };
}
