import { LOCALES, translator } from './translate.js';

/** What a typed message says, where it is only one of R11's words; `target` as typed after "launch". */
export type ChatWord =
  { readonly word: 'pass' | 'time-out' } | { readonly word: 'launch'; readonly target: string | null };

type Word = ChatWord['word'];
const KINDS: readonly Word[] = ['pass', 'launch', 'time-out'];

/** Each word of every language that the bot speaks. */
const WORDS: ReadonlyMap<string, Word> = new Map(
  LOCALES.flatMap((locale) =>
    KINDS.flatMap((kind) =>
      translator(locale)(`chat.${kind}`)
        .split('|')
        .map((word) => [word, kind] as const),
    ),
  ),
);

const TARGET = /^(?<word>.+) (?<target>\p{L})$/u;

/** Any case, punctuation and spacing; null: the message is more, or something else. */
export function chatWord(content: string): ChatWord | null {
  const said = content
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const plain = WORDS.get(said);
  if (plain === 'launch') return { word: plain, target: null };
  if (plain !== undefined) return { word: plain };
  const { word, target } = TARGET.exec(said)?.groups ?? {};
  if (word === undefined || target === undefined || WORDS.get(word) !== 'launch') return null;
  return { word: 'launch', target: target.toUpperCase() };
}
