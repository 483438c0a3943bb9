import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DatabaseFault, databaseFault } from './faults.js';
import { lockForOneBot } from './lock.js';
import { migrate, readMigrations, refuseForeign, type Migration } from './migrate.js';

export type Health = 'ok' | 'failing' | 'gone' | 'closed';

export interface OpenOptions {
  /** How long to wait for someone else's lock, in milliseconds. */
  readonly busyMs?: number;
  readonly migrations?: readonly Migration[];
}

/** The open database of one bot. */
export interface BotDatabase {
  readonly path: string;
  readonly connection: BetterSqlite3.Database;
  /** The migrations that this opening applied. */
  readonly applied: readonly string[];
  /** Whether it still answers and is still the file at its path. Cheap enough for a health check. */
  health(): Health;
  /** Lets go of the file and of the lock. A second call does nothing. */
  close(): void;
}

/**
 * Opens the bot's database, making folder and file if they are missing, and brings its schema up to date.
 * Throws `DatabaseFault`, whose `problem` and message say what is wrong and what to do.
 */
export function openDatabase(path: string, options: OpenOptions = {}): BotDatabase {
  const file = settle(path);
  const release = lockForOneBot(file);
  let connection: BetterSqlite3.Database | undefined;
  try {
    connection = new BetterSqlite3(file, { timeout: options.busyMs ?? 2_000 });
    refuseForeign(connection);
    configure(connection);
    const applied = migrate(connection, options.migrations ?? readMigrations());
    return opened(file, connection, applied, release);
  } catch (error) {
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

/** Node's own recursive mkdir never comes back where the system makes no folders, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** The one true path, so that two names of a file share one lock. */
function settle(path: string): string {
  const wanted = resolve(path);
  try {
    makeFolder(dirname(wanted));
  } catch (error) {
    throw databaseFault(wanted, error, 'directory');
  }
  const file = existsSync(wanted) ? realpathSync(wanted) : join(realpathSync(dirname(wanted)), basename(wanted));
  try {
    // The folder too: WAL and lock lie beside the file.
    accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
    if (!existsSync(file)) return file;
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw databaseFault(file, error, 'read-only');
  }
  if (statSync(file).isDirectory()) throw databaseFault(file, undefined, 'directory');
  return file;
}

function configure(connection: BetterSqlite3.Database): void {
  connection.pragma('journal_mode = WAL');
  // FULL: a commit is on the disk when it returns, so that a power cut loses nothing that was acknowledged.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('journal_size_limit = 16777216');
}

function opened(
  path: string,
  connection: BetterSqlite3.Database,
  applied: readonly string[],
  release: () => void,
): BotDatabase {
  const inode = statSync(path).ino;
  const probe = connection.prepare('SELECT count(*) FROM (SELECT 1 FROM games LIMIT 1)');
  return {
    path,
    connection,
    applied,
    health() {
      if (!connection.open) return 'closed';
      try {
        if (statSync(path).ino !== inode) return 'gone';
        probe.get();
        return 'ok';
      } catch {
        return existsSync(path) ? 'failing' : 'gone';
      }
    },
    close() {
      if (!connection.open) return;
      connection.close();
      release();
    },
  };
}
