import { archiveOf, readingFrom } from '../../../src/storage/sqlite/history/archive.js';
import { sqliteStats } from '../../../src/storage/sqlite/history/counts.js';
import { sqliteRetention } from '../../../src/storage/sqlite/history/stores.js';
import { writersOf } from '../../../src/storage/sqlite/stores.js';
import { GUILD } from '../../support/played.js';
import { HISTORIES, openLog, removalsOf } from '../../history/support.js';
import { pastKeepsItsContract } from '../contract/past.js';

pastKeepsItsContract(() => {
  const { database, gameLog } = openLog();
  return Promise.resolve({
    process(kept = null) {
      const stats = sqliteStats(database, HISTORIES);
      return {
        sql: writersOf(database).durable,
        log: gameLog,
        logs: readingFrom(database.connection).logs,
        history: archiveOf(database.connection),
        stats,
        retention: sqliteRetention(database, stats, { retentions: () => (kept === null ? [] : [[GUILD, kept]]) }),
        removals: removalsOf({ database, stats }),
      };
    },
  });
});
