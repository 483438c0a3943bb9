import '../../start/node-version.js';

import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { withoutBusyTimeout } from './busy-timeout.js';
import { configureConnection } from './configure.js';
import { Disk, type DiskOptions } from './disk/disk.js';
import { canonicalPath } from '../canonical-path.js';
import { DatabaseFault, databaseFault, problemOf } from './faults.js';
import { FileHeader } from './file/header.js';
import { FileIdentity } from './file/identity.js';
import { lockForOneBot } from './file/lock.js';
import { readMigrations, type Migration } from '../migrations.js';
import { migrate, refuseForeign } from './migrate.js';

/** For what only reads a database beside the bot, as tools do. */
export type { Database, Statement } from 'better-sqlite3';

/** `locked`: another program holds the write lock; `failing`: any other error; `gone`: the file was removed or replaced. */
export type Health = 'ok' | 'locked' | 'failing' | 'gone' | 'closed';

/** How long the opening waits for someone else's lock, in milliseconds. */
const OPENING_BUSY_MS = 2_000;
/** How long each write after it waits: a copying tool holds its lock for milliseconds, and every player waits too. */
const RUNNING_BUSY_MS = 250;
/** How long a note waits in the thread, where appends wait for it. */
const NOTE_BUSY_MS = 20;

/** Read and written by their owner alone. */
const PRIVATE = 0o600;

export interface OpenOptions {
  /** How long to wait for someone else's lock, in milliseconds; absent: 2 s to open, a quarter of a second to write. */
  readonly busyMs?: number;
  readonly migrations?: readonly Migration[];
  /** Where it is written: in a thread, or (`inline`, and absent) at once on the caller's. */
  readonly disk?: 'thread' | 'inline';
  /** Starts that thread; absent: the bot's own. */
  readonly startThread?: DiskOptions['startThread'];
}

/** The open database of one bot. */
export interface BotDatabase {
  readonly path: string;
  readonly connection: BetterSqlite3.Database;
  /** Another one, whose commits wait for no disk. */
  readonly notes: BetterSqlite3.Database;
  /** What writes to it beside the event loop. To be closed before the database. */
  readonly disk: Disk;
  /** The migrations that this opening applied. */
  readonly applied: readonly string[];
  /** How large the database is. */
  bytes(): number;
  /** Whether it would take a write, and is still the file at its path. Cheap enough for a health check. */
  health(): Health;
  /**
   * Throws `DatabaseFault` if a file of the database was removed or replaced (`gone`), or cut short (`corrupt`): what is
   * written would be lost.
   * The first time it puts what the lost write-ahead log held into the database, if that can still be done.
   */
  checkFiles(): void;
  /** Whether someone else holds the write lock. Does not wait for it, and writes nothing. */
  lockedByOthers(): boolean;
  /** Closes the file and releases the lock, once the thread has ended. A second call does nothing. */
  close(): void;
}

/**
 * Opens the bot's database, making folder and file if they are missing, and brings its schema up to date.
 * Throws `DatabaseFault`, whose `problem` and message say what is wrong and what to do.
 */
export function openDatabase(path: string, options: OpenOptions = {}): BotDatabase {
  const file = usablePath(path);
  const release = lockForOneBot(file);
  let connection: BetterSqlite3.Database | undefined;
  let notes: BetterSqlite3.Database | undefined;
  try {
    keepPrivate(file);
    connection = new BetterSqlite3(file, { timeout: options.busyMs ?? OPENING_BUSY_MS });
    refuseForeign(connection);
    configureConnection(connection, 'FULL');
    const applied = migrate(connection, options.migrations ?? readMigrations());
    connection.pragma(`busy_timeout = ${options.busyMs ?? RUNNING_BUSY_MS}`);
    const { disk: where = 'inline', busyMs = RUNNING_BUSY_MS } = options;
    // Where a thread writes, it waits for that one's commits.
    notes = new BetterSqlite3(file, { fileMustExist: true, timeout: where === 'thread' ? busyMs : 0 });
    configureConnection(notes, 'NORMAL');
    const connections = { connection, notes };
    const { startThread } = options;
    const disk = new Disk({ path: file, where, connections, busyMs, noteBusyMs: NOTE_BUSY_MS, startThread });
    return opened(file, { connection, notes, disk }, applied, release);
  } catch (error) {
    notes?.close();
    connection?.close();
    release();
    throw error instanceof DatabaseFault ? error : databaseFault(file, error);
  }
}

/** Opens a bot's database beside the running bot, to read it. Throws `DatabaseFault`. */
export function openToRead(path: string): BetterSqlite3.Database {
  const file = resolve(path);
  if (!existsSync(file)) throw databaseFault(file, undefined, 'missing');
  try {
    const connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 2_000 });
    refuseForeign(connection);
    return connection;
  } catch (error) {
    throw error instanceof DatabaseFault ? error : databaseFault(file, error);
  }
}

/** Opens a bot's database while no bot runs on it, as it is: nothing is migrated. Throws `DatabaseFault`. */
export function openToWrite(path: string): BetterSqlite3.Database {
  try {
    const connection = new BetterSqlite3(path, { fileMustExist: true, timeout: 0 });
    refuseForeign(connection);
    connection.pragma('wal_checkpoint(TRUNCATE)');
    return connection;
  } catch (error) {
    throw error instanceof DatabaseFault ? error : databaseFault(path, error);
  }
}

/** Node's own recursive mkdir never comes back where the system makes no folders, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** The canonical path, whose folder is made if it is missing. */
function placeOf(path: string): string {
  try {
    const file = canonicalPath(path);
    makeFolder(dirname(file));
    return file;
  } catch (error) {
    throw databaseFault(resolve(path), error, 'directory');
  }
}

/** The canonical path of a file that a bot may run on. */
function usablePath(path: string): string {
  const file = placeOf(path);
  try {
    // The folder too: WAL and lock lie beside the file.
    accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
    if (!existsSync(file)) return file;
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw databaseFault(file, error, 'read-only');
  }
  const found = statSync(file);
  if (found.isDirectory()) throw databaseFault(file, undefined, 'directory');
  // SQLite, "How To Corrupt": under each of its names the file has another write-ahead log, and another lock of ours.
  if (found.nlink > 1) throw databaseFault(file, undefined, 'linked');
  return file;
}

/** Its people's ids, names and tokens are nobody else's to read. SQLite gives the files beside it the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(path, PRIVATE);
    } catch {
      // It is missing, another user's, or on a disk that knows no modes: then its folder has to be private.
    }
  }
}

const pragmaOf = (connection: BetterSqlite3.Database, name: string): number =>
  Number(connection.pragma(name, { simple: true }));

function opened(
  path: string,
  { connection, notes, disk }: Pick<BotDatabase, 'connection' | 'notes' | 'disk'>,
  applied: readonly string[],
  release: () => void,
): BotDatabase {
  const probe = connection.prepare('SELECT count(*) FROM (SELECT 1 FROM games LIMIT 1)');
  probe.get();
  const files = new FileIdentity(path);
  const header = new FileHeader(path);
  const isLocked = lockWatch({ connection, notes });
  const lockedByOthers = (): boolean => !disk.isBusy && isLocked();
  let rescued = false;
  return {
    path,
    connection,
    notes,
    disk,
    applied,
    bytes: () => pragmaOf(connection, 'page_count') * pragmaOf(connection, 'page_size'),
    lockedByOthers,
    health() {
      if (!connection.open) return 'closed';
      try {
        if (files.changed() !== null) return 'gone';
        if (header.fault() !== null) return 'failing';
        probe.get();
        return lockedByOthers() ? 'locked' : 'ok';
      } catch {
        return existsSync(path) ? 'failing' : 'gone';
      }
    },
    checkFiles() {
      const changed = files.changed();
      if (changed === null) {
        const fault = header.fault();
        if (fault !== null) throw databaseFault(path, new Error(fault), 'corrupt');
        return;
      }
      if (!rescued && files.walIsMissing()) void disk.run('checkpoint', { restart: false }).catch(() => undefined);
      rescued = true;
      throw databaseFault(path, new Error(`${changed} was removed or replaced`), 'gone');
    },
    close() {
      if (!connection.open) return;
      notes.close();
      connection.close();
      const end = (): void => {
        header.close();
        release();
      };
      // The thread has connections of its own.
      if (disk.isRunning) void disk.close().finally(end);
      else end();
    },
  };
}

/** Asked each second: the connection that never waits asks, by statements that are prepared once. */
function lockWatch({ connection, notes }: Pick<BotDatabase, 'connection' | 'notes'>): () => boolean {
  const begin = notes.prepare('BEGIN IMMEDIATE');
  const rollback = notes.prepare('ROLLBACK');
  return () => {
    if (connection.inTransaction) return false;
    try {
      withoutBusyTimeout(notes, () => {
        begin.run();
        rollback.run();
      });
      return false;
    } catch (error) {
      if (problemOf(error) === 'locked') return true;
      throw error;
    }
  };
}
