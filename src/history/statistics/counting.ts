import { StorageFault, type Clock, type GameId, type Timers } from '../../table/ports.js';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** Where finished games are counted. */
export interface CountStore {
  /** Does nothing for a game that is counted already. Rejects with `StorageFault`, or with anything else for a bug. */
  count(game: GameId): Promise<void>;
}

export interface CountingOptions {
  readonly store: CountStore;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Runs something after what is waiting now; setImmediate unless a test wants otherwise. */
  readonly defer?: (run: () => void) => void;
  /** Told of a game that could not be counted, which is a bug; the next start tries again. */
  readonly onUncounted: (game: GameId, error: unknown) => void;
}

/**
 * Counts games that are over, in a transaction after the one that ended them: whoever played the last action waits for no
 * statistics. What isn't counted when the process ends is counted at the next start.
 */
export class Counting {
  readonly #waiting = new Map<GameId, Promise<void>>();
  #last: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(private readonly options: CountingOptions) {}

  /** Its end is written. */
  ended(game: GameId): void {
    const { defer = setImmediate } = this.options;
    const counted = this.#last
      .then(() => new Promise<void>((resolve) => void defer(resolve)))
      .then(() => this.#count(game))
      .finally(() => this.#waiting.delete(game));
    this.#waiting.set(game, counted);
    this.#last = counted;
  }

  /** Resolves once a game that ended is counted, or can't be. */
  async counted(game: GameId): Promise<void> {
    await this.#waiting.get(game);
  }

  /** Nothing is counted any more. */
  stop(): void {
    this.#stopped = true;
  }

  async #count(game: GameId): Promise<void> {
    for (let pause = FIRST_RETRY_MS; !this.#stopped; pause = Math.min(2 * pause, LONGEST_RETRY_MS)) {
      try {
        await this.options.store.count(game);
        return;
      } catch (error) {
        if (!(error instanceof StorageFault)) {
          this.options.onUncounted(game, error);
          return;
        }
        await this.#pause(pause);
      }
    }
  }

  #pause(ms: number): Promise<void> {
    const { clock, timers } = this.options;
    return new Promise((resolve) => {
      timers.at(clock.now() + ms, resolve);
    });
  }
}
