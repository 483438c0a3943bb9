import { LANGUAGES, LOCALES } from './locales.js';
import type { PlainKey } from './keys.js';
import { ownWords } from './translate.js';

/** Keys of what Discord shows beside commands and their options. */
export type DescriptionKey = Extract<PlainKey, `command.${string}` | `${string}.command.${string}`>;

/** A command's, an option's or a choice's words with their localisations, as registration takes them. */
export function description(key: PlainKey): {
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>>;
} {
  const localised = LOCALES.flatMap((locale) => {
    const words = ownWords(locale, key);
    return words === null ? [] : LANGUAGES[locale].tags.map((tag) => [tag, words] as const);
  });
  return { description: ownWords('en', key) ?? key, description_localizations: Object.fromEntries(localised) };
}
