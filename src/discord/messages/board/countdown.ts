import type { Millis } from '../../../games/shared/time.js';
import type { Clock, Timers } from '../../../table/ports.js';

/** Redraws a message when its game says that it is time, as when a countdown is about to end. */
export class Countdown {
  #cancel: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    /** When it is next redrawn; null: not by itself. */
    private readonly next: (now: Millis) => Millis | null,
    private readonly redraw: () => void,
  ) {}

  /** Something has changed: the moment is asked for anew. */
  follow(): void {
    this.stop();
    const now = this.clock.now();
    const next = this.next(now);
    if (next === null || next <= now) return;
    this.#cancel = this.timers.at(next, () => {
      this.#cancel = null;
      this.redraw();
      this.follow();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
