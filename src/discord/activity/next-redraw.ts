import type { Millis } from '../../games/shared/time.js';
import type { Timers } from '../../table/ports.js';

/** When a room is looked at again though nothing happens. Asked for at each look, and mostly of the same moment. */
export class NextRedraw {
  /** Null: nothing is due. */
  #at: Millis | null = null;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly timers: Timers,
    private readonly onDue: () => void,
  ) {}

  set(at: Millis | null): void {
    if (at === this.#at) return;
    this.#cancel();
    this.#at = at;
    if (at === null) return;
    this.#cancel = this.timers.at(at, () => {
      this.#at = null;
      this.onDue();
    });
  }

  cancel(): void {
    this.#cancel();
  }
}
