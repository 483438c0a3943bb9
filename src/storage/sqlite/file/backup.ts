import '../../../start/node-version.js';

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { canonicalPath } from '../../canonical-path.js';
import { openToRead } from '../database.js';
import { databaseFault } from '../faults.js';
import { lockForOneBot } from './lock.js';

/** A checked backup: its path, how many games it holds, and its size. */
export interface BackupReport {
  readonly file: string;
  readonly games: number;
  readonly bytes: number;
}

/** A backup that cannot be made or taken. The message is for the operator. */
export class BackupFault extends Error {}

function synced(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Opens a file only to read it, checks each page of it, and counts its games. */
function checked(path: string): BackupReport {
  const connection = openToRead(path);
  try {
    const verdict = String(connection.pragma('integrity_check(1)', { simple: true }));
    if (verdict !== 'ok') throw databaseFault(path, new Error(verdict), 'corrupt');
    const games = Number(connection.prepare('SELECT count(*) FROM games').pluck().get());
    const bytes = Number(
      connection.prepare('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size').pluck().get(),
    );
    return { file: path, games, bytes };
  } finally {
    connection.close();
  }
}

/** Writes all that a database holds, its write-ahead log's part too, into one file that only its owner may read. */
function copyInto(part: string, connection: BetterSqlite3.Database): void {
  writeFileSync(part, '', { mode: 0o600 });
  connection.prepare('VACUUM INTO ?').run(part);
}

/**
 * Copies the database into one file, while games run: one consistent moment of it, read beside the bot, which goes on
 * writing. The file appears under its name only when it is whole and checked.
 */
export function backUp(database: string, to: string): BackupReport {
  const file = resolve(to);
  if (existsSync(file)) throw new BackupFault(`${file} is there already: a backup never overwrites one.`);
  if (!existsSync(dirname(file))) throw new BackupFault(`The folder ${dirname(file)} is not there.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const connection = openToRead(database);
  try {
    copyInto(part, connection);
  } catch (error) {
    rmSync(part, { force: true });
    throw new BackupFault(
      `The backup could not be written: ${error instanceof Error ? error.message : String(error)}.`,
      { cause: error },
    );
  } finally {
    connection.close();
  }
  const report = checked(part);
  synced(part);
  renameSync(part, file);
  synced(dirname(file));
  return { ...report, file };
}

/** The database after a restore. */
export interface RestoreReport extends BackupReport {
  /** Where the database that was there lies now; null: there was none. */
  readonly kept: string | null;
}

/**
 * Puts a backup, with what a write-ahead log beside it holds, in the database's place, the bot being stopped; a bot that runs is noticed by its lock. What was there
 * is folded into one file and kept beside it.
 */
export function restore(from: string, database: string, now: Date): RestoreReport {
  // A link stays one: what it leads to is replaced, which is what a bot that runs has locked.
  const target = canonicalPath(database);
  const report = checked(resolve(from));
  if (canonicalPath(from) === target) throw new BackupFault('The backup and the database are the same file.');
  const release = lockForOneBot(target);
  try {
    const part = `${target}.restoring`;
    rmSync(part, { force: true });
    const source = openToRead(resolve(from));
    try {
      copyInto(part, source);
    } finally {
      source.close();
    }
    synced(part);
    const kept = setAside(target, `${target}.before-restore-${now.toISOString().replaceAll(':', '-')}`);
    renameSync(part, target);
    synced(dirname(target));
    return { ...report, file: target, kept };
  } finally {
    release();
  }
}

/** Null: there was no database. A write-ahead log that it left behind goes aside all the same: it would be taken for the backup's. */
function setAside(target: string, kept: string): string | null {
  const isThere = existsSync(target);
  if (isThere) fold(target);
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(`${target}${part}`)) renameSync(`${target}${part}`, `${kept}${part}`);
  return isThere ? kept : null;
}

function fold(target: string): void {
  try {
    const connection = new BetterSqlite3(target, { timeout: 0 });
    connection.pragma('wal_checkpoint(TRUNCATE)');
    connection.close();
  } catch {
    // Too damaged to be opened: that is why it is being replaced. Its write-ahead log goes aside with it.
  }
}
