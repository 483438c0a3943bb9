/** Every language that the bot speaks, in the order in which they are offered. A new one is a folder beside `en/`, too. */
export const LOCALES = ['en', 'de', 'es-ES', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'zh-TW'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

interface Language {
  /** What those who speak it call it. */
  readonly name: string;
  /** Discord's tags for it (Discord docs, "Locales"). */
  readonly tags: readonly string[];
}

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: { name: 'English', tags: ['en-US', 'en-GB'] },
  de: { name: 'Deutsch', tags: ['de'] },
  'es-ES': { name: 'Español', tags: ['es-ES', 'es-419'] },
  fr: { name: 'Français', tags: ['fr'] },
  it: { name: 'Italiano', tags: ['it'] },
  ja: { name: '日本語', tags: ['ja'] },
  nl: { name: 'Nederlands', tags: ['nl'] },
  pl: { name: 'Polski', tags: ['pl'] },
  'pt-BR': { name: 'Português do Brasil', tags: ['pt-BR'] },
  'zh-TW': { name: '繁體中文', tags: ['zh-TW'] },
};

const languageIn = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Simplified Chinese is written with other characters, so its readers aren't given the traditional ones. */
const NOT_OURS: ReadonlySet<string> = new Set(['zh-cn', 'zh-hans', 'zh-sg']);

/** Discord's locale, or a browser's, to one of ours; null: the bot doesn't speak that language. */
export function knownLocale(tag: string | null | undefined): Locale | null {
  if (tag === null || tag === undefined || NOT_OURS.has(tag.toLowerCase())) return null;
  const exact = LOCALES.find((locale) =>
    [locale, ...LANGUAGES[locale].tags].some((one) => one.toLowerCase() === tag.toLowerCase()),
  );
  return exact ?? LOCALES.find((locale) => languageIn(locale) === languageIn(tag)) ?? null;
}

/** As `knownLocale`; the default where the bot doesn't speak it. */
export const localeOf = (tag: string | null | undefined): Locale => knownLocale(tag) ?? DEFAULT_LOCALE;
