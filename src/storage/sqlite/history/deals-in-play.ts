import type { Database } from 'better-sqlite3';
import { ALL_SHARDS, sameShards } from '../../shards.js';
import { DealsInPlayRows } from '../../sql/history/deals-in-play.js';
import { shardsOf } from '../shards.js';
import { SqliteSql } from '../sql.js';

/** Works on the bot's own connection as on one opened to read, which may be of an older release's file. */
export class SqliteDealsInPlay extends DealsInPlayRows {
  constructor(connection: Database) {
    super(new SqliteSql(connection), {
      isWhole: sameShards(shardsOf(connection), ALL_SHARDS),
      duels: connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'duel_sides'").get() !== undefined,
    });
  }
}
