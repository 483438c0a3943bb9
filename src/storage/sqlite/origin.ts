import { existsSync, renameSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { MetadataRows } from './rows/metadata.js';
import { openToRead, openToWrite } from './database.js';
import { DatabaseFault } from './faults.js';
import { lockForOneBot } from './file/lock.js';
import { keyPathOf } from '../signing-key.js';
import type { Application } from '../sql/rows/application.js';

/** The database belongs to another application, whose channels and messages this one cannot reach. */
export class OtherApplication extends DatabaseFault {
  constructor(
    readonly path: string,
    readonly asked: string,
    /** Null: written by a release that did not note it, and with games of servers that are not the asker's. */
    readonly owner: string | null,
  ) {
    super('other-application', `The database ${path} belongs to application ${owner ?? 'unknown'}, not to ${asked}.`);
  }
}

/**
 * Notes whose games a database holds, the first time that is known. Throws `OtherApplication` for any other application: it
 * would find none of the channels and take all the games for lost.
 */
export function claimFor(connection: Database, { id, guildIds }: Application): void {
  const metadata = new MetadataRows(connection);
  const owner = metadata.get('application');
  if (owner === id) return;
  if (owner !== null || (guildIds !== undefined && !holdsOnly(connection, guildIds)))
    throw new OtherApplication(connection.name, id, owner);
  metadata.set('application', id);
}

/** The same, told beforehand by a process that waits for the bot on this file to go. Writes nothing. */
export function checkClaim(connection: Database, id: string): void {
  const owner = new MetadataRows(connection).get('application');
  if (owner !== null && owner !== id) throw new OtherApplication(connection.name, id, owner);
}

function holdsOnly(connection: Database, guildIds: readonly string[]): boolean {
  const guilds = connection.prepare<[], string>('SELECT DISTINCT guild FROM games').pluck().all();
  return guilds.every((guild) => guildIds.includes(guild));
}

/** Whether a file has games, all of them of this application. A file that cannot be read has none that we know of. */
export function holdsGamesOf(path: string, { id, guildIds = [] }: Application): boolean {
  if (!existsSync(path)) return false;
  try {
    const connection = openToRead(path);
    try {
      if (connection.prepare('SELECT 1 FROM games LIMIT 1').get() === undefined) return false;
      const noted = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'about'").get() !== undefined;
      const owner = noted ? new MetadataRows(connection).get('application') : null;
      return owner === null ? holdsOnly(connection, guildIds) : owner === id;
    } finally {
      connection.close();
    }
  } catch {
    return false;
  }
}

/** Gives a database another name in its folder, with all that lies beside it. Throws `DatabaseFault` if a bot runs on it. */
export function moveDatabase(from: string, to: string): void {
  const release = lockForOneBot(from);
  try {
    // Closing folds the write-ahead log in: the file alone is then the database.
    openToWrite(from).close();
    const key = keyPathOf(from);
    renameSync(from, to);
    // Of a link the name alone moves: file and key stay where they are.
    if (existsSync(key)) renameSync(key, keyPathOf(to));
  } finally {
    release();
  }
}
