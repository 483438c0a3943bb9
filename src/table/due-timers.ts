import type { Millis } from '../games/shared/time.js';
import type { Clock, Timers } from './ports.js';
import type { Table } from './table.js';

/** Before a tick that did nothing is tried again: only a fault of the rules leads there, and must not spin. */
const AGAIN_MS = 1_000;

/** One timer a table, for the next moment at which a tick does something. It only enqueues a tick; the queue re-checks. */
export class DueTimers {
  readonly #set = new Map<Table, { readonly when: Millis; readonly cancel: () => void }>();

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly enqueueTick: (table: Table) => void,
  ) {}

  /** To be called after anything that may have moved the table's next moment. */
  watch(table: Table, tickedInVain = false): void {
    const due = table.blocked ? null : table.rules.nextDue(table.state);
    const known = this.#set.get(table);
    if (due === null) {
      this.drop(table);
      return;
    }
    const when = tickedInVain ? Math.max(due, this.clock.now() + AGAIN_MS) : due;
    if (known?.when === when) return;
    known?.cancel();
    const cancel = this.timers.at(when, () => {
      this.#set.delete(table);
      this.enqueueTick(table);
    });
    this.#set.set(table, { when, cancel });
  }

  drop(table: Table): void {
    this.#set.get(table)?.cancel();
    this.#set.delete(table);
  }

  stop(): void {
    for (const { cancel } of this.#set.values()) cancel();
    this.#set.clear();
  }
}
