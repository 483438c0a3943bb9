import type { DuelRow, DuelStore } from '../../../table/duel/duel-store.js';
import type { GameId } from '../../../table/ports.js';
import type { Sql } from '../sql.js';

const ALL = `SELECT game, duel, duel_sides.result, other_zone AS "otherZone", other_left AS "otherLeft"
  FROM duel_sides JOIN games USING (game)`;
const PUT = `INSERT INTO duel_sides (game, duel, result, other_zone, other_left)
  VALUES (@game, @duel, @result, @otherZone, @otherLeft) ON CONFLICT (game) DO UPDATE SET result = excluded.result,
  other_zone = excluded.other_zone, other_left = excluded.other_left`;

/** Which tables play against each other, and how it went. Kept in memory too, to be read at once. */
export class DuelRows implements DuelStore {
  readonly #sides = new Map<GameId, DuelRow>();

  constructor(private readonly sql: Sql) {}

  /** To be awaited before anything is read. */
  async load(): Promise<void> {
    this.#sides.clear();
    const own = `${ALL} WHERE ${this.sql.ownHomes('games.guild')} ORDER BY game`;
    for (const row of await this.sql.rows<DuelRow>(own)) this.#sides.set(row.game, row);
  }

  async put(row: DuelRow): Promise<void> {
    this.#sides.set(row.game, row);
    await this.sql.write({ text: PUT, values: { ...row } });
  }

  of(game: GameId): DuelRow | null {
    return this.#sides.get(game) ?? null;
  }

  undecided(): readonly DuelRow[] {
    const all = [...this.#sides.values()];
    const open = new Set(all.filter(({ result }) => result === null).map(({ duel }) => duel));
    return all.filter(({ duel }) => open.has(duel));
  }
}
