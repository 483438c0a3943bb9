import type { Millis } from '../games/shared/time.js';
import type { Clock, Timers } from './ports.js';
import type { Table } from './table.js';

/** Before a tick that did nothing is tried again, doubled each time: only a fault of the rules leads there. */
const AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 60_000;

/** One timer a table, for the next moment at which a tick does something. It only enqueues a tick; the queue re-checks. */
export class DueTimers {
  readonly #set = new Map<Table, { readonly when: Millis; readonly cancel: () => void }>();
  /** How many ticks in a row did nothing, where any did. */
  readonly #vain = new Map<Table, number>();

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly enqueueTick: (table: Table) => void,
    /** The rules of that game threw: a bug. */
    private readonly onFault: (table: Table, error: unknown) => void,
  ) {}

  /** To be called after anything that may have moved the table's next moment. */
  watch(table: Table, tickedInVain = false): void {
    if (!tickedInVain) this.#vain.delete(table);
    const due = this.#dueOf(table);
    const known = this.#set.get(table);
    if (due === null) {
      this.drop(table);
      return;
    }
    const when = tickedInVain ? Math.max(due, this.clock.now() + this.#pauseOf(table)) : due;
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
    this.#vain.delete(table);
  }

  #dueOf(table: Table): Millis | null {
    try {
      return table.blocked ? null : table.rules.nextDue(table.state);
    } catch (error) {
      this.onFault(table, error);
      return null;
    }
  }

  #pauseOf(table: Table): Millis {
    const times = this.#vain.get(table) ?? 0;
    this.#vain.set(table, times + 1);
    return Math.min(AGAIN_MS * 2 ** times, LONGEST_AGAIN_MS);
  }

  stop(): void {
    for (const { cancel } of this.#set.values()) cancel();
    this.#set.clear();
    this.#vain.clear();
  }
}
