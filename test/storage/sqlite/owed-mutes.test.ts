import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { readMigrations } from '../../../src/storage/migrations.js';
import { migrate } from '../../../src/storage/sqlite/migrate.js';
import { OwedMuteRows } from '../../../src/storage/sqlite/rows/owed-mutes.js';

test('what is owed is one row a person and server, until it is settled', () => {
  const connection = new BetterSqlite3(':memory:');
  migrate(connection, readMigrations());
  const rows = new OwedMuteRows(connection);
  rows.put({ guildId: '1', userId: 'a', state: 'sent' });
  rows.put({ guildId: '1', userId: 'a', state: 'muted' });
  rows.put({ guildId: '2', userId: 'a', state: 'sent' });
  rows.settle('2', 'a');
  expect(rows.all()).toEqual([{ guildId: '1', userId: 'a', state: 'muted' }]);
  connection.close();
});
