import type { Database } from 'better-sqlite3';
import { newSecret } from '../../../daily/seed.js';
import type { RandomBytes } from '../../../table/ports.js';
import { MetadataRows } from './metadata.js';

/** What the seeds of daily deals come from: made at a file's first start, and kept in it. */
export function dailySecret(connection: Database, bytes: RandomBytes): string {
  const metadata = new MetadataRows(connection);
  const kept = metadata.get('daily-secret');
  if (kept !== null) return kept;
  const made = newSecret(bytes);
  metadata.set('daily-secret', made);
  return made;
}
