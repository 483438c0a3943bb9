import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { SqliteGameLog } from '../../../src/storage/sqlite/log/event-log.js';
import { writersOf } from '../../../src/storage/sqlite/stores.js';
import { Sweeper } from '../../../src/storage/sqlite/sweeper.js';
import { folder } from '../../history/support.js';
import { pastKeepsItsContract } from '../contract/past.js';

describe.each(['inline', 'thread'] as const)('written %s', (disk) => {
  pastKeepsItsContract(() => {
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
  });
});
