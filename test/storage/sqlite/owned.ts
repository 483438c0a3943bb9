import { MetadataRows } from '../../../src/storage/sqlite/rows/metadata.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { openLog } from '../../history/support.js';
import { LogAtOnce } from '../../support/log-at-once.js';
import { game } from '../../support/played.js';

/** A database with one live game of this server; `owner`: as whose it is noted. */
export function databaseAt(path: string, guildId: string, owner: string | null = null): string {
  const database = openDatabase(path);
  new LogAtOnce(database).append(game('onegame', 2, { guildId }).slice(0, -1));
  if (owner !== null) new MetadataRows(database.connection).set('application', owner);
  database.close();
  return path;
}

/** What is there of it. */
export function counted(path: string): unknown {
  const { connection } = openLog(path).database;
  return connection.prepare('SELECT status, (SELECT count(*) FROM entries) AS entries FROM games').get();
}
