import type { Millis } from '../../games/shared/time.js';
import type { Clock, Timers } from '../../table/ports.js';

/** So many writes may begin at once: a click that comes in just then waits for them. */
const BURST = 10;
/** And so many a second in the long run: about a third of a core. */
const PER_SECOND = 1000;
const TURN_MS = 4;

/**
 * Spreads writes out. After a lost gateway, and at a start, every board and every panel is to be redrawn at once: all
 * at the same moment would keep what people click waiting for seconds. Answers to clicks take no turn.
 */
export class Turns {
  #free = BURST;
  #at: Millis;
  #waiting: (() => void)[] = [];
  #planned = false;

  constructor(private readonly time: { readonly clock: Clock; readonly timers: Timers }) {
    this.#at = time.clock.now();
  }

  /** Runs it now, or when those before it have had their turn. */
  take(run: () => void): void {
    this.#refill();
    if (this.#waiting.length === 0 && this.#free >= 1) {
      this.#free -= 1;
      run();
      return;
    }
    this.#waiting.push(run);
    this.#plan();
  }

  #refill(): void {
    const now = this.time.clock.now();
    this.#free = Math.min(BURST, this.#free + (Math.max(0, now - this.#at) * PER_SECOND) / 1000);
    this.#at = now;
  }

  #plan(): void {
    if (this.#planned || this.#waiting.length === 0) return;
    this.#planned = true;
    this.time.timers.at(this.time.clock.now() + TURN_MS, () => {
      this.#planned = false;
      this.#refill();
      // After a pause of the process no more than a burst goes out together either.
      const due = this.#waiting.splice(0, Math.floor(this.#free));
      this.#free -= due.length;
      for (const run of due) run();
      this.#plan();
    });
  }
}
