import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../src/storage/sqlite/faults.js';
import { unpack } from '../../../src/storage/log/pack.js';
import { folder, openLog } from '../../history/support.js';
import { game } from '../../support/played.js';

function problem(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof DatabaseFault ? error.problem : String(error);
  }
  return 'none';
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;

it('a file that is cut short under a running bot is noticed before anything more is acknowledged', () => {
  const { database, log } = openLog();
  const entries = game('cut1', 2);
  log.append(entries.slice(0, 3));
  database.connection.pragma('wal_checkpoint(TRUNCATE)');
  database.checkFiles();
  truncateSync(database.path, 8_192);
  expect(problem(() => log.append(entries.slice(3, 4)))).toBe('corrupt');
  expect(problem(() => database.checkFiles())).toBe('corrupt');
  expect(database.health()).toBe('failing');
});

it('so is one that is emptied, or begins with something else', () => {
  for (const harm of [
    (path: string) => truncateSync(path, 0),
    (path: string) => writeFileSync(path, Buffer.alloc(100, 7), { flag: 'r+' }),
  ]) {
    const { database, log } = openLog();
    const entries = game('cut2', 2);
    log.append(entries.slice(0, 3));
    database.connection.pragma('wal_checkpoint(TRUNCATE)');
    database.checkFiles();
    harm(database.path);
    expect(problem(() => log.append(entries.slice(3, 4)))).toBe('corrupt');
  }
});

it('one that VACUUM has written smaller is whole', () => {
  const { database, log } = openLog();
  const { connection } = database;
  connection.exec('CREATE TABLE bulk (data BLOB)');
  connection.prepare('INSERT INTO bulk VALUES (zeroblob(1000000))').run();
  connection.pragma('wal_checkpoint(TRUNCATE)');
  database.checkFiles();
  connection.exec('DELETE FROM bulk; VACUUM');
  database.checkFiles();
  connection.pragma('wal_checkpoint(TRUNCATE)');
  database.checkFiles();
  log.append(game('small', 2).slice(0, 2));
  expect(database.health()).toBe('ok');
});

it('the database is its owner’s alone, also one that was not', () => {
  const path = join(folder(), 'meteor.db');
  writeFileSync(path, '', { mode: 0o644 });
  for (let time = 0; time < 2; time += 1) {
    const database = openDatabase(path, { busyMs: 0 });
    for (const suffix of ['', '-wal', '-shm']) expect(modeOf(`${path}${suffix}`), suffix).toBe(0o600);
    database.close();
  }
});

it('a packed log that would unpack without end is refused', () => {
  const data = brotliCompressSync(Buffer.alloc(65 * 1024 * 1024));
  const packed = { entries: 1, data, marks: Buffer.alloc(4), digest: '' };
  expect(data.length).toBeLessThan(1_000);
  expect(() => unpack('bomb', packed)).toThrow(/larger than|too large/i);
});
