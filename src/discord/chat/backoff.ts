import type { Millis } from '../../games/shared/time.js';
import type { Clock, Timers } from '../../table/ports.js';

/** The first gap, which doubles with each failure, and the longest. */
const FIRST_MS: Millis = 1000;
const LONGEST_MS: Millis = 60_000;

/** The gaps between two attempts while Discord can't be reached. */
export class Backoff {
  readonly #open = new Set<() => void>();
  #stopped = false;

  constructor(private readonly time: { readonly clock: Clock; readonly timers: Timers }) {}

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Resolves when it is time to try again after so many failures in a row; never, once stopped. */
  after(failures: number): Promise<void> {
    const { clock, timers } = this.time;
    return new Promise((resolve) => {
      if (this.#stopped) return;
      const cancel = timers.at(clock.now() + Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS), () => {
        this.#open.delete(cancel);
        resolve();
      });
      this.#open.add(cancel);
    });
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#open) cancel();
    this.#open.clear();
  }
}
