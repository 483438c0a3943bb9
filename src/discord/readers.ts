import type { Locale } from '../text/index.js';
import { knownLocale } from '../text/index.js';

/** People whose language is remembered; the one not heard of for longest goes first. */
const MOST = 20_000;

/** Which language each person's Discord speaks, as their newest interaction said. */
export class Readers {
  readonly #locales = new Map<string, Locale>();

  /** `tag`: Discord's; a language that the bot doesn't speak is forgotten, so that the server's is used. */
  learn(userId: string, tag: string | null): void {
    const locale = knownLocale(tag);
    this.#locales.delete(userId);
    if (locale === null) return;
    this.#locales.set(userId, locale);
    for (const oldest of this.#locales.keys()) {
      if (this.#locales.size <= MOST) break;
      this.#locales.delete(oldest);
    }
  }

  /** Null: not known, or none of the bot's. */
  localeOf(userId: string): Locale | null {
    return this.#locales.get(userId) ?? null;
  }
}
