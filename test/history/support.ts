import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type BotDatabase } from '../../src/storage/database.js';
import { SqliteGameLog, type SqliteGameLogOptions } from '../../src/storage/event-log.js';

/** A folder that goes with the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'meteor-history-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export interface OpenLog {
  readonly database: BotDatabase;
  readonly log: SqliteGameLog;
}

export function openLog(path = join(folder(), 'meteor.db'), options: SqliteGameLogOptions = {}): OpenLog {
  const database = openDatabase(path, { busyMs: 0 });
  onTestFinished(() => database.close());
  return { database, log: new SqliteGameLog(database, options) };
}
