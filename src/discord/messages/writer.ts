import type { Clock, Timers } from '../../table/ports.js';
import type { Millis } from '../../games/meteor/state.js';
import type { Logger } from '../ports.js';

/** While it is held, a message is about to be redrawn some other way: by the answer to a click on it. */
export interface Hold {
  /** The answer has been drawn, from the newest state. */
  drawn(): void;
  release(): void;
}

/**
 * One coalescing writer a message: one request in flight, and behind it only the newest state, drawn when its turn
 * comes. discord.js would queue every edit and play them out late and in order.
 */
export class Writer {
  #wanted = 0;
  #shown = 0;
  #urgent = false;
  #busy = false;
  #holds = 0;
  #raced = false;
  #startedAt: Millis = -Infinity;
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(
    private readonly time: { readonly clock: Clock; readonly timers: Timers; readonly log: Logger },
    private readonly gapMs: Millis,
    private readonly send: () => Promise<void>,
  ) {}

  /** Something to show. `urgent` doesn't wait for the gap. */
  touch(urgent = false): void {
    this.#wanted += 1;
    this.#urgent ||= urgent;
    this.#plan();
  }

  hold(): Hold {
    this.#raced ||= this.#busy || this.#holds > 0;
    this.#holds += 1;
    this.#unplan();
    let mark = this.#shown;
    let held = true;
    return {
      drawn: () => {
        mark = this.#wanted;
      },
      release: () => {
        if (!held) return;
        held = false;
        this.#release(mark);
      },
    };
  }

  /** The message is gone, or needs no more edits. */
  stop(): void {
    this.#stopped = true;
    this.#unplan();
  }

  #release(mark: number): void {
    this.#holds -= 1;
    this.#shown = Math.max(this.#shown, mark);
    this.#startedAt = this.time.clock.now();
    if (this.#holds > 0) return;
    // The order of an update against an edit, or another update, isn't promised: the last word is an edit's.
    if (this.#raced) this.#wanted += 1;
    this.#raced = false;
    this.#plan();
  }

  #plan(): void {
    if (this.#stopped || this.#busy || this.#holds > 0 || this.#shown >= this.#wanted) return;
    this.#unplan();
    const now = this.time.clock.now();
    const due = this.#urgent ? now : Math.max(now, this.#startedAt + this.gapMs);
    this.#cancel = this.time.timers.at(due, () => {
      this.#cancel = null;
      void this.#run();
    });
  }

  #unplan(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #run(): Promise<void> {
    const mark = this.#wanted;
    this.#busy = true;
    this.#urgent = false;
    this.#startedAt = this.time.clock.now();
    try {
      await this.send();
    } catch (error) {
      this.time.log.error({ err: error }, 'a message could not be written');
    } finally {
      this.#busy = false;
      this.#shown = Math.max(this.#shown, mark);
      this.#plan();
    }
  }
}
