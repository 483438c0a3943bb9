import { EMOJI_NAMES } from './emoji-names.js';

/**
 * Which emoji are gestures and which can spell cards out (R11), by their CLDR short names: where a name holds a colour,
 * a number, a single Latin letter or a card's word the emoji is talk, and so are letters, digits, clocks, dice, flags,
 * plain shapes, hearts and buttons. Everything else is a gesture.
 */

interface Named {
  readonly name: string;
  /** `S`: smileys and emotion. `P`: people and body. */
  readonly group: string;
}

/** What only changes how an emoji is drawn: the variation selectors and the skin tones. */
const DRAWING = /[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/gu;
const JOINER = '\u200D';
const NAMES: ReadonlyMap<string, Named> = new Map(
  EMOJI_NAMES.trim()
    .split('\n')
    .map((line) => {
      const [emoji = '', group = '', ...name] = line.split(' ');
      return [emoji.replace(DRAWING, ''), { group, name: name.join(' ') }] as const;
    }),
);

// The `v` flag is ES2024, which the compiler's target isn't, hence no literal.
const EMOJI = new RegExp(String.raw`^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?)`, 'v');
const CUSTOM = /^<a?:\w{1,32}:(\d{15,20})>/;
const SPACE = /^[\s\uFE0E\uFE0F\u200B\u200D]+/u;

const bare = (emoji: string): string => emoji.replace(DRAWING, '');
const ROCKET = bare('🚀');

/** R11 names these as gestures, whatever their short names hold. */
const GESTURES = new Set(['❓', '❗', '✅', '⭐', '👍'].map(bare));
/** Signs that show letters or a plain shape, and an envelope with a heart, though their short names don't say so. */
const TALK = new Set(
  ['©️', '®️', '™️', 'ℹ️', '💤', '🏧', '🔙', '🔚', '🔛', '🔜', '🔝', '🚾', '🛑', '💌', '🫀'].map(bare),
);

const wordsOf = (text: string): readonly string[] => text.split(' ');

/** Whole words of a short name that make it talk. Black, white, light, dark and skin tones are no colours. */
const TALK_WORDS = new Set([
  ...wordsOf('red orange yellow green blue purple violet pink brown grey gray'),
  ...wordsOf('zero one two three four five six seven eight nine ten eleven twelve thirty eighteen hundred numbers'),
  ...wordsOf('rocket rockets satellite factory atom fuel'),
  ...wordsOf('input keycap clock die dice flag flags circle square triangle diamond button'),
]);
/** Colours that also stand inside a word (blueberries, evergreen). */
const COLOUR_INSIDE = /orange|yellow|green|blue|purple|violet|pink|brown/;
/** A single Latin letter: `circled M`, `T-Rex`; the article "a" is none, nor is the start of "o’clock". */
const LETTER = /^[A-Zb-z]$/;

const isTalkWord = (word: string): boolean =>
  LETTER.test(word) || /\d/.test(word) || TALK_WORDS.has(word.toLowerCase()) || COLOUR_INSIDE.test(word);

/** Hearts of every kind; faces and people stay, with heart-eyes and all. */
const isHeart = (words: readonly string[], group: string): boolean =>
  group !== 'P' && words.some((word) => word === 'heart' || word === 'hearts');

function namesCard({ name, group }: Named): boolean {
  const words = name.split(/[^\p{L}\p{N}’]+/u);
  if (group === 'S' && words.some((word) => word === 'face' || word === 'cat')) return false;
  return isHeart(words, group) || words.some(isTalkWord);
}

function spells(emoji: string): boolean {
  const plain = bare(emoji);
  if (GESTURES.has(plain)) return false;
  if (TALK.has(plain)) return true;
  const named = NAMES.get(plain);
  if (named) return namesCard(named);
  // A sequence that the table doesn't know shows as its parts. A part without a name (a lone skin tone, half a flag) is
  // a sign that could stand for anything.
  const parts = plain.split(JOINER);
  return parts.length === 1 || parts.some(spells);
}

/** The emoji of a text that is nothing else; null where there is anything else. */
function emojiOf(content: string): readonly string[] | null {
  const found: string[] = [];
  let rest = content.replace(SPACE, '');
  while (rest !== '') {
    const next = CUSTOM.exec(rest)?.[0] ?? EMOJI.exec(rest)?.[0];
    if (next === undefined) return null;
    found.push(next);
    rest = rest.slice(next.length).replace(SPACE, '');
  }
  return found;
}

/** Ids of the custom emoji that a server's admins allow as gestures. */
export type AllowedEmoji = ReadonlySet<string>;

/**
 * Is this text nothing but gestures? An empty text is. A custom emoji's name and picture can say anything, so that it
 * is a gesture only where it is allowed; a rocket stands for a card beside others, and is a gesture among its like.
 */
export function onlyGestures(content: string, allowed: AllowedEmoji): boolean {
  const emoji = emojiOf(content);
  if (emoji === null) return false;
  if (emoji.every((one) => bare(one) === ROCKET)) return true;
  return emoji.every((one) => {
    const id = CUSTOM.exec(one)?.[1];
    return id === undefined ? !spells(one) : allowed.has(id);
  });
}

export const onlyEmoji = (content: string): boolean => emojiOf(content) !== null;
