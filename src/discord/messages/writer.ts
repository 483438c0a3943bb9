import type { Clock, Timers } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import type { Logger } from '../ports.js';
import type { WriteQueue } from './write-queue.js';

/** While it is held, a message is about to be redrawn some other way: by the answer to a click on it. */
export interface Hold {
  /** The answer has been drawn, from the newest state. */
  drawn(): void;
  /** `accepted`: Discord has taken the answer. If it hasn't, what was drawn is still to be shown. */
  release(accepted: boolean): void;
}

/** Between two attempts at an edit that failed: the first wait, and the longest. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

/**
 * One coalescing writer a message: one request in flight, and behind it only the newest state, drawn when its turn
 * comes. discord.js would queue every edit and play them out late and in order. An edit that failed is tried again, with
 * growing gaps, until the message shows the newest state.
 */
export class Writer {
  #wanted = 0;
  #shown = 0;
  #urgent = false;
  /** What the message shows isn't known, or is known to be old: the next edit is sent whatever it says. */
  #due = false;
  #busy = false;
  /** It waits for its turn among all messages. */
  #queued = false;
  #holds = 0;
  #raced = false;
  #startedAt: Millis = -Infinity;
  /** How often the newest state could not be written, one time after the other. */
  #failures = 0;
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(
    private readonly time: {
      readonly clock: Clock;
      readonly timers: Timers;
      readonly log: Logger;
      readonly writeQueue: WriteQueue;
    },
    private readonly gapMs: Millis,
    /**
     * `due`: whether it is sent though it says what the one before said. False: it did not get there, and is worth
     * another attempt.
     */
    private readonly send: (due: boolean) => Promise<boolean>,
  ) {}

  /** Whether the message shows the newest state. */
  get settled(): boolean {
    return !this.#busy && this.#holds === 0 && this.#shown >= this.#wanted;
  }

  /** Something to show. `urgent` doesn't wait for the gap. */
  touch(urgent = false): void {
    this.#due = true;
    this.#urgent ||= urgent;
    this.look();
  }

  /** Something may be to show: it is drawn, and `send` says by itself whether that is new. */
  look(): void {
    this.#wanted += 1;
    this.#failures = 0;
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
      release: (accepted) => {
        if (!held) return;
        held = false;
        this.#release(mark, accepted);
      },
    };
  }

  /** The message is gone, or needs no more edits. */
  stop(): void {
    this.#stopped = true;
    this.#unplan();
  }

  #release(mark: number, accepted: boolean): void {
    this.#holds -= 1;
    if (accepted) this.#shown = Math.max(this.#shown, mark);
    // Nobody knows what the message shows now: the answer was perhaps taken, perhaps not.
    else this.#raced = true;
    this.#startedAt = this.time.clock.now();
    if (this.#holds > 0) return;
    // The order of an update against an edit, or another update, isn't promised: the last word is an edit's.
    if (this.#raced) {
      this.#wanted += 1;
      this.#due = true;
    }
    this.#raced = false;
    this.#plan();
  }

  #plan(): void {
    if (this.#queued || !this.#mayRun) return;
    this.#unplan();
    const now = this.time.clock.now();
    const due = this.#urgent ? now : Math.max(now, this.#startedAt + this.#gap());
    this.#cancel = this.time.timers.at(due, () => {
      this.#cancel = null;
      this.#queued = true;
      this.time.writeQueue.enqueue(() => {
        this.#queued = false;
        if (this.#mayRun) void this.#run();
      });
    });
  }

  /** Nothing else is writing it, and there is something to write. */
  get #mayRun(): boolean {
    return !this.#stopped && !this.#busy && this.#holds === 0 && this.#shown < this.#wanted;
  }

  #gap(): Millis {
    if (this.#failures === 0) return this.gapMs;
    return Math.min(LONGEST_RETRY_MS, Math.max(this.gapMs, FIRST_RETRY_MS) * 2 ** (this.#failures - 1));
  }

  #unplan(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #run(): Promise<void> {
    const mark = this.#wanted;
    const due = this.#due;
    this.#busy = true;
    this.#urgent = false;
    this.#due = false;
    this.#startedAt = this.time.clock.now();
    const stands = await this.#attempt(due);
    this.#busy = false;
    if (stands) {
      this.#shown = Math.max(this.#shown, mark);
      this.#failures = 0;
    } else {
      this.#failures += 1;
      this.#due = true;
    }
    this.#plan();
  }

  async #attempt(due: boolean): Promise<boolean> {
    try {
      return await this.send(due);
    } catch (error) {
      this.time.log.error({ err: error }, 'a message could not be written');
      return false;
    }
  }
}
