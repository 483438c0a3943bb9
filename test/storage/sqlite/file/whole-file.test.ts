import { copyFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openDatabase, openToRead, openToWrite } from '../../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../../src/storage/sqlite/faults.js';
import { backUp, BackupFault, restore } from '../../../../src/storage/sqlite/file/backup.js';
import { join, split } from '../../../../src/storage/sqlite/file/split.js';
import {
  finish,
  foreignTables,
  lockFiles,
  openWhole,
  ownTables,
  refuseExisting,
  removeFile,
  syncAtItsEnd,
  withLocks,
} from '../../../../src/storage/sqlite/file/whole-file.js';
import { MetadataRows } from '../../../../src/storage/sqlite/rows/metadata.js';
import { noteShards } from '../../../../src/storage/sqlite/shards.js';
import { folder, openLog } from '../../../history/support.js';
import { LogAtOnce } from '../../../support/log-at-once.js';
import { game } from '../../../support/played.js';
import { filled } from '../../filled-file.js';

/** A file with a game, which nobody has open. */
function closedFile(name = 'meteor.db', id = 'one'): string {
  const path = pathOf(folder(), name);
  const database = openDatabase(path);
  new LogAtOnce(database).append(game(id, 2));
  database.close();
  return path;
}

/** Whether somebody could start a bot on it. */
function isFree(path: string): boolean {
  try {
    openDatabase(path).close();
    return true;
  } catch {
    return false;
  }
}

describe('a file that is read as a whole', () => {
  it('has the bot’s own tables, with their keys in order', () => {
    const path = closedFile();
    const raw = new BetterSqlite3(path);
    raw.exec('CREATE TABLE someone_elses (id INTEGER)');
    raw.close();
    const connection = openToRead(path);
    const tables = new Map(ownTables(connection).map(({ name, ...table }) => [name, table]));
    expect(tables.has('someone_elses')).toBe(false);
    expect(tables.get('entries')?.key).toEqual(['game', 'sequence']);
    expect(tables.get('about')).toEqual({ columns: ['key', 'value'], key: ['key'] });
    expect(tables.get('tallies')?.key.slice(0, 3)).toEqual(['guild', 'user', 'kind']);
    expect([...tables.keys()].some((name) => name.startsWith('sqlite_'))).toBe(false);
    connection.close();
    expect(foreignTables(path)).toEqual(['someone_elses']);
  });

  it('is refused where it is damaged, or of another release', () => {
    const path = closedFile();
    openWhole(path).close();
    const raw = new BetterSqlite3(path);
    raw.pragma('user_version = 1');
    raw.close();
    expect(() => openWhole(path)).toThrow('another release');
    expect(() => openWhole(path)).toThrow(BackupFault);
    const damaged = closedFile();
    const bytes = readFileSync(damaged);
    bytes.fill(0x55, 2 * 4_096, 6 * 4_096);
    writeFileSync(damaged, bytes);
    expect(() => openWhole(damaged)).toThrow(/damaged|cannot be used|malformed/);
  });

  it('that is made is checked at its end, and on the disk then', () => {
    const { connection } = openLog().database;
    syncAtItsEnd(connection);
    expect(connection.pragma('synchronous', { simple: true })).toBe(0);
    finish(connection);
    expect(connection.pragma('synchronous', { simple: true })).toBe(2);
    connection.pragma('foreign_keys = OFF');
    connection.exec(`INSERT INTO seats (game, seat, "user", name) VALUES ('nowhere', 0, 'u', 'n')`);
    expect(() => {
      finish(connection);
    }).toThrow('did not come out whole');
  });

  it('overwrites nothing, and names what is there', () => {
    const path = closedFile();
    refuseExisting([`${path}.other`]);
    expect(() => {
      refuseExisting([`${path}.other`, path]);
    }).toThrow(`${path} is there already`);
  });

  it('goes with all that lies beside it', () => {
    const path = pathOf(folder(), 'made.db');
    const beside = ['', '-wal', '-shm', '.lock', '.next.lock'].map((suffix) => `${path}${suffix}`);
    for (const file of beside) writeFileSync(file, '');
    removeFile(path);
    expect(beside.filter((file) => existsSync(file))).toEqual([]);
    removeFile(path);
  });

  it('is locked while it is worked on, all of them or none', () => {
    const [one, two] = [closedFile('one.db'), closedFile('two.db')];
    const release = lockFiles([one, two]);
    expect([isFree(one), isFree(two)]).toEqual([false, false]);
    release();
    expect([isFree(one), isFree(two)]).toEqual([true, true]);
    const held = lockFiles([two]);
    expect(() => lockFiles([one, two])).toThrow(DatabaseFault);
    expect(isFree(one)).toBe(true);
    held();
    expect(() => lockFiles([one, `${one}.missing`])).toThrow(`There is no file ${one}.missing.`);
    expect(isFree(one)).toBe(true);
    expect(withLocks([one], () => isFree(one))).toBe(false);
    expect(() =>
      withLocks([one], () => {
        throw new Error('within');
      }),
    ).toThrow('within');
    expect(isFree(one)).toBe(true);
  });
});

describe('a file that is split or joined', () => {
  it('is split into a power of two, from two on, beside it', async () => {
    const source = await filled(12);
    for (const parts of [0, 1, 3, 6, 1.5]) expect(() => split(source, parts)).toThrow('power of two');
    const reports = split(source, 2);
    const name = source.replace(/\.db$/, '');
    expect(reports.map(({ file }) => file)).toEqual([`${name}.0-of-2.db`, `${name}.1-of-2.db`]);
    expect(reports.map(({ shards }) => shards)).toEqual([
      { count: 2, residues: [0] },
      { count: 2, residues: [1] },
    ]);
    expect(reports.reduce((sum, { games }) => sum + games, 0)).toBe(12);
    for (const { file } of reports) {
      expect(existsSync(`${file}.part`)).toBe(false);
      expect(existsSync(`${file}.part.lock`)).toBe(false);
    }
    const connection = openToRead(reports[0]?.file ?? '');
    expect(connection.pragma('foreign_key_check')).toEqual([]);
    connection.close();
  });

  it('keeps the daily secret and the application in every part, and gives them back', async () => {
    const source = await filled(12);
    const raw = openToWrite(source);
    new MetadataRows(raw).set('daily-secret', 'of days');
    raw.close();
    const files = split(source, 2).map(({ file }) => file);
    const out = pathOf(folder(), 'joined.db');
    join(out, files);
    for (const file of [...files, out]) {
      const connection = openToRead(file);
      const metadata = new MetadataRows(connection);
      expect([metadata.get('daily-secret'), metadata.get('application')]).toEqual(['of days', '4242']);
      connection.close();
    }
    expect(readFileSync(`${out}.key`, 'utf8')).toBe(readFileSync(`${source}.key`, 'utf8'));
  });

  it('takes no key along where the parts have different ones, or none', async () => {
    const source = await filled(12);
    const files = split(source, 2).map(({ file }) => file);
    writeFileSync(`${files[0] ?? ''}.key`, 'another');
    const out = pathOf(folder(), 'joined.db');
    join(out, files);
    expect(existsSync(`${out}.key`)).toBe(false);
    const bare = closedFile('bare.db');
    const [first] = split(bare, 2);
    expect(existsSync(`${first?.file ?? ''}.key`)).toBe(false);
  });

  it('refuses parts that overlap, that belong to others, that are named twice by other names', async () => {
    const source = await filled(12);
    const [even = '', odd = ''] = split(source, 2).map(({ file }) => file);
    const out = pathOf(folder(), 'joined.db');
    const copy = pathOf(folder(), 'copy.db');
    copyFileSync(even, copy);
    expect(() => join(out, [even, copy])).toThrow(/copy\.db and .*0-of-2\.db both hold/);
    expect(() => join(out, [even, `${pathOf(even, '..')}/./${even.split('/').at(-1) ?? ''}`])).toThrow('named twice');
    expect(existsSync(`${out}.part`)).toBe(false);
    expect(() => join(even, [even, odd])).toThrow('is there already');
    expect(() => join(out, [even, `${odd}.missing`])).toThrow('There is no file');
    // Of four parts two are here: what the joined file holds says so.
    const quarter = closedFile('quarter.db', 'q');
    const raw = openToWrite(quarter);
    noteShards(raw, { count: 4, residues: [1] });
    new MetadataRows(raw).set('application', '4242');
    raw.close();
    expect(join(out, [even, quarter]).shards).toEqual({ count: 4, residues: [0, 1, 2] });
  });

  it('leaves nothing behind where it fails', async () => {
    const source = await filled(12);
    const [even = '', odd = ''] = split(source, 2).map(({ file }) => file);
    truncateSync(odd, 3 * 4_096);
    const out = pathOf(folder(), 'joined.db');
    expect(() => join(out, [even, odd])).toThrow();
    expect([out, `${out}.part`, `${out}.part-wal`, `${out}.part.lock`].filter((file) => existsSync(file))).toEqual([]);
    expect(isFree(even)).toBe(true);
  });
});

describe('a backup', () => {
  it('says where it lies, how many games it has and how large it is', () => {
    const path = closedFile();
    const to = pathOf(folder(), 'backup.db');
    const report = backUp(path, to);
    expect(report).toEqual({ file: to, games: 1, bytes: readFileSync(to).length });
    expect(existsSync(`${to}.part`)).toBe(false);
  });

  it('takes the place of one that was not finished, and needs its folder', () => {
    const path = closedFile();
    const to = pathOf(folder(), 'backup.db');
    writeFileSync(`${to}.part`, 'half of it');
    backUp(path, to);
    expect(existsSync(`${to}.part`)).toBe(false);
    const nowhere = pathOf(folder(), 'missing', 'backup.db');
    expect(() => backUp(path, nowhere)).toThrow(`The folder ${pathOf(nowhere, '..')} is not there.`);
  });

  it('that can’t be written says why, and leaves no half of it', () => {
    const path = closedFile();
    const to = pathOf(folder(), 'backup.db');
    mkdirSync(`${to}.part`);
    expect(() => backUp(path, to)).toThrow();
    expect(existsSync(to)).toBe(false);
  });

  it('is put in the place of nothing, or of what is kept beside it', () => {
    const backup = closedFile('backup.db', 'saved');
    const target = pathOf(folder(), 'meteor.db');
    expect(restore(backup, target, new Date(0))).toMatchObject({ file: target, games: 1, kept: null });
    expect(() => restore(target, target, new Date(0))).toThrow('the same file');
    const { kept } = restore(backup, target, new Date(0));
    expect(kept).toBe(`${target}.before-restore-1970-01-01T00-00-00.000Z`);
    expect(existsSync(`${target}.restoring`)).toBe(false);
    expect(isFree(target)).toBe(true);
  });

  it('takes the place of a database that is too damaged to be opened, whose log goes aside with it', () => {
    const backup = closedFile('backup.db', 'saved');
    const target = pathOf(folder(), 'meteor.db');
    for (const suffix of ['', '-wal', '-shm']) writeFileSync(`${target}${suffix}`, 'nothing that SQLite knows');
    const { kept } = restore(backup, target, new Date(0));
    expect(readFileSync(kept ?? '', 'utf8')).toBe('nothing that SQLite knows');
    for (const suffix of ['-wal', '-shm'])
      expect([existsSync(`${kept ?? ''}${suffix}`), existsSync(`${target}${suffix}`)]).toEqual([true, false]);
    expect(isFree(target)).toBe(true);
  });

  it('that is damaged is not restored', () => {
    const backup = closedFile('backup.db', 'saved');
    const bytes = readFileSync(backup);
    bytes.fill(0x55, 2 * 4_096, 6 * 4_096);
    writeFileSync(backup, bytes);
    const target = pathOf(folder(), 'meteor.db');
    expect(() => restore(backup, target, new Date(0))).toThrow(/cannot be used|malformed/);
    expect(existsSync(target)).toBe(false);
  });
});
