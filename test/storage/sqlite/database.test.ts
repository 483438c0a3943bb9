import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDatabase, openToRead } from '../../../src/storage/sqlite/database.js';
import { migrationsFolder, readMigrations } from '../../../src/storage/migrations.js';
import { migrate } from '../../../src/storage/sqlite/migrate.js';
import { DiskSpace } from '../../../src/storage/sqlite/file/disk-space.js';
import { folder, openLog } from '../../history/support.js';
import { problem } from './problem.js';

it('makes folder and file, and brings an empty database to the newest schema', () => {
  const path = join(folder(), 'not', 'there', 'meteor.db');
  const { database } = openLog(path);
  expect(existsSync(path)).toBe(true);
  expect(database.applied).toEqual(readMigrations().map(({ name }) => name));
  expect(database.connection.pragma('user_version', { simple: true })).toBe(readMigrations().length);
  expect(database.health()).toBe('ok');
});

it('says so where the system makes no folders, as in /proc', () => {
  expect(problem(() => openDatabase('/proc/meteor/of/all/places/meteor.db'))).toBe('directory');
});

it('keeps what is acknowledged through a power cut: WAL, synchronous FULL, foreign keys', () => {
  const { connection } = openLog().database;
  const pragmas = ['journal_mode', 'synchronous', 'foreign_keys'].map((name) =>
    connection.pragma(name, { simple: true }),
  );
  expect(pragmas).toEqual(['wal', 2, 1]);
});

it('applies nothing the second time', () => {
  const path = join(folder(), 'meteor.db');
  openDatabase(path).close();
  expect(openLog(path).database.applied).toEqual([]);
});

it('finds its migrations from the sources and from dist', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  for (const from of [
    ['src', 'history'],
    ['dist', 'src', 'history'],
  ]) {
    expect(migrationsFolder(join(root, ...from))).toBe(join(root, 'migrations'));
  }
});

it('applies a migration whole or not at all', () => {
  const { connection } = openLog().database;
  const before = connection.pragma('user_version', { simple: true });
  const bad = [
    ...readMigrations(),
    { version: readMigrations().length + 1, name: 'bad', sql: 'CREATE TABLE half (a) STRICT; CREATE nonsense' },
  ];
  expect(() => migrate(connection, bad)).toThrow();
  expect(connection.pragma('user_version', { simple: true })).toBe(before);
  expect(connection.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").pluck().get()).toBe(0);
});

it('refuses the database of a newer release', () => {
  const path = join(folder(), 'meteor.db');
  openDatabase(path, {
    migrations: [...readMigrations(), { version: readMigrations().length + 1, name: 'later', sql: 'SELECT 1' }],
  }).close();
  expect(problem(() => openDatabase(path))).toBe('newer-schema');
});

it('refuses what is no database, and leaves it as it is', () => {
  const path = join(folder(), 'meteor.db');
  writeFileSync(path, 'Dear diary, '.repeat(1_000));
  expect(problem(() => openDatabase(path))).toBe('corrupt');
});

it("refuses another program's database", () => {
  const path = join(folder(), 'meteor.db');
  const other = new BetterSqlite3(path);
  other.exec('CREATE TABLE recipes (name TEXT)');
  other.close();
  expect(problem(() => openDatabase(path))).toBe('foreign');
});

it('refuses a folder in its place, and a file where its folder should be', () => {
  const path = folder();
  expect(problem(() => openDatabase(path))).toBe('directory');
  writeFileSync(join(path, 'file'), '');
  expect(problem(() => openDatabase(join(path, 'file', 'meteor.db')))).toBe('directory');
});

it('says so when another program holds it', () => {
  const path = join(folder(), 'meteor.db');
  openDatabase(path).close();
  const other = new BetterSqlite3(path);
  other.pragma('locking_mode = EXCLUSIVE');
  other.exec('BEGIN EXCLUSIVE');
  expect(problem(() => openDatabase(path, { busyMs: 0 }))).toBe('locked');
  other.close();
});

it('lets one bot run on it, and anyone read', () => {
  const path = join(folder(), 'meteor.db');
  const { database } = openLog(path);
  expect(problem(() => openDatabase(path))).toBe('in-use');
  const reader = openToRead(path);
  expect(reader.prepare('SELECT count(*) FROM games').pluck().get()).toBe(0);
  reader.close();
  expect(problem(() => openToRead(`${path}.not`))).toBe('missing');
  expect(database.health()).toBe('ok');
  database.close();
  expect(openLog(path).database.health()).toBe('ok');
});

it('refuses a file with a second name, which would get a second bot past the lock', () => {
  const path = join(folder(), 'meteor.db');
  const { database } = openLog(path);
  linkSync(path, `${path}.too.db`);
  expect(problem(() => openDatabase(`${path}.too.db`))).toBe('linked');
  rmSync(`${path}.too.db`);
  database.close();
  expect(openLog(path).database.health()).toBe('ok');
});

it('knows when its file has gone, and when it is closed', () => {
  const path = join(folder(), 'meteor.db');
  const { database } = openLog(path);
  renameSync(path, `${path}.away`);
  expect(database.health()).toBe('gone');
  database.close();
  expect(database.health()).toBe('closed');
});

it('asks for the room on the disk once a second at most', () => {
  let [free, asked, now] = [26 * 1024 * 1024, 0, 0];
  const room = new DiskSpace(
    '/data/meteor.db',
    () => {
      asked += 1;
      return free;
    },
    () => now,
  );
  expect([room.forNewGames(), room.forNewGames(), asked]).toEqual([true, true, 1]);
  free = 25 * 1024 * 1024 - 1;
  expect(room.forNewGames()).toBe(true);
  now = 1_000;
  expect(room.forNewGames()).toBe(false);
  expect(openLog().gameLog.hasRoom()).toBe(true);
});
