import { packBy } from '../../../src/storage/sqlite/history/stores.js';
import { writersOf } from '../../../src/storage/sqlite/stores.js';
import { Sweeper } from '../../../src/storage/sqlite/sweeper.js';
import { openLog } from '../../history/support.js';
import { pastKeepsItsContract } from '../contract/past.js';

pastKeepsItsContract(() => {
  const { database, gameLog } = openLog();
  return Promise.resolve({
    sql: writersOf(database).notes,
    log: gameLog,
    pack: packBy(database),
    sweeping: new Sweeper(database),
  });
});
