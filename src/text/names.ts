import { LRUCache } from 'lru-cache';
import { lazily } from '../games/shared/lazily.js';
import type { Seat } from '../games/shared/seat.js';
import { listed } from './lists.js';
import { wordsAlone } from './plain.js';
import { isPlainKey, type Translate } from './translate.js';

/** Who sits where; a table's `people` fits as it is. A robot without a name has one of its own, by seat. */
export type People = ReadonlyMap<Seat, { readonly name: string; readonly robot?: boolean }>;

const LONGEST_NAME = 16;
/** What a robot's mark adds to its name. */
const ROBOT_MARK = 2;
/** The same in words, in any language. */
const SPOKEN_ROBOT = 16;
const ZERO_WIDTH_SPACE = '\u200b';
/** Characters of control, of direction, and without width: they break lines or hide what a name says. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;
const MARKDOWN = /[\\*_~`|<>#\-+[\](){}.:/!]/g;
const graphemes = lazily(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
const JOINER = '\u200d';
/**
 * Letters and signs that show nothing, a braille pattern and a note's head among them: a name of these alone is no name.
 * Beside them the characters of no width.
 */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\u2800\u{1D159}]/gu;

/** A name as a label shows it, and as a message does. */
interface Clean {
  readonly label: string;
  readonly escaped: string;
}

/** Names that were cleaned before, by their length at most: that takes longer than all else of a board's drawing. */
const cleaned = new Map<number, LRUCache<string, Clean>>();
/** More than sit at all tables of a process. */
const MOST_CLEANED = 20_000;

function clean(name: string, longest: number): Clean {
  const names = cleaned.get(longest) ?? new LRUCache<string, Clean>({ max: MOST_CLEANED });
  cleaned.set(longest, names);
  const known = names.get(name);
  if (known !== undefined) return known;
  const label = cleanName(name, longest);
  const made = { label, escaped: escaped(label) };
  names.set(name, made);
  return made;
}

/**
 * A person's text for a button's label or an option, where Discord reads no markdown: one line, not too long. '' where
 * nothing of it would be seen.
 */
export const buttonName = (name: string, longest = LONGEST_NAME): string => clean(name, longest).label;

function cleanName(name: string, longest: number): string {
  const line = name
    .replace(UNSEEN, (unseen) => (unseen === JOINER ? unseen : ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  if (showsNothing(line)) return '';
  const signs = [...graphemes().segment(line)].map(({ segment }) => segment);
  if (signs.length <= longest) return bounded(line, longest);
  const start = signs
    .slice(0, longest - 1)
    .join('')
    .trimEnd();
  return showsNothing(start) ? '' : bounded(`${start}…`, longest);
}

const showsNothing = (text: string): boolean => text.replace(BLANK, '') === '';

/** Piled-up accents make one grapheme of any length. */
const bounded = (shortened: string, longest: number): string =>
  shortened.length > longest * 4 ? `${[...shortened].slice(0, longest).join('')}…` : shortened;

/** A person's text for a message: it shows as it was written, and neither formats, links nor pings. */
export const escapeText = (name: string, longest = LONGEST_NAME): string => clean(name, longest).escaped;

const escaped = (label: string): string =>
  label.replace(MARKDOWN, (sign) => `\\${sign}`).replaceAll('@', `@${ZERO_WIDTH_SPACE}`);

const ESCAPED = new RegExp(`\\\\(${MARKDOWN.source})`, 'g');

/** Text for a message as a label shows it, which reads no markdown: what `escapeText` added is gone. */
export const unescapeText = (words: string): string =>
  words.replace(ESCAPED, '$1').replaceAll(`@${ZERO_WIDTH_SPACE}`, '@');

/** A name as it is shown, or "Player 2" where nothing of it would be seen. `number` counts from 1. */
export const orPlayer = (t: Translate, shown: string, number: number): string =>
  shown === '' ? t('common.seat', { number }) : shown;

/** Those who played before, in a message, in the order of their seats. */
export const crewText = (t: Translate, names: readonly string[]): string =>
  listed(
    t,
    names.map((name, at) => orPlayer(t, escapeText(name), at + 1)),
  );

const nameAt = (t: Translate, people: People, seat: Seat): string => {
  const person = people.get(seat);
  const shown = buttonName(person?.name ?? '');
  const name = t.plain === true ? wordsAlone(t, shown) : shown;
  if (person?.robot === true)
    return t(t.plain === true ? 'common.robot-plain' : 'common.robot-named', {
      name: name === '' ? robotName(t, seat) : name,
    });
  return name === '' ? t('common.seat', { number: seat + 1 }) : name;
};

function robotName(t: Translate, seat: Seat): string {
  const key = `common.robot.seat-${seat}`;
  return isPlainKey(key) ? t(key) : t('common.seat', { number: seat + 1 });
}

/** A seat's player in a message. */
export const seatName = (t: Translate, people: People, seat: Seat): string =>
  escapeText(nameAt(t, people, seat), LONGEST_NAME + (t.plain === true ? SPOKEN_ROBOT : ROBOT_MARK));
/** A seat's player on a button. */
export const seatLabel = nameAt;

/** At the head of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
