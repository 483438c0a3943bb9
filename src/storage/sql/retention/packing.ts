import type { GameId } from '../../../table/ports.js';
import type { Packed } from '../../log/pack.js';
import type { Sql, Statement } from '../sql.js';

/** A finished log, packed but not yet stored; `damaged`: it can't be read. Null: the game has none. */
export type PackedLog =
  { readonly game: GameId; readonly packed: Packed | null } | { readonly game: GameId; readonly damaged: string };

/** Reads and compresses a log, beside the event loop. Rejects with the engine's error. */
export type PackLog = (game: GameId) => Promise<PackedLog>;

/** Games that are looked up at once. */
const AT_ONCE = 20;

const STORE = `INSERT INTO packed (game, entries, data, marks, digest)
  VALUES (@game, @entries, @data, @marks, @digest) ON CONFLICT DO NOTHING`;
const MARK = 'UPDATE games SET packed = 1 WHERE game = @game';
const DROP_ENTRIES = 'DELETE FROM entries WHERE game = @game';

/** Replaces the entries of finished games by their compressed logs. */
export class Packing {
  constructor(
    private readonly sql: Sql,
    private readonly pack: PackLog,
    private readonly onDamaged: (game: GameId, error: unknown) => void,
  ) {}

  /** True while there is more. */
  async packSome(): Promise<boolean> {
    const own = this.sql.ownHomes('guild');
    const unpacked = `SELECT game FROM games WHERE status = 'over' AND packed = 0 AND ${own} LIMIT ${AT_ONCE}`;
    const games = await this.sql.rows<{ readonly game: GameId }>(unpacked);
    for (const { game } of games) await this.#keep(await this.pack(game));
    return games.length === AT_ONCE;
  }

  /** A game that can't be packed stays as it is, and is not tried again. */
  async #keep(log: PackedLog): Promise<void> {
    const { game } = log;
    const mark: Statement = { text: MARK, values: { game } };
    if ('damaged' in log) {
      await this.sql.write(mark);
      this.onDamaged(game, log.damaged);
      return;
    }
    try {
      await this.sql.write(mark, ...(log.packed === null ? [] : replaced(game, log.packed)));
    } catch (error) {
      if (!this.sql.isOfOneGame(error)) throw error;
      await this.sql.write(mark);
      this.onDamaged(game, error);
    }
  }
}

const replaced = (game: GameId, packed: Packed): readonly Statement[] => [
  { text: STORE, values: { game, ...packed } },
  { text: DROP_ENTRIES, values: { game } },
];
