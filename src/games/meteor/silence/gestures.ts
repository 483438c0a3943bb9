import { lazily } from '../../shared/lazily.js';
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
const names = lazily(
  (): ReadonlyMap<string, Named> =>
    new Map(
      EMOJI_NAMES.trim()
        .split('\n')
        .map((line) => {
          const [emoji = '', group = '', ...name] = line.split(' ');
          return [emoji.replace(DRAWING, ''), { group, name: name.join(' ') }] as const;
        }),
    ),
);

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
  ...wordsOf('rocket rockets satellite factory atom fuel radioactive alembic electric battery plug'),
  ...wordsOf('input keycap clock die dice flag flags circle square triangle diamond button'),
]);
/** Colours that also stand inside a word (blueberries, evergreen). */
const COLOUR_INSIDE = /orange|yellow|green|blue|purple|violet|pink|brown/;
/** Two words that are a card's only together: a tube, and what is high, may be anything. */
const CARD_WORDS = /\b(?:high voltage|test tube)\b/;
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
  return isHeart(words, group) || CARD_WORDS.test(name) || words.some(isTalkWord);
}

function spells(emoji: string): boolean {
  const plain = bare(emoji);
  if (GESTURES.has(plain)) return false;
  if (TALK.has(plain)) return true;
  const named = names().get(plain);
  if (named) return namesCard(named);
  // A sequence that the table doesn't know shows as its parts. A part without a name (a lone skin tone, half a flag) is
  // a sign that could stand for anything.
  const parts = plain.split(JOINER);
  return parts.length === 1 || parts.some(spells);
}

/** An emoji as it is written, or one that is a picture of a server's own: that may be a gesture where it is allowed. */
export type Shown = string | { readonly allowed: boolean };

/** Whether emoji, one after the other, are nothing but gestures; none at all are. */
export function areGestures(emoji: readonly Shown[]): boolean {
  // A Rocket stands for a card beside others, and is a gesture among its like.
  if (emoji.every((one) => typeof one === 'string' && bare(one) === ROCKET)) return true;
  return emoji.every((one) => (typeof one === 'string' ? !spells(one) : one.allowed));
}
