import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp, restore } from '../../../../src/storage/sqlite/file/backup.js';
import { openDatabase, openToRead } from '../../../../src/storage/sqlite/database.js';
import { LogReader } from '../../../../src/storage/sqlite/log/reader.js';
import { game } from '../../../support/played.js';
import { folder, openLog } from '../../../history/support.js';

describe('a backup', () => {
  it('is one whole moment of a database that is written to, and is restored', () => {
    const path = join(folder(), 'meteor.db');
    const file = join(folder(), 'backup.db');
    const { log, database } = openLog(path);
    const [first = [], second = []] = [game('b1', 3), game('b2', 3)];
    log.append(first);
    log.append(second.slice(0, 20));
    expect(backUp(path, file)).toMatchObject({ games: 2, file });
    log.append(second.slice(20));
    expect(() => backUp(path, file)).toThrow('there already');
    expect(() => restore(file, path, new Date(0))).toThrow('another bot runs on it');
    database.close();

    const { kept } = restore(file, path, new Date(0));
    const again = openDatabase(path);
    onTestFinished(() => {
      again.close();
    });
    const state = (id: string) => new LogReader(again.connection).read(id)?.entries.length;
    expect([state('b1'), state('b2')]).toEqual([first.length, 20]);
    const old = openToRead(kept ?? '');
    expect(new LogReader(old).read('b2')?.entries).toHaveLength(second.length);
    old.close();
  });

  it('may be read by its owner alone', () => {
    const path = join(folder(), 'meteor.db');
    const { log } = openLog(path);
    log.append(game('b1', 3));
    const file = join(folder(), 'backup.db');
    backUp(path, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is restored whole where the database is gone and its write-ahead log was left behind', () => {
    const path = join(folder(), 'meteor.db');
    const file = join(folder(), 'backup.db');
    const { log, database } = openLog(path);
    const entries = game('b1', 3);
    log.append(entries);
    backUp(path, file);
    log.append(game('b2', 3));
    copyFileSync(`${path}-wal`, `${path}-left`);
    database.close();
    rmSync(path);
    renameSync(`${path}-left`, `${path}-wal`);

    expect(restore(file, path, new Date(0)).kept).toBeNull();
    expect(existsSync(`${path}.before-restore-1970-01-01T00-00-00.000Z-wal`)).toBe(true);
    const again = openDatabase(path);
    expect(new LogReader(again.connection).read('b1')?.entries).toHaveLength(entries.length);
    expect(new LogReader(again.connection).read('b2')).toBeUndefined();
    again.close();
  });

  it('holds what a write-ahead log beside the given file has, as after a kill', () => {
    const path = join(folder(), 'meteor.db');
    const killed = join(folder(), 'killed.db');
    const { log, database } = openLog(path);
    const entries = game('b1', 3);
    log.append(entries);
    for (const part of ['', '-wal']) copyFileSync(`${path}${part}`, `${killed}${part}`);
    database.close();

    const to = join(folder(), 'meteor.db');
    expect(restore(killed, to, new Date(0))).toMatchObject({ games: 1 });
    const again = openDatabase(to);
    expect(new LogReader(again.connection).read('b1')?.entries).toHaveLength(entries.length);
    again.close();
  });

  it('refuses what is no backup', () => {
    expect(() => restore(join(import.meta.dirname, 'backup.test.ts'), join(folder(), 'm.db'), new Date(0))).toThrow(
      /cannot be used/,
    );
    expect(() => backUp(join(folder(), 'nothing.db'), join(folder(), 'b.db'))).toThrow('it is not there');
  });
});
