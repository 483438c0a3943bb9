import type { Locale } from '../text/index.js';
import { knownLocale } from '../text/index.js';
import type { PersonSettingsStore } from './ports.js';

/** Most people kept in memory; the least recently used is dropped first, and read from the store when next asked for. */
const MOST = 20_000;

const LANGUAGE = 'language';
const PLAIN = 'plain';

/** The language and the kind of panel that one person reads. */
export interface Reader {
  /** Null: not known, or not a language that the bot has. */
  readonly locale: Locale | null;
  /** Panels list legal actions only, in words: for people who use a screen reader. */
  readonly plain: boolean;
}

const UNKNOWN: Reader = { locale: null, plain: false };

/**
 * Each person's language, as their newest interaction told it, and whether they read plain panels. Stored, so that
 * panels look the same after a restart.
 */
export class ReaderPreferences {
  readonly #known = new Map<string, Reader>();

  constructor(private readonly store: Pick<PersonSettingsStore, 'find' | 'choose' | 'note'>) {}

  /** `tag`: Discord's locale; null is kept for one that the bot doesn't have, so that the server's language is used. */
  learn(userId: string, guildId: string | null, tag: string | null): void {
    const locale = knownLocale(tag);
    const known = this.of(userId);
    this.#remember(userId, { ...known, locale });
    if (guildId !== null && known.locale !== locale) this.store.note(guildId, userId, LANGUAGE, locale);
  }

  of(userId: string): Reader {
    const known = this.#known.get(userId);
    if (known !== undefined) return known;
    const kept = this.#kept(userId);
    if (kept !== null) this.#remember(userId, kept);
    return kept ?? UNKNOWN;
  }

  /** Throws the store's error, so that the person who asked for it hears that it failed. */
  setPlain(guildId: string, userId: string, on: boolean): void {
    this.store.choose(guildId, userId, PLAIN, on ? 'on' : null);
    this.#remember(userId, { ...this.of(userId), plain: on });
  }

  /** Drops a person from memory after their stored settings were deleted. */
  forget(userId: string): void {
    this.#known.delete(userId);
  }

  #remember(userId: string, reader: Reader): void {
    this.#known.delete(userId);
    this.#known.set(userId, reader);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
  }

  /** Null: the store can't be read now, as where the database is closed. */
  #kept(userId: string): Reader | null {
    try {
      const locale = knownLocale(this.store.find(userId, LANGUAGE));
      return { locale, plain: this.store.find(userId, PLAIN) === 'on' };
    } catch {
      return null;
    }
  }
}
