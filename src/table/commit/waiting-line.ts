import type { Millis } from '../../games/shared/time.js';
import { oneByOne } from '../one-by-one.js';
import type { Table } from '../table.js';
import type { Batch } from './batch.js';
import type { Arrival } from './round.js';

/** Actions that are folded in one turn of the loop at most: the rest waits for the next, so that sockets get theirs. */
const MOST_AT_ONCE = 256;

/** Something asked of a table: tentatively first, then, after the commit, with an answer. */
export interface Waiting {
  /** While one of them is blocked it is refused at once. */
  readonly tables: readonly Table[];
  /** Called again where what it was folded on came to nothing. */
  tryIn(batch: Batch): void;
  /** `failed`: whether what this did to a table is not known to be written. */
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

  /** What is folded now. */
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

export interface TakenOptions {
  readonly now: Millis;
  /** When the process is known to have last run before. */
  readonly aliveAt: Millis;
  /** Comes before what is asked, each time that it is folded. */
  readonly first: (batch: Batch) => void;
  readonly onBug: (error: unknown) => void;
}

/** What one flush takes from the line. */
export class Taken implements Arrival {
  constructor(
    private asked: readonly Waiting[],
    private readonly options: TakenOptions,
  ) {}

  get now(): Millis {
    return this.options.now;
  }

  fold(batch: Batch): void {
    batch.begin(this.options.now, this.options.aliveAt);
    this.options.first(batch);
    this.asked = this.asked.filter((waiting) => this.#try(waiting, batch));
  }

  answer(failed: (table: Table) => boolean): void {
    oneByOne(this.asked.map((waiting) => () => waiting.answer(failed)));
  }

  /** Whether it waits for what comes of it. */
  #try(waiting: Waiting, batch: Batch): boolean {
    if (waiting.tables.some(({ blocked }) => blocked)) {
      waiting.answer(() => true);
      return false;
    }
    try {
      waiting.tryIn(batch);
      return true;
    } catch (error) {
      this.options.onBug(error);
      waiting.fail(error);
      return false;
    }
  }
}
