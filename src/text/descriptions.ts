import { LANGUAGES, LOCALES } from './locales.js';
import type { PlainKey } from './keys.js';
import { ownWords } from './translate.js';

/** A command's or an option's description with its localisations, as registration takes them. */
export function description(key: Extract<PlainKey, `command.${string}` | `${string}.command.${string}`>): {
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>>;
} {
  const localised = LOCALES.flatMap((locale) => {
    const words = ownWords(locale, key);
    return words === null ? [] : LANGUAGES[locale].tags.map((tag) => [tag, words] as const);
  });
  return { description: ownWords('en', key) ?? key, description_localizations: Object.fromEntries(localised) };
}
