import type { Locale } from '../text/index.js';
import { knownLocale } from '../text/index.js';
import type { PersonSettingsStore } from '../storage/ports/person-settings.js';
import { recentlyUsed } from './recently-used.js';

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

interface Known extends Reader {
  /** The locale that the store has: another one than `locale` after a write that failed, or after an interaction in a DM. */
  readonly stored: Locale | null;
}

const UNKNOWN: Known = { locale: null, plain: false, stored: null };

/**
 * Each person's language, as their newest interaction told it, and whether they read plain panels. Stored, so that
 * panels look the same after a restart.
 */
export class ReaderPreferences {
  readonly #known = recentlyUsed<Known>(MOST);
  /** Who is alone with the bot in their direct messages, by home. */
  readonly #alone = recentlyUsed<string>(MOST);

  constructor(private readonly store: Pick<PersonSettingsStore, 'find' | 'choose' | 'note'>) {}

  /** `tag`: Discord's locale; null is kept for one that the bot doesn't have, so that the server's language is used. */
  learn(userId: string, guildId: string | null, tag: string | null): void {
    const locale = knownLocale(tag);
    const known = this.#of(userId);
    const due = guildId !== null && known.stored !== locale;
    this.#known.set(userId, { ...known, locale, stored: due ? locale : known.stored });
    if (due)
      void this.store.note(guildId, userId, LANGUAGE, locale).then((taken) => {
        // Their next interaction tries again.
        if (!taken) this.#known.set(userId, { ...this.#of(userId), stored: known.stored });
      });
  }

  /** These are the direct messages between the bot and that person: nobody else reads them. */
  isAlone(home: string, userId: string): void {
    this.#alone.set(home, userId);
  }

  /** The language of the only person who reads there; null: others do, or the bot hasn't heard from them yet. */
  aloneIn(home: string): Locale | null {
    const userId = this.#alone.get(home);
    return userId === undefined ? null : this.of(userId).locale;
  }

  of(userId: string): Reader {
    return this.#of(userId);
  }

  /** Rejects with the store's error, so that the person who asked for it hears that it failed. */
  async setPlain(guildId: string, userId: string, on: boolean): Promise<void> {
    await this.store.choose(guildId, userId, PLAIN, on ? 'on' : null);
    this.#known.set(userId, { ...this.#of(userId), plain: on });
  }

  /** Drops a person from memory after their stored settings were deleted. */
  forget(userId: string): void {
    this.#known.delete(userId);
  }

  #of(userId: string): Known {
    const known = this.#known.get(userId);
    if (known !== undefined) return known;
    const kept = this.#kept(userId);
    if (kept !== null) this.#known.set(userId, kept);
    return kept ?? UNKNOWN;
  }

  /** Null: the store can't be read now, as where the database is closed. */
  #kept(userId: string): Known | null {
    try {
      const locale = knownLocale(this.store.find(userId, LANGUAGE));
      return { locale, plain: this.store.find(userId, PLAIN) === 'on', stored: locale };
    } catch {
      return null;
    }
  }
}
