import type { Millis } from '../../../games/shared/time.js';
import type { Timers } from '../../../table/ports.js';

/** The next redraw that no event causes. */
export class RedrawTimer {
  #planned: { readonly at: Millis; readonly cancel: () => void } | null = null;

  constructor(
    private readonly timers: Timers,
    private readonly redraw: () => void,
  ) {}

  /** Null: nothing changes by itself. */
  plan(at: Millis | null): void {
    if (this.#planned?.at === at) return;
    this.stop();
    if (at === null) return;
    const cancel = this.timers.at(at, () => {
      this.#planned = null;
      this.redraw();
    });
    this.#planned = { at, cancel };
  }

  stop(): void {
    this.#planned?.cancel();
    this.#planned = null;
  }
}
