import type { Database } from 'better-sqlite3';
import type { DealSecrecy } from '../../../history/logs/withheld.js';
import { signingKey } from '../../signing-key.js';
import { Archive, type ArchiveParts } from '../../sql/history/archive.js';
import { LogReader } from '../log/reader.js';
import { readFrom } from '../promised.js';
import { SqliteSql } from '../sql.js';

/**
 * What past games are read from, on the bot's own connection as on one opened to read. `secrecy`: what is kept back of
 * them; absent: nothing.
 */
export function readingFrom(connection: Database, secrecy?: Pick<DealSecrecy, 'of'>): ArchiveParts {
  const reader = new LogReader(connection);
  return {
    sql: new SqliteSql(connection),
    logs: { read: (game) => readFrom(connection, () => reader.read(game)) },
    key: () => signingKey(connection.name),
    ...(secrecy === undefined ? {} : { secrecy }),
  };
}

export const archiveOf = (connection: Database, secrecy?: Pick<DealSecrecy, 'of'>): Archive =>
  new Archive(readingFrom(connection, secrecy));
