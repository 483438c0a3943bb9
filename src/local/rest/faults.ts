import type { LimitScope } from './rates.js';

/** What is to go wrong with the next requests. */
export type Trouble =
  /** A 5xx, say: nothing is done. `page`: an HTML page, as from a proxy before Discord. */
  | { readonly status: number; readonly body?: object; readonly page?: true }
  /** A 429: nothing is done. `retryAfterS` defaults to 0.05, `scope` to the bot's own limit for the route. */
  | { readonly rateLimit: { readonly retryAfterS?: number; readonly scope?: LimitScope } }
  /** A 429 from Cloudflare before Discord: an HTML page, without scope or buckets. */
  | { readonly banned: { readonly retryAfterS: number } }
  /**
   * The connection is cut `before` anything is done, or `after` it was done but before the answer. discord.js
   * retries only a `reset` one; of one that was merely closed the caller hears.
   */
  | { readonly drop: 'before' | 'after'; readonly reset?: boolean }
  /** Taken up this much later, by the server's timers. */
  | { readonly delayMs: number }
  /** Taken up when the promise resolves. */
  | { readonly until: Promise<void> };

export interface RequestMatch {
  readonly method?: string;
  /** A part of the path without /api/v10, or a pattern it must match. */
  readonly path?: string | RegExp;
  /** True: it brings files. */
  readonly files?: true;
}

interface Planned {
  readonly match: RequestMatch;
  readonly trouble: Trouble;
  left: number;
  met: number;
}

/** A planned trouble; `cancel` takes it back, `met` counts the requests that ran into it. */
export interface PlannedTrouble {
  readonly met: number;
  cancel(): void;
}

/** Trouble that tests have ordered, first ordered first served. */
export class Faults {
  readonly #planned = new Set<Planned>();
  #choose: ((method: string, path: string) => Trouble | undefined) | null = null;

  /** The next `times` (1 unless told) requests that match meet this trouble. */
  next(match: RequestMatch, trouble: Trouble, times = 1): PlannedTrouble {
    const planned: Planned = { match, trouble, left: times, met: 0 };
    this.#planned.add(planned);
    return {
      get met() {
        return planned.met;
      },
      cancel: () => void this.#planned.delete(planned),
    };
  }

  /** Asked about each request that meets no planned trouble, in place of single ones; null: no more of that. */
  each(choose: ((method: string, path: string) => Trouble | undefined) | null): void {
    this.#choose = choose;
  }

  clear(): void {
    this.#planned.clear();
    this.#choose = null;
  }

  take(method: string, path: string, files = 0): Trouble | undefined {
    for (const planned of this.#planned) {
      if (!matches(planned.match, method, path) || (planned.match.files === true && files === 0)) continue;
      planned.left -= 1;
      planned.met += 1;
      if (planned.left <= 0) this.#planned.delete(planned);
      return planned.trouble;
    }
    return this.#choose?.(method, path);
  }
}

/** A text is searched for anywhere in the path. */
export function matches(match: RequestMatch, method: string, path: string): boolean {
  if (match.method !== undefined && match.method !== method) return false;
  if (match.path === undefined) return true;
  return typeof match.path === 'string' ? path.includes(match.path) : match.path.test(path);
}
