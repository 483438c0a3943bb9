import BetterSqlite3 from 'better-sqlite3';
import { StorageFault } from '../../table/ports.js';

/** Why a database can't be used. */
export type DatabaseProblem =
  /** The folder of the database cannot be made or entered. */
  | 'directory'
  /** There is no such file to read. */
  | 'missing'
  /** The file, or its folder, cannot be written. */
  | 'read-only'
  /** Not a SQLite database, or a damaged one. */
  | 'corrupt'
  /** A SQLite database of some other program. */
  | 'foreign'
  /** Another program holds a lock on it and doesn't release it. */
  | 'locked'
  /** Another bot runs on it. */
  | 'in-use'
  /** Another Discord application's games are in it, see origin.ts. */
  | 'other-application'
  /** It holds other servers than this process serves, see shards.ts. */
  | 'other-shards'
  /** The file has a second name, a hard link. */
  | 'linked'
  /** One of its files was removed or replaced while the bot runs. */
  | 'gone'
  /** A newer release has written it. */
  | 'newer-schema'
  | 'full'
  | 'unknown';

/** Why the database does not open, or did not take something. The message is for the operator. */
export class DatabaseFault extends StorageFault {
  constructor(
    readonly problem: DatabaseProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const SQLITE_PROBLEMS: readonly (readonly [prefix: string, problem: DatabaseProblem])[] = [
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['EACCES', 'read-only'],
  ['EROFS', 'read-only'],
  // The folder is there, or `openDatabase` would have said so: it lets nobody in.
  ['SQLITE_CANTOPEN', 'read-only'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
];

/** The problem behind an error of the driver or the file system; `unknown` for any other. */
export function problemOf(error: unknown): DatabaseProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SQLITE_PROBLEMS.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'unknown';
}

/** What one game brings about, such as an entry that is there already. */
const OF_ITS_ROWS = /^SQLITE_(CONSTRAINT|MISMATCH|RANGE|TOOBIG)/;

/** Whether the file, the disk or another program is behind an error; otherwise it is a bug. */
export function isOfTheDisk(error: unknown): boolean {
  if (error instanceof BetterSqlite3.SqliteError) return !OF_ITS_ROWS.test(error.code);
  return error instanceof Error && 'syscall' in error;
}

/** Whether an error met with one game says nothing about the others: a bad page, or a bug. */
export const isOfOneGame = (error: unknown): boolean =>
  problemOf(error) === 'corrupt' || !(error instanceof StorageFault || isOfTheDisk(error));

const ADVICE: Readonly<Record<DatabaseProblem, string>> = {
  directory: 'its folder cannot be made or entered, or a folder lies in its place',
  missing: 'it is not there',
  'read-only': 'it cannot be written: check the owner and the permissions of the file and its folder',
  corrupt: 'it is not a SQLite database, or it is damaged: restore a backup, or move it away to start anew',
  foreign: 'it belongs to some other program',
  locked: 'another program holds it locked',
  'in-use': 'another bot runs on it: stop that one first',
  'other-application': 'it belongs to another application: set DATABASE_PATH to another file',
  'other-shards': 'it holds other servers than this process serves',
  linked:
    'the file has a second name (a hard link), and SQLite would keep another write-ahead log under each: remove the other name, or copy the file and use the copy',
  gone: 'one of its files was removed or replaced while the bot runs: put it back if you can, then start the bot again',
  'newer-schema': 'a newer release of this bot has written it: run that one, or restore a backup',
  full: 'the disk is full',
  unknown: 'the database did not answer as it should',
};

/** Anything the driver or the file system throws, as a fault that says what to do. */
export function databaseFault(path: string, error: unknown, problem = problemOf(error)): DatabaseFault {
  const detail = error instanceof Error ? ` (${error.message})` : '';
  return new DatabaseFault(problem, `The database ${path} cannot be used: ${ADVICE[problem]}${detail}.`, {
    cause: error,
  });
}

/** What reading or counting a game met: a fault where the file, the disk or another program is behind it. */
export const faultOf = (path: string, error: unknown): unknown =>
  error instanceof StorageFault || isOfOneGame(error) ? error : databaseFault(path, error);
