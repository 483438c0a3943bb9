import messageFormat from '@messageformat/core';
import type { Millis } from '../games/shared/time.js';
import { lazily } from '../games/shared/lazily.js';
import { german } from './de/index.js';
import { english } from './en/index.js';
import { spanish } from './es-ES/index.js';
import { french } from './fr/index.js';
import type { Icons } from './icon.js';
import { italian } from './it/index.js';
import { japanese } from './ja/index.js';
import type { Counts, Filling, Key, PlainKey, Templates, Words } from './keys.js';
import { DEFAULT_LOCALE, type Locale } from './locales.js';
import { dutch } from './nl/index.js';
import { polish } from './pl/index.js';
import { portuguese } from './pt-BR/index.js';
import { chinese } from './zh-TW/index.js';

/** English's shape, with words everywhere. */
export type AllWords = Complete<typeof english>;
type Complete<T> = { readonly [K in keyof T]: T[K] extends string ? string : Complete<T[K]> };

// In the parts that they are written in: one object of all of a language's words takes long to put together, and a start
// needs few of them.
const OTHERS: Readonly<Record<Exclude<Locale, 'en'>, readonly Words[]>> = {
  de: german,
  'es-ES': spanish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  pl: polish,
  'pt-BR': portuguese,
  'zh-TW': chinese,
};

type ValuesOf<K extends Key> = {
  readonly [N in Filling<K>]: N extends Counts<Templates[K]> ? number : string | number;
};
// Plain keys come first: a key that is put together at run time is any of them, and is looked for in a list instead of
// being worked out for more than a thousand messages at once.
export interface Translate {
  (key: PlainKey): string;
  <K extends Exclude<Key, PlainKey>>(key: K, values: ValuesOf<K>): string;
  readonly locale: Locale;
  /** The bot's own emoji, where what is said goes into a message; absent: signs stand for them. */
  readonly icons?: Icons;
  /** For people with a screen reader: words alone. Absent: no. */
  readonly plain?: true;
  /** Converts a time of this machine's clock to that of the readers' clocks; absent: they are taken to agree. */
  readonly readersTime?: (at: Millis) => Millis;
}

/** The same words, shown otherwise. */
export const shownWith = (t: Translate, how: Pick<Translate, 'icons' | 'plain' | 'readersTime'>): Translate =>
  Object.assign(t.bind(null) as Translate, {
    locale: t.locale,
    ...(t.icons === undefined ? {} : { icons: t.icons }),
    ...(t.plain === undefined ? {} : { plain: t.plain }),
    ...(t.readersTime === undefined ? {} : { readersTime: t.readersTime }),
    ...how,
  });

type Message = (values?: Readonly<Record<string, string | number>>) => string;

interface Compiler {
  compile(words: string): Message;
}

type CompilerClass = new (locale: string) => Compiler;
const isClass = (found: unknown): found is CompilerClass => typeof found === 'function';

/** The package's types promise a default export inside its module; the module itself is the class. */
function compilerClass(found: unknown): CompilerClass {
  if (!isClass(found)) throw new TypeError('@messageformat/core is not the class that it was');
  return found;
}
const MessageFormat = compilerClass(messageFormat);

interface Tree {
  readonly [key: string]: string | Tree;
}

const leavesOf = (tree: Tree, prefix: string): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : leavesOf(value, `${prefix}${key}.`),
  );

/** English as a tree, with a language's own words in it where it has them. */
export function allWords(locale: Locale): AllWords {
  const words = over(english, wordsOf(locale), '');
  if (!isWhole(words)) throw new TypeError(`the words in ${locale} lack a part that English has`);
  return words;
}

const isWhole = (tree: Tree): tree is Tree & AllWords => Object.keys(english).every((part) => part in tree);

const over = (base: Tree, own: ReadonlyMap<string, string>, prefix: string): Tree =>
  Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const path = `${prefix}${key}`;
      return [key, typeof value === 'string' ? (own.get(path) ?? value) : over(value, own, `${path}.`)];
    }),
  );

const flat = new Map<Locale, ReadonlyMap<string, string>>();

/** A language's own words by their keys. */
export function wordsOf(locale: Locale): ReadonlyMap<string, string> {
  const known =
    flat.get(locale) ?? new Map(locale === 'en' ? leavesOf(english, '') : OTHERS[locale].flatMap(Object.entries));
  flat.set(locale, known);
  return known;
}

/** A language's own words for one key; null: it says that in English. */
export function ownWords(locale: Locale, key: Key): string | null {
  if (locale === 'en') return wordsOf(locale).get(key) ?? null;
  return OTHERS[locale].find((part) => part[key] !== undefined)?.[key] ?? null;
}

/** A message's function: words without anything to fill in need no compiler. */
function compile(locale: Locale, words: string, format: Compiler): Message {
  if (!/[{}']/.test(words)) return () => words;
  try {
    return format.compile(words);
  } catch (error) {
    throw new Error(`the words ${JSON.stringify(words)} in ${locale} are no ICU message`, { cause: error });
  }
}

const made = new Map<Locale, Translate>();

/** The translator of one language of the bot; made once. */
export function translator(locale: Locale): Translate {
  const known = made.get(locale) ?? translatorFrom(locale, wordsOf(locale));
  made.set(locale, known);
  return known;
}

/**
 * Says things with these words, in their locale's numbers and plurals. Each message becomes a function when it is first
 * asked for; what there are no words for is said in English.
 */
export function translatorFrom(locale: Locale, own: ReadonlyMap<string, string>): Translate {
  const formats = new Map<Locale, Compiler>();
  const formatOf = (language: Locale): Compiler => {
    const format = formats.get(language) ?? new MessageFormat(language);
    formats.set(language, format);
    return format;
  };
  const messages = new Map<string, Message>();
  const messageOf = (key: string): Message => {
    const translated = own.get(key);
    const language = translated === undefined ? DEFAULT_LOCALE : locale;
    const words = translated ?? wordsOf(DEFAULT_LOCALE).get(key);
    if (words === undefined) throw new Error(`no words for ${key}`);
    const message = compile(language, words, formatOf(language));
    messages.set(key, message);
    return message;
  };
  // A message that is nothing but a number comes out of its function as that number.
  const say = (key: string, values?: Parameters<Message>[0]): string => {
    const said = String((messages.get(key) ?? messageOf(key))(values));
    return values !== undefined && hasNegative(values) ? said.replaceAll(HYPHEN_OF_NUMBER, '−') : said;
  };
  return Object.assign(say, { locale });
}

const HYPHEN_OF_NUMBER = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/** Numbers come with a hyphen, which can end a line and is read as a dash. */
function hasNegative(values: Readonly<Record<string, string | number>>): boolean {
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'number' && value < 0) return true;
  }
  return false;
}

/** Only the page under docs/ that is made from Meteor Town's rules says these, and it is in English. */
const ENGLISH_ALONE = /^meteor-town\.document\./;

/** English words, by key, that a language should have and does not say yet. */
export const missingWords = (locale: Locale): readonly (readonly [key: string, words: string])[] => {
  const own = wordsOf(locale);
  return [...wordsOf(DEFAULT_LOCALE)].filter(([key]) => !own.has(key) && !ENGLISH_ALONE.test(key));
};

const plainKeys = lazily(
  () => new Set([...wordsOf(DEFAULT_LOCALE)].flatMap(([key, words]) => (words.includes('{') ? [] : [key]))),
);

/** Whether a key made at run time (`trait.${id}.name`) has words that need no filling. */
export const isPlainKey = (key: string): key is PlainKey => plainKeys().has(key);
