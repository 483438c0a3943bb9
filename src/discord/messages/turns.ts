import type { Millis } from '../../games/shared/time.js';
import type { Clock, Timers } from '../../table/ports.js';

/** So far apart writes are in the long run: about half of a core. */
const APART_MS = 1;
/** After a pause of the process so many go out together: a click that comes in just then waits for them. */
const MOST_AT_ONCE = 3;

/**
 * Lets writes through one after the other, so that between two of them the loop looks at what has come in. After a lost
 * gateway, and at a start, every board and every panel is to be redrawn at once, and where many games are played several
 * always are: all at the same moment would keep what people click waiting. Answers to clicks take no turn.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #startedAt: Millis = -Infinity;
  #planned = false;

  constructor(private readonly time: { readonly clock: Clock; readonly timers: Timers }) {}

  /** Runs it now, or when those before it have had their turn. */
  take(run: () => void): void {
    this.#waiting.push(run);
    if (this.#planned) return;
    if (this.time.clock.now() - this.#startedAt >= APART_MS) this.#next();
    else this.#plan();
  }

  #next(): void {
    const now = this.time.clock.now();
    const due = this.#waiting.splice(0, Math.min(MOST_AT_ONCE, (now - this.#startedAt) / APART_MS));
    this.#startedAt = now;
    for (const run of due) run();
    if (this.#waiting.length > 0) this.#plan();
  }

  #plan(): void {
    this.#planned = true;
    this.time.timers.at(this.#startedAt + APART_MS, () => {
      this.#planned = false;
      this.#next();
    });
  }
}
