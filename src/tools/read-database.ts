import { config } from 'dotenv';
import { databasePathOf, databaseUrlOf } from '../start/environment.js';
import type { ReadDatabase } from '../storage/ports/read-database.js';
import { postgresToRead } from '../storage/postgres/reading.js';
import { keyOf } from '../storage/signing-key.js';
import { openToRead } from '../storage/sqlite/database.js';
import { readingFrom } from '../storage/sqlite/history/archive.js';
import { SqliteDealsInPlay } from '../storage/sqlite/history/deals-in-play.js';

/** Where the bot's games are: the path of a SQLite file, or the address of a PostgreSQL database. */
export function databaseOfBot(): string {
  config({ quiet: true });
  return databaseUrlOf(process.env) ?? databasePathOf(process.env);
}

export const isFile = (database: string): boolean => !/^postgres(ql)?:\/\//.test(database);

/** Opens it to read. Rejects with a `StorageFault` that says what is wrong. */
export async function readDatabase(database: string): Promise<ReadDatabase> {
  if (!isFile(database)) return postgresToRead(database, keyOf(process.env['SIGNING_KEY']?.trim() ?? ''));
  const connection = openToRead(database);
  return {
    place: database,
    ...readingFrom(connection),
    dealsInPlay: new SqliteDealsInPlay(connection),
    close: () => {
      connection.close();
      return Promise.resolve();
    },
  };
}
