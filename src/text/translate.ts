import { createInstance } from 'i18next';
import { english } from './en/index.js';

/** Every language that the bot speaks. A new one is a folder beside `en/` and a line here and in `WORDS`. */
export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** English's shape, with any words in it: what each locale's folder must have. */
export type Words = Localised<typeof english>;
type Localised<T> = { readonly [K in keyof T]: T[K] extends string ? string : Localised<T[K]> };

export const WORDS: Readonly<Record<Locale, Words>> = { en: english };

type Leaves<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string
    ? { readonly [P in `${Prefix}${K}`]: T[K] }
    : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
type Merged<U> = (U extends unknown ? (u: U) => void : never) extends (merged: infer M) => void ? M : never;
type Templates = Merged<Leaves<typeof english, ''>>;

type PluralOf<K> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : never;
/** Keys as they are asked for: plural forms by their stem. */
export type Key = Exclude<keyof Templates, `${string}_${'one' | 'other'}`> | PluralOf<keyof Templates>;

type Names<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;
type TemplateOf<K extends Key> = K extends keyof Templates
  ? Templates[K]
  : `${K}_other` extends infer P
    ? P extends keyof Templates
      ? Templates[P] | '{{count}}'
      : never
    : never;
/** What a key's words ask to be filled in. */
export type Filling<K extends Key> = Names<TemplateOf<K>>;
/** Keys whose words stand as they are. */
export type PlainKey = { [K in Key]: [Filling<K>] extends [never] ? K : never }[Key];

type ValuesOf<K extends Key> = { readonly [N in Filling<K>]: N extends 'count' ? number : string | number };
export interface Translate {
  <K extends Key>(key: K, ...values: [Filling<K>] extends [never] ? [] : [ValuesOf<K>]): string;
  readonly locale: Locale;
}

const i18n = createInstance({
  lng: DEFAULT_LOCALE,
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, { translation: WORDS[locale] }])),
  nsSeparator: false,
  // Discord is not HTML; names are escaped for Discord where they come in (`names.ts`).
  interpolation: { escapeValue: false },
});
void i18n.init();

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Sentences kept: a board is drawn anew each second, and most of its words are those of the second before. */
const MOST_REMEMBERED = 5_000;

/** i18next looks its options over anew for each sentence, which is dearer than drawing the rest of a message. */
function remembered(say: Say): Say {
  const known = new Map<string, string>();
  return (key, values) => {
    const question = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const answer = known.get(question);
    if (answer !== undefined) return answer;
    const said = say(key, values);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(question, said);
    return said;
  };
}

const made = new Map<Locale, Translate>();

export function translator(locale: Locale): Translate {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const fixed = i18n.getFixedT(locale);
  const say = remembered((key, values) => fixed(key, { ...values, nest: false }));
  const translate: Translate = Object.assign(say, { locale });
  made.set(locale, translate);
  return translate;
}

/** Discord's locale, or a setting's, to one of ours. */
export function localeOf(tag: string | null | undefined): Locale {
  const language = (tag ?? '').toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE;
}

/** Whether a key made at run time (`trait.${id}.name`) has words that need no filling. */
export function isPlainKey(key: string): key is PlainKey {
  const words = i18n.getResource(DEFAULT_LOCALE, 'translation', key) as unknown;
  return typeof words === 'string' && !words.includes('{{');
}
