import { refused } from './commit/batch.js';
import type { Opening } from './opening.js';
import type { Change, Opened, TableHandle } from './ports.js';
import type { Table } from './table.js';
import type { TableIndex } from './table-index.js';

/**
 * Games whose hosts were told that they can't be opened, and that are found written afterwards: each ends, so that its
 * channel is free. A personal one stays, and is found when its owner next asks for it.
 */
export class LateOpenings {
  readonly #refused = new WeakSet<TableHandle>();

  constructor(private readonly index: TableIndex) {}

  /** What whoever asked for the game is told. `failed`: whether a table is not known to be written. */
  toldOf(opened: Opening, failed: (table: Table) => boolean): Opened {
    if (opened.ok) {
      if (!failed(opened.table)) return opened;
      if (opened.table.owner === null) this.#refused.add(opened.table);
    } else {
      const { refusal } = opened;
      // The game that keeps the channel busy may itself never be written.
      if (refusal.code !== 'channel-busy' || this.index.byGame(refusal.game) !== undefined) return opened;
    }
    return refused({ code: 'storage-failed' });
  }

  onChange({ table }: Change): void {
    if (!table.blocked && this.#refused.delete(table)) void this.#end(table);
  }

  async #end(table: TableHandle): Promise<void> {
    try {
      const outcome = await table.act({ type: 'abandon' });
      // The table is blocked then, and is looked at again when it no longer is.
      if (!outcome.ok && outcome.refusal.code === 'storage-failed') this.#refused.add(table);
    } catch {
      // Whoever took the action has logged that its rules threw.
    }
  }
}
