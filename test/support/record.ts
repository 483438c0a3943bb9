import { archiveOf } from '../../src/storage/sqlite/history/archive.js';
import type { GameRecord } from '../../src/history/queries.js';
import type { LogEntry } from './meteor-tables.js';
import { HISTORIES, openLog } from '../history/support.js';
import { CountingWriter } from './counting-writer.js';
import { GUILD } from './played.js';

/** A game as the archive gives it, from a database of its own. */
export async function recordOf(entries: readonly LogEntry[]): Promise<GameRecord> {
  const { database } = openLog();
  await new CountingWriter(database, HISTORIES).append(entries);
  const asked = await archiveOf(database.connection).show(GUILD, entries[0]?.game ?? '');
  if (!asked.ok) throw new Error(asked.why);
  return asked.record;
}
