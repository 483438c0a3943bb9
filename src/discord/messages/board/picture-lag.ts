import type { Millis } from '../../../games/shared/time.js';
import type { Clock, Timers } from '../../../table/ports.js';

/** So long a message's words may be newer than its picture without saying so. */
export const LAG_MS: Millis = 2000;

/** Since when a message's words tell more than its picture shows. */
export class PictureLag {
  #since: Millis | null = null;
  #cancel: (() => void) | null = null;
  #isTold = false;
  /** Edits under way: they may bring the picture. */
  #edits = 0;
  /** It became late during an edit, whose words may not say so. */
  #becameLate = false;

  constructor(
    private readonly time: { readonly clock: Clock; readonly timers: Timers },
    /** The words are due to say that the picture is older. */
    private readonly onLate: () => void,
  ) {}

  get isLate(): boolean {
    return this.#since !== null && this.time.clock.now() >= this.#since + LAG_MS;
  }

  begin(): void {
    if (this.#since !== null) return;
    this.#since = this.time.clock.now();
    this.#cancel = this.time.timers.at(this.#since + LAG_MS, () => {
      if (this.#edits > 0) this.#becameLate = true;
      else this.#tell();
    });
  }

  end(): void {
    this.#since = null;
    this.#isTold = false;
    this.#becameLate = false;
    this.#cancel?.();
    this.#cancel = null;
  }

  /** The words say so by now. */
  told(): void {
    this.#isTold = true;
  }

  /** Does an edit. What becomes late meanwhile is told once it is through, if it didn't bring the picture. */
  async during<T>(edit: () => Promise<T>): Promise<T> {
    this.#edits += 1;
    try {
      return await edit();
    } finally {
      this.#edits -= 1;
      if (this.#edits === 0 && this.#becameLate) {
        // Once: an edit that has to wait sends nothing, and asking again at once would never end.
        this.#becameLate = false;
        this.#tell();
      }
    }
  }

  /** What `work` comes to if it does so until then; else `late`. */
  before<T, L>(until: Millis, work: Promise<T>, late: L): Promise<T | L> {
    return new Promise((resolve, reject) => {
      const cancel = this.time.timers.at(until, () => {
        resolve(late);
      });
      work.finally(cancel).then(resolve, reject);
    });
  }

  #tell(): void {
    if (this.isLate && !this.#isTold) this.onLate();
  }
}
