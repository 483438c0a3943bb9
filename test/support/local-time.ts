import type { Clock, Timers } from '../../src/local/index.js';

/** Time that stands still until a test moves it on: a clock and timers for `listenLocal` (and for what is tested). */
export class TestTime implements Clock, Timers {
  #now: number;
  #last = 0;
  readonly #waiting = new Map<number, { readonly at: number; readonly run: () => void }>();

  constructor(start = Date.UTC(2026, 0, 1)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  setTimeout(run: () => void, delayMs: number): number {
    this.#last += 1;
    this.#waiting.set(this.#last, { at: this.#now + delayMs, run });
    return this.#last;
  }

  clearTimeout(handle: unknown): void {
    this.#waiting.delete(Number(handle));
  }

  /** As the bot's timers: gives what cancels it. */
  at(when: number, run: () => void): () => void {
    const handle = this.setTimeout(run, when - this.#now);
    return () => {
      this.clearTimeout(handle);
    };
  }

  /** Moves time on, and runs what falls due in its order, each at its own moment. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#waiting].filter(([, one]) => one.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#waiting.delete(due[0]);
      this.#now = Math.max(this.#now, due[1].at);
      due[1].run();
    }
    this.#now = end;
  }
}
