import { LANGUAGES, LOCALES } from './locales.js';
import type { PlainKey } from './keys.js';
import { isTranslated, translator } from './translate.js';

/** A command's or an option's description with its localisations, as registration takes them. */
export function description(key: Extract<PlainKey, `command.${string}` | `${string}.command.${string}`>): {
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>>;
} {
  const localised = LOCALES.filter((locale) => isTranslated(locale, key)).flatMap((locale) =>
    LANGUAGES[locale].tags.map((tag) => [tag, translator(locale)(key)] as const),
  );
  return { description: translator('en')(key), description_localizations: Object.fromEntries(localised) };
}
