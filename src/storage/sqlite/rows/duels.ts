import type { Database, Statement } from 'better-sqlite3';
import type { DuelRow, DuelStore } from '../../../table/duel/duel-store.js';

/** Which tables play against each other, and how it went. All calls throw the driver's error. */
export class DuelRows implements DuelStore {
  readonly #put: Statement<[DuelRow]>;
  readonly #of: Statement<[string], DuelRow>;
  readonly #undecided: Statement<[], DuelRow>;

  constructor(connection: Database) {
    const columns = 'game, duel, result, other_zone AS otherZone, other_left AS otherLeft';
    this.#put = connection.prepare<[DuelRow]>(`INSERT INTO duel_sides (game, duel, result, other_zone, other_left)
      VALUES (@game, @duel, @result, @otherZone, @otherLeft) ON CONFLICT DO UPDATE SET result = excluded.result,
      other_zone = excluded.other_zone, other_left = excluded.other_left`);
    this.#of = connection.prepare<[string], DuelRow>(`SELECT ${columns} FROM duel_sides WHERE game = ?`);
    this.#undecided = connection.prepare<[], DuelRow>(
      `SELECT ${columns} FROM duel_sides WHERE duel IN (SELECT duel FROM duel_sides WHERE result IS NULL)`,
    );
  }

  put(row: DuelRow): void {
    this.#put.run(row);
  }

  of(game: string): DuelRow | null {
    return this.#of.get(game) ?? null;
  }

  undecided(): readonly DuelRow[] {
    return this.#undecided.all();
  }
}
