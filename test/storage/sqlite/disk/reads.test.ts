import BetterSqlite3, { type Database } from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import { readingFrom } from '../../../../src/storage/sqlite/history/archive.js';
import { StorageFault } from '../../../../src/table/ports.js';
import { breakPageOf, closedWith } from '../broken-page.js';

const opened: Database[] = [];
const open = (path: string): Database => {
  const connection = new BetterSqlite3(path, { timeout: 0 });
  opened.push(connection);
  return connection;
};
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
});

const READS: readonly (readonly [string, (connection: Database) => () => Promise<unknown>])[] = [
  [
    'rows',
    (connection) => {
      const { sql } = readingFrom(connection);
      return () => sql.rows('SELECT events FROM entries');
    },
  ],
  [
    'a log',
    (connection) => {
      const { logs } = readingFrom(connection);
      return () => logs.read('g1ame');
    },
  ],
];

it.each(READS)('a read of %s that another program prevents says nothing about the game', async (_what, reading) => {
  const path = closedWith([{ id: 'g1ame', on: false }]);
  const other = open(path);
  other.pragma('journal_mode = delete');
  const read = reading(open(path));
  other.exec('BEGIN EXCLUSIVE');
  const refused = await read().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StorageFault);
  expect(String(refused)).toContain(`${path} cannot be used: another program holds it locked`);
  other.exec('ROLLBACK');
  expect(await read()).toBeDefined();
});

it.each(READS)('a read of %s after the database was closed says nothing about the game', async (_what, reading) => {
  const connection = new BetterSqlite3(closedWith([{ id: 'g1ame', on: false }]));
  const read = reading(connection);
  await read();
  connection.close();
  await expect(read()).rejects.toBeInstanceOf(StorageFault);
});

it.each(READS)('a read of %s that meets a bad page rejects with the driver’s error', async (_what, reading) => {
  const path = closedWith([
    { id: 'g1ame', on: false },
    { id: 'g2ame', on: false },
  ]);
  breakPageOf(path, 'g1ame');
  const refused = await reading(open(path))().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BetterSqlite3.SqliteError);
  expect(refused).toHaveProperty('code', 'SQLITE_CORRUPT');
});
