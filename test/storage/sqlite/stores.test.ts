import { expect, it } from 'vitest';
import { MessageRows } from '../../../src/storage/sql/rows/messages.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { sqliteStores } from '../../../src/storage/sqlite/stores.js';
import { openLog } from '../../history/support.js';
import { factsKeepTheirContract } from '../contract/facts.js';
import { storesKeepTheirContract } from '../contract/stores.js';

const openEngine = (): Promise<SqliteSql> => Promise.resolve(new SqliteSql(openLog().database.connection));

storesKeepTheirContract(openEngine);
factsKeepTheirContract(openEngine);

it('a database that takes nothing stops no click', async () => {
  const { connection } = openLog().database;
  const faults: unknown[] = [];
  const sql = new SqliteSql(connection);
  const store = new MessageRows(sql, sql, (error) => {
    faults.push(error);
  });
  connection.close();
  store.forget('one');
  await expect.poll(() => faults).toHaveLength(1);
});

it('a note about a person is written by the connection that waits for nobody, and fails at once while another writes', async () => {
  const { database } = openLog();
  const faults: unknown[] = [];
  const { personSettings: rows } = sqliteStores(database, {
    onFault: (error) => {
      faults.push(error);
    },
  });
  expect(database.notes.pragma('busy_timeout', { simple: true })).toBe(0);
  // A note that the log's own connection wrote would be taken by its transaction.
  database.connection.exec('BEGIN IMMEDIATE');
  expect(await rows.note('a', '100', 'language', 'de')).toBe(false);
  database.connection.exec('ROLLBACK');
  expect(faults).toHaveLength(1);
  expect(rows.find('100', 'language')).toBeNull();
  expect(await rows.note('a', '100', 'language', 'de')).toBe(true);
  expect(rows.find('100', 'language')).toBe('de');
});
