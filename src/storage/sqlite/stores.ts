import { createStores, type Stores, type StoresOptions } from '../sql/stores.js';
import type { BotDatabase } from './database.js';
import { SqliteSql } from './sql.js';
import { tokensOfGame } from './sweeper.js';

/** What is stored beside the log, in SQLite's file. */
export const sqliteStores = (
  { connection, notes, disk }: Pick<BotDatabase, 'connection' | 'notes' | 'disk'>,
  options: Omit<StoresOptions, 'beforeForgetting'>,
): Stores =>
  createStores(
    {
      durable: new SqliteSql(connection, (statements) => disk.run('write', statements)),
      notes: new SqliteSql(notes, (statements) => disk.run('note', statements)),
    },
    { ...options, beforeForgetting: tokensOfGame },
  );
