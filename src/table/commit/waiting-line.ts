import type { Batch } from './batch.js';
import type { Table } from '../table.js';

/** Actions that share a commit at most: the rest waits for the next turn of the loop, so that sockets get theirs. */
const MOST_AT_ONCE = 256;

/** Something asked of a table: tentatively first, then, after the commit, with an answer. */
export interface Waiting {
  tryIn(batch: Batch): void;
  /** `failed`: whether the log refused what this touched. */
  answer(failed: (table: Table) => boolean): void;
  fail(error: unknown): void;
}

/** What tables are asked, in order, until the next flush takes it. */
export class WaitingLine {
  #waiting: Waiting[] = [];
  #flushing = false;

  constructor(
    private readonly defer: (flush: () => void) => void,
    private readonly flush: () => void,
  ) {}

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting);
  }

  /** What the next commit carries. */
  take(): readonly Waiting[] {
    return this.#waiting.splice(0, MOST_AT_ONCE);
  }

  /** Flushes after what is waiting now has come in. */
  flushSoon(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    this.defer(() => {
      this.#flushing = false;
      this.flush();
    });
  }
}
