import { LOCALES, translator, type Locale, type PlainKey } from './translate.js';

/** What Discord calls our languages. */
const TAGS: Readonly<Record<Locale, readonly string[]>> = { en: ['en-US', 'en-GB'] };

/** A command's or an option's description with its localisations, as registration takes them. */
export function description(key: Extract<PlainKey, `command.${string}` | `${string}.command.${string}`>): {
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>>;
} {
  const localised = LOCALES.flatMap((locale) => TAGS[locale].map((tag) => [tag, translator(locale)(key)] as const));
  return { description: translator('en')(key), description_localizations: Object.fromEntries(localised) };
}
