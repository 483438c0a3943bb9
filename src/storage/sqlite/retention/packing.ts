import type { Statement } from 'better-sqlite3';
import type { BotDatabase } from '../database.js';
import type { PackedLog } from '../disk/jobs.js';
import { isOfOneGame } from '../faults.js';
import { inTransactions } from './turns.js';

/** Games whose logs are compressed at once, beside the event loop. */
const AT_ONCE = 20;

/** Replaces the entries of finished games by their compressed logs. */
export class Packing {
  readonly #unpacked: Statement<[number], string>;
  readonly #store: Statement;
  readonly #mark: Statement<[string]>;
  readonly #dropEntries: Statement<[string]>;

  constructor(
    private readonly database: Pick<BotDatabase, 'notes' | 'disk'>,
    private readonly onDamaged: (game: string, error: unknown) => void,
  ) {
    const { notes } = database;
    this.#unpacked = notes
      .prepare<[number], string>("SELECT game FROM games WHERE status = 'over' AND packed = 0 LIMIT ?")
      .pluck();
    this.#store = notes.prepare(
      'INSERT INTO packed (game, entries, data, marks, digest) VALUES (@game, @entries, @data, @marks, @digest) ON CONFLICT DO NOTHING',
    );
    this.#mark = notes.prepare<[string]>('UPDATE games SET packed = 1 WHERE game = ?');
    this.#dropEntries = notes.prepare<[string]>('DELETE FROM entries WHERE game = ?');
  }

  /** True while there is more. */
  async packSome(): Promise<boolean> {
    const games = this.#unpacked.all(AT_ONCE);
    if (games.length === 0) return false;
    const packed = await this.database.disk.run('pack', games);
    try {
      await this.#keepAll(packed);
    } catch (error) {
      if (!isOfOneGame(error)) throw error;
      // One by one, for a transaction that met a bad page takes nothing else.
      for (const log of packed) await this.#keepUnlessDamaged(log);
    }
    return games.length === AT_ONCE;
  }

  #keepAll(packed: readonly PackedLog[]): Promise<void> {
    let at = 0;
    return inTransactions(this.database, () => {
      const log = packed[at];
      if (log !== undefined) this.#keep(log);
      at += 1;
      return at < packed.length;
    });
  }

  async #keepUnlessDamaged(log: PackedLog): Promise<void> {
    try {
      await this.#keepAll([log]);
    } catch (error) {
      if (!isOfOneGame(error)) throw error;
      this.#mark.run(log.game);
      this.onDamaged(log.game, error);
    }
  }

  #keep(log: PackedLog): void {
    // What cannot be packed stays as it is.
    this.#mark.run(log.game);
    if ('damaged' in log) this.onDamaged(log.game, log.damaged);
    else if (log.packed !== null) {
      this.#store.run({ game: log.game, ...log.packed });
      this.#dropEntries.run(log.game);
    }
  }
}
