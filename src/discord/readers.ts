import type { Locale } from '../text/index.js';
import { knownLocale } from '../text/index.js';
import type { PersonSettingsStore } from './ports.js';

/** People who are remembered at once; the one not heard of for longest goes first, and is read again when asked for. */
const MOST = 20_000;

const LANGUAGE = 'language';
const PLAIN = 'plain';

/** How one person reads. */
export interface Reader {
  /** Null: not known, or none of the bot's. */
  readonly locale: Locale | null;
  /** Legal actions alone, in words: for people who hear what is on the screen. */
  readonly plain: boolean;
}

const UNKNOWN: Reader = { locale: null, plain: false };

/**
 * Which language each person's Discord speaks, as their newest interaction said, and who reads plain panels. Kept, so
 * that panels stay as their readers know them after a restart.
 */
export class Readers {
  readonly #known = new Map<string, Reader>();

  constructor(private readonly store: Pick<PersonSettingsStore, 'find' | 'choose' | 'note'>) {}

  /** `tag`: Discord's; a language that the bot doesn't speak is forgotten, so that the server's is used. */
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

  /** Throws the store's error: who asks for it is told. */
  setPlain(guildId: string, userId: string, on: boolean): void {
    this.store.choose(guildId, userId, PLAIN, on ? 'on' : null);
    this.#remember(userId, { ...this.of(userId), plain: on });
  }

  /** What was kept is gone: nothing of it is remembered either. */
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

  /** Null: it can't be read just now, as where the database is closed. */
  #kept(userId: string): Reader | null {
    try {
      const locale = knownLocale(this.store.find(userId, LANGUAGE));
      return { locale, plain: this.store.find(userId, PLAIN) === 'on' };
    } catch {
      return null;
    }
  }
}
