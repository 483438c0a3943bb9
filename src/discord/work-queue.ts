import type { Clock, Timers } from '../table/ports.js';

/** Between two pieces of work the event loop handles what has come in; milliseconds. */
const APART_MS = 5;
/** How many of one person may wait, and how many in all. */
const MOST_OF_A_PERSON = 3;
const MOST = 200;

/** Who asks, and from where. */
export interface Asker {
  readonly userId: string;
  readonly guildId: string | null;
}

interface Waiting extends Asker {
  readonly run: () => void;
}

/**
 * A queue for work that takes tens of milliseconds of the event loop, such as exports: one piece after the other, with
 * room for clicks in between. Servers take turns, so that one person's many requests keep nobody else waiting.
 */
export class WorkQueue {
  /** By server; the one whose turn is next comes first. */
  readonly #waiting = new Map<string | null, Waiting[]>();
  #planned = false;

  constructor(private readonly time: { readonly clock: Clock; readonly timers: Timers }) {}

  /** Pieces of work that wait. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Null: this person waits for as much as one may, or too much waits in all. Rejects with what the work throws. */
  add<T>(asker: Asker, work: () => T | Promise<T>): Promise<T> | null {
    const all = [...this.#waiting.values()].flat();
    const own = all.filter(({ userId }) => userId === asker.userId);
    if (own.length >= MOST_OF_A_PERSON || all.length >= MOST) return null;
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      const server = this.#waiting.get(asker.guildId) ?? [];
      server.push({ ...asker, run });
      this.#waiting.set(asker.guildId, server);
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#planned || this.#waiting.size === 0) return;
    this.#planned = true;
    this.time.timers.at(this.time.clock.now() + APART_MS, () => {
      this.#planned = false;
      this.#next();
      this.#plan();
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [guildId, server] = first;
    const next = server.shift();
    // Its turn comes again after those of all other servers.
    this.#waiting.delete(guildId);
    if (server.length > 0) this.#waiting.set(guildId, server);
    next?.run();
  }
}
