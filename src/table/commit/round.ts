import type { Table } from '../table.js';
import type { Millis } from '../../games/shared/time.js';
import type { Batch } from './batch.js';

/** What arrived at one moment. */
export interface Arrival {
  readonly now: Millis;
  /** Puts it on a batch, tentatively. Again on another one, where what the first was based on came to nothing. */
  fold(batch: Batch): void;
  /** Told once what came of it. `failed`: whether what it did to a table is not known to be written. */
  answer(failed: (table: Table) => boolean): void;
}

/** An append with what leads to it: each arrival is folded when it arrives, though another append may be under way. */
export class Round {
  readonly answered: Promise<void>;
  readonly #arrivals: Arrival[] = [];
  #batch: Batch;
  #isAnswered = false;
  #onAnswered: () => void = () => undefined;
  #cancel: () => void = () => undefined;

  constructor(batch: Batch) {
    this.#batch = batch;
    this.answered = new Promise((resolve) => (this.#onAnswered = resolve));
  }

  get batch(): Batch {
    return this.#batch;
  }

  /** When the first of it arrived. */
  get since(): Millis {
    return this.#arrivals[0]?.now ?? 0;
  }

  add(arrival: Arrival): void {
    this.#arrivals.push(arrival);
    arrival.fold(this.#batch);
  }

  /** All of it once more, in its order and each at the moment of its arrival. */
  foldAgain(batch: Batch): void {
    this.#batch = batch;
    for (const arrival of this.#arrivals) arrival.fold(batch);
  }

  /** Only the first call answers. */
  answer(failed: (table: Table) => boolean): void {
    this.#cancel();
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    for (const arrival of this.#arrivals) arrival.answer(failed);
    this.#onAnswered();
  }

  /** `cancel` is called when it is answered, or another timer takes its place. */
  setTimer(cancel: () => void): void {
    this.#cancel();
    this.#cancel = cancel;
  }
}
