import type { Database, Statement } from 'better-sqlite3';
import type { DealsInPlay } from '../../../history/logs/withheld.js';
import type { GameId } from '../../../table/ports.js';
import { ALL_SHARDS, sameShards } from '../../shards.js';
import { promised } from '../promised.js';
import { shardsOf } from '../shards.js';

const OTHER_SIDES = `SELECT 1 FROM duel_sides own JOIN duel_sides other ON other.duel = own.duel
  JOIN games g ON g.game = other.game WHERE own.game = ? AND g.status = 'live' LIMIT 1`;

/** Works on the bot's own connection as on one opened to read. */
export class SqliteDealsInPlay implements DealsInPlay {
  readonly isWhole: boolean;
  /** Null: an older release wrote the database, which is opened only to be read; it has no duels. */
  readonly #inDuel: Statement<[string]> | null;
  readonly #begun: Statement<[string], string>;

  constructor(connection: Database) {
    const duels = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'duel_sides'").get() !== undefined;
    this.#inDuel = duels ? connection.prepare<[string]>(OTHER_SIDES) : null;
    this.#begun = connection
      .prepare<[string], string>(
        `SELECT e.events FROM games g JOIN entries e ON e.game = g.game AND e.sequence = 0
        WHERE g.status = 'live' AND g.kind = ?`,
      )
      .pluck();
    this.isWhole = sameShards(shardsOf(connection), ALL_SHARDS);
  }

  inDuel(game: GameId): Promise<boolean> {
    return promised(() => this.#inDuel?.get(game) !== undefined);
  }

  begun(kind: string): Promise<readonly string[]> {
    return promised(() => this.#begun.all(kind));
  }
}
