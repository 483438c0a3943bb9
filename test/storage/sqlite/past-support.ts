import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { SqliteGameLog } from '../../../src/storage/sqlite/log/event-log.js';
import { writersOf } from '../../../src/storage/sqlite/stores.js';
import { Sweeper } from '../../../src/storage/sqlite/sweeper.js';
import { folder } from '../../history/support.js';
import type { OpenPast } from '../contract/past-process.js';

/** SQLite, where the process writes itself or has a thread for it. */
export const sqlitePast =
  (disk: 'inline' | 'thread'): OpenPast =>
  () => {
    const database = openDatabase(join(folder(), 'meteor.db'), { disk });
    onTestFinished(async () => {
      await database.disk.close();
      database.close();
    });
    return Promise.resolve({
      sql: writersOf(database).notes,
      log: new SqliteGameLog(database),
      pack: (game) => database.disk.run('pack', { game }),
      sweeping: new Sweeper(database),
    });
  };
