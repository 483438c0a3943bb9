import { createStores, type Stores, type StoresOptions, type Writers } from '../sql/stores.js';
import type { BotDatabase } from './database.js';
import { SqliteSql } from './sql.js';
import { tokensOfGame } from './sweeper.js';

type Connections = Pick<BotDatabase, 'connection' | 'notes' | 'disk'>;

/** What writes beside the log. */
export const writersOf = ({ connection, notes, disk }: Connections): Writers => ({
  durable: new SqliteSql(connection, (statements) => disk.run('write', statements)),
  notes: new SqliteSql(notes, async (statements) => {
    const changes = await disk.run('note', statements);
    disk.written();
    return changes;
  }),
});

/** What is stored beside the log, in SQLite's file. */
export const sqliteStores = (database: Connections, options: Omit<StoresOptions, 'beforeForgetting'>): Stores =>
  createStores(writersOf(database), { ...options, beforeForgetting: tokensOfGame });
