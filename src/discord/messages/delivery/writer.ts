import type { Clock, GameId, Timers } from '../../../table/ports.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Logger } from '../../ports.js';
import { RedrawTimer } from './redraw-timer.js';
import type { WriteQueue } from './write-queue.js';

/** Held while a message is about to be redrawn in another way: sent anew, or by the answer to a click on it. */
export interface Hold {
  /** To be called once the answer has been drawn from the newest state. */
  drawn(): void;
  /** `accepted`: Discord has taken the answer. If it hasn't, the writer writes what was drawn. */
  release(accepted: boolean): void;
}

/** Between two attempts at an edit that failed: the first wait, and the longest. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
/** A request that was given up, or whose process has ended, has reached Discord by then, or never will. */
export const LATE_MS: Millis = 5_000;

/**
 * A coalescing writer for one message: one request in flight, and behind it only the newest state, drawn when it is
 * sent. discord.js would queue every edit and send them all, late and in order. An edit that failed is tried again,
 * with growing gaps, until the message shows the newest state.
 */
export class Writer {
  #wanted = 0;
  #shown = 0;
  #urgent = false;
  /** What the message shows isn't known, or is out of date: the next edit is sent even if it equals the last one. */
  #due = false;
  #busy = false;
  /** It waits in the write queue of all messages. */
  #queued = false;
  #holds = 0;
  #raced = false;
  #startedAt: Millis = -Infinity;
  /** Failed attempts since the last one that succeeded; they lengthen the wait. */
  #failures = 0;
  #cancel: (() => void) | null = null;
  readonly #late: RedrawTimer;
  #stopped = false;

  constructor(
    private readonly time: {
      readonly clock: Clock;
      readonly timers: Timers;
      readonly log: Logger;
      readonly writeQueue: WriteQueue;
    },
    private readonly game: GameId,
    /** Between two edits. */
    private readonly gapMs: () => Millis,
    /**
     * Sends the newest state. `due`: even if it equals what was sent last. Answers false where it failed and should be
     * tried again.
     */
    private readonly send: (due: boolean) => Promise<boolean>,
  ) {
    this.#late = new RedrawTimer(time.timers, () => {
      this.touch();
    });
  }

  /** Whether the message shows the newest state. */
  get settled(): boolean {
    return !this.#busy && this.#holds === 0 && this.#shown >= this.#wanted;
  }

  /** There is something new to show. `urgent`: it is written without waiting for the gap. */
  touch(urgent = false): void {
    this.#due = true;
    this.#urgent ||= urgent;
    this.look();
  }

  /** There may be something new to show: it is drawn, and `send` skips the edit if nothing changed. */
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

  /** The same for the answer to a click on it: one that was given up may be taken later, over what is written meanwhile. */
  holdForClick(): Hold {
    const hold = this.hold();
    return {
      drawn: () => {
        hold.drawn();
      },
      release: (accepted) => {
        hold.release(accepted);
        if (!accepted && !this.#stopped) this.#late.plan(this.time.clock.now() + LATE_MS);
      },
    };
  }

  /** The message is gone, or needs no more edits. */
  stop(): void {
    this.#stopped = true;
    this.#unplan();
    this.#late.stop();
  }

  #release(mark: number, accepted: boolean): void {
    this.#holds -= 1;
    if (accepted) this.#shown = Math.max(this.#shown, mark);
    // Whether Discord took the answer isn't known, so neither is what the message shows.
    else this.#raced = true;
    this.#startedAt = this.time.clock.now();
    if (this.#holds > 0) return;
    // Discord doesn't promise in which order an update and an edit are applied, so an edit is sent last.
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
    if (this.#failures === 0) return this.gapMs();
    return Math.min(LONGEST_RETRY_MS, Math.max(this.gapMs(), FIRST_RETRY_MS) * 2 ** (this.#failures - 1));
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
    const ended = this.time.writeQueue.begun(this.game);
    const stands = await this.#attempt(due);
    ended();
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
