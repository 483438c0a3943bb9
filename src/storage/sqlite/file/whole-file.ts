/** What tools share that read a whole file or make one, no bot running on it. */
import { existsSync, rmSync } from 'node:fs';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import { readMigrations } from '../../migrations.js';
import { openToRead } from '../database.js';
import { migrate } from '../migrate.js';
import { BackupFault } from './backup.js';
import { lockForOneBot } from './lock.js';

/** A table of this release's schema. */
export interface OwnTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key, in their order. */
  readonly key: readonly string[];
}

const namesIn = (connection: Database): readonly string[] =>
  connection
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();

/** The tables that this release's migrations make. */
function schemaNames(): ReadonlySet<string> {
  const empty = new BetterSqlite3(':memory:');
  try {
    migrate(empty, readMigrations());
    return new Set(namesIn(empty));
  } finally {
    empty.close();
  }
}

/** The bot's own tables in a file of this release's schema. */
export function ownTables(connection: Database): readonly OwnTable[] {
  const own = schemaNames();
  const columnsOf = connection.prepare<[string], { name: string; pk: number }>(
    'SELECT name, pk FROM pragma_table_info(?)',
  );
  return namesIn(connection)
    .filter((name) => own.has(name))
    .map((name) => {
      const columns = columnsOf.all(name);
      const key = columns.filter(({ pk }) => pk > 0).sort((left, right) => left.pk - right.pk);
      return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) };
    });
}

/** Tables that another program keeps in a bot's file, such as Litestream's: they aren't taken along. */
export function foreignTables(path: string): readonly string[] {
  const connection = openToRead(path);
  try {
    const own = schemaNames();
    return namesIn(connection).filter((name) => !own.has(name));
  } finally {
    connection.close();
  }
}

/** Opens a file to read all of it. Throws `BackupFault` where it is damaged, or of another release; `DatabaseFault`. */
export function openWhole(path: string): Database {
  const connection = openToRead(path);
  try {
    const verdict = String(connection.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok') throw new BackupFault(`${path} is damaged (${verdict}): restore a backup first.`);
    const newest = readMigrations().length;
    if (Number(connection.pragma('user_version', { simple: true })) !== newest)
      throw new BackupFault(`${path} was written by another release: start this one on it once, and stop it again.`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** An unfinished file needn't survive a power cut: one sync at its end, in `finish`, is enough. */
export function syncAtItsEnd(connection: Database): void {
  connection.pragma('synchronous = OFF');
}

/** Checks a file that is filled, and puts it on the disk. Throws `BackupFault`. */
export function finish(connection: Database): void {
  const [broken] = connection.pragma('foreign_key_check') as readonly unknown[];
  const verdict = String(connection.pragma('integrity_check(1)', { simple: true }));
  if (broken !== undefined || verdict !== 'ok')
    throw new BackupFault(`${connection.name} did not come out whole (${verdict}).`);
  connection.pragma('synchronous = FULL');
  connection.pragma('wal_checkpoint(TRUNCATE)');
}

export function removeFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '.lock', '.next.lock']) rmSync(`${path}${suffix}`, { force: true });
}

export function refuseExisting(files: readonly string[]): void {
  const there = files.find((file) => existsSync(file));
  if (there !== undefined) throw new BackupFault(`${there} is there already: nothing is overwritten.`);
}

/** Holds bots off files while `run` is under way. Throws `BackupFault` for a file that is missing; `DatabaseFault`. */
export function lockFiles(paths: readonly string[]): () => void {
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new BackupFault(`There is no file ${missing}.`);
  const releases: (() => void)[] = [];
  const release = (): void => {
    for (const each of releases) each();
  };
  try {
    for (const path of paths) releases.push(lockForOneBot(path));
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

export function withLocks<T>(paths: readonly string[], run: () => T): T {
  const release = lockFiles(paths);
  try {
    return run();
  } finally {
    release();
  }
}
