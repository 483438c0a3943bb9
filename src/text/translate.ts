import messageFormat from '@messageformat/core';
import { german } from './de/index.js';
import { english } from './en/index.js';
import { spanish } from './es-ES/index.js';
import { french } from './fr/index.js';
import type { Icons } from './icon.js';
import { italian } from './it/index.js';
import { japanese } from './ja/index.js';
import { DEFAULT_LOCALE, type Locale } from './locales.js';
import { dutch } from './nl/index.js';
import { polish } from './pl/index.js';
import { portuguese } from './pt-BR/index.js';
import type { Words } from './words.js';
import { chinese } from './zh-TW/index.js';

/** English's shape, with words everywhere. */
export type AllWords = Complete<typeof english>;
type Complete<T> = { readonly [K in keyof T]: T[K] extends string ? string : Complete<T[K]> };

export const WORDS: Readonly<Record<Locale, Words>> = {
  en: english,
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

// Pairs first, then one flat type of them: a look-up in an intersection of that many would be too much for the compiler.
type Leaves<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string
    ? readonly [key: `${Prefix}${K}`, words: T[K]]
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type Templates = { readonly [L in Leaves<typeof english, ''> as L[0]]: L[1] };

/** What words are asked for by: the path to them, with dots. */
export type Key = keyof Templates;

// The names that a message in ICU MessageFormat asks to be filled in, read from English's words by the compiler: what
// stands between a brace and the next one, if it is a bare word. (A test sees to it that no form of a plural is one.)
type NotBare = `${string}${' ' | '#' | '{' | '}' | ','}${string}`;
type Bare<S> = S extends NotBare ? never : S;
type CountAt<S> = S extends `${infer Name}, plural,${string}` ? Bare<Name> : never;
type FillAt<S> = S extends `${infer Name}}${string}` ? Bare<Name> : never;
type Counts<S> = S extends `${string}{${infer Rest}` ? CountAt<Rest> | Counts<Rest> : never;
type Fills<S> = S extends `${string}{${infer Rest}` ? FillAt<Rest> | Fills<Rest> : never;

/** What a key's words ask to be filled in. */
export type Filling<K extends Key> = Counts<Templates[K]> | Fills<Templates[K]>;
/** Keys whose words stand as they are. */
export type PlainKey = { [K in Key]: [Filling<K>] extends [never] ? K : never }[Key];

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
}

type Message = (values?: Readonly<Record<string, string | number>>) => string;

interface Compiler {
  compile(words: string): Message;
}

// The package's types promise a default export inside its module; the module itself is the class.
const MessageFormat = messageFormat as unknown as new (locale: string) => Compiler;

interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/** All words of a locale by their keys. */
export function flatWords(words: Words, prefix = ''): ReadonlyMap<string, string> {
  return new Map(leavesOf(words as Tree, prefix));
}

const leavesOf = (tree: Tree, prefix: string): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : leavesOf(value, `${prefix}${key}.`);
  });

/** All words of a locale as a tree, English ones where it has none. */
export const allWords = (locale: Locale): AllWords => merged(english, WORDS[locale] as Tree) as unknown as AllWords;

const merged = (base: Tree, over: Tree): Tree =>
  Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const own = over[key];
      if (typeof value !== 'object') return [key, own ?? value];
      return [key, typeof own === 'object' ? merged(value, own) : value];
    }),
  );

const flat = new Map<Locale, ReadonlyMap<string, string>>();

function wordsOf(locale: Locale): ReadonlyMap<string, string> {
  const known = flat.get(locale) ?? flatWords(WORDS[locale]);
  flat.set(locale, known);
  return known;
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

/** What says things in one language of the bot; made once. */
export function translator(locale: Locale): Translate {
  const known = made.get(locale) ?? speaking(locale, wordsOf(locale));
  made.set(locale, known);
  return known;
}

/**
 * Says things with these words, in their locale's numbers and plurals. Each message becomes a function when it is first
 * asked for; what there are no words for is said in English.
 */
export function speaking(locale: Locale, own: ReadonlyMap<string, string>): Translate {
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
  const say = (key: string, values?: Parameters<Message>[0]): string =>
    String((messages.get(key) ?? messageOf(key))(values));
  return Object.assign(say, { locale });
}

/** Whether a language has words of its own for a key, or says it in English. */
export const isTranslated = (locale: Locale, key: Key): boolean => wordsOf(locale).has(key);

/** Whether a key made at run time (`trait.${id}.name`) has words that need no filling. */
export function isPlainKey(key: string): key is PlainKey {
  const words = wordsOf(DEFAULT_LOCALE).get(key);
  return words !== undefined && !words.includes('{');
}
