import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../src/storage/sqlite/faults.js';
import { SqliteGameLog } from '../../../src/storage/sqlite/log/event-log.js';
import { folder, openLog } from '../../history/support.js';
import { game } from '../../support/played.js';
import { codeOf, harness, playing } from '../../table/support.js';
import { ManualTime } from '../../support/time.js';

const pass = { type: 'pass', seat: 0, confirmed: false } as const;

function problem(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof DatabaseFault ? error.problem : String(error);
  }
  return 'none';
}

it.each(['-wal', '-shm'])('a removed %s is noticed before anything is written in vain, and by the health', (suffix) => {
  const { database, log } = openLog();
  const entries = game('lost1', 2);
  log.append(entries.slice(0, 3));
  rmSync(`${database.path}${suffix}`);
  expect(database.health()).toBe('gone');
  expect(problem(() => log.append(entries.slice(3, 4)))).toBe('gone');
  expect(problem(() => database.checkFiles())).toBe('gone');
});

it('what was acknowledged before the write-ahead log was removed is put into the database', () => {
  const path = join(folder(), 'meteor.db');
  const { database, log } = openLog(path);
  const entries = game('lost2', 2);
  log.append(entries.slice(0, 5));
  rmSync(`${path}-wal`);
  rmSync(`${path}-shm`);
  expect(problem(() => log.append(entries.slice(5, 6)))).toBe('gone');
  // As after a kill: nothing is closed, and another connection sees what is in the file alone.
  expect(existsSync(`${path}-wal`)).toBe(false);
  const after = new BetterSqlite3(path, { readonly: true });
  expect(after.prepare('SELECT count(*) FROM entries').pluck().get()).toBe(5);
  after.close();
  database.close();
});

it('games stand still within a second when the files go, once said aloud', async () => {
  const { database, gameLog } = openLog();
  const { tables, time, logged, changes } = harness(gameLog, new ManualTime());
  const table = await playing(tables);
  const { version } = table;
  rmSync(`${database.path}-wal`);
  await time.advance(1_000);
  expect(table.blocked).toBe(true);
  expect(changes.at(-1)).toMatchObject({ events: [], version: version + 1 });
  expect(codeOf(await table.act(pass))).toBe('storage-failed');
  await time.advance(200_000);
  expect(table.state.zone).toBe(5);
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1);
  expect(String(Object.values(logged.find(({ level }) => level === 'error')?.facts ?? {})[0])).toContain('-wal');
});

it('a lock that someone else keeps is health too, stops the games, and holds the loop up once at most', async () => {
  const path = join(folder(), 'meteor.db');
  const database = openDatabase(path, { busyMs: 100 });
  const log = new SqliteGameLog(database);
  const { tables, time } = harness(log, new ManualTime());
  const [one, two] = [await playing(tables, { channelId: 'one' }), await playing(tables, { channelId: 'two' })];
  const other = new BetterSqlite3(path);
  other.exec('BEGIN IMMEDIATE');
  expect(database.health()).toBe('locked');
  await time.advance(2_000);
  expect([one.blocked, two.blocked]).toEqual([true, true]);
  const began = performance.now();
  for (let at = 0; at < 20; at += 1) {
    expect(codeOf(await one.act(pass))).toBe('storage-failed');
    await tables.open({
      kind: 'meteor',
      guildId: 'g',
      channelId: `new${at}`,
      host: { userId: '9', name: 'N' },
      options: one.state.options,
    });
    await time.advance(1_000);
  }
  // Sixty attempts that waited would take six seconds.
  expect(performance.now() - began).toBeLessThan(2_000);
  other.exec('ROLLBACK');
  expect(database.health()).toBe('ok');
  await time.advance(1_000);
  await time.advance(1_000);
  expect([one.blocked, two.blocked]).toEqual([false, false]);
  expect(one.state.pause).toMatchObject({ by: null });
  other.close();
  await tables.close();
  database.close();
});

it('a lock of a moment, as a copying tool takes it, stops nothing', async () => {
  const { database, gameLog } = openLog();
  const { tables, time } = harness(gameLog, new ManualTime());
  const table = await playing(tables);
  const other = new BetterSqlite3(database.path);
  other.exec('BEGIN IMMEDIATE');
  await time.advance(1_000);
  other.exec('ROLLBACK');
  await time.advance(1_000);
  expect(table.blocked).toBe(false);
  other.close();
});
