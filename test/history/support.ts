import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type BotDatabase } from '../../src/storage/database.js';
import { HistoryRegistry } from '../../src/history/adapter.js';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import { StatsWriter } from '../../src/history/stats-writer.js';
import { SqliteGameLog, type SqliteGameLogOptions } from '../../src/storage/event-log.js';

export const HISTORIES = new HistoryRegistry([METEOR_HISTORY]);

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
  const stats = new StatsWriter(database.connection, HISTORIES);
  return { database, log: new SqliteGameLog(database, { stats, ...options }) };
}
