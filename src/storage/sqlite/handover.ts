import type { Database } from 'better-sqlite3';
import type { Handover } from '../ports/handover.js';
import { MetadataRows } from './rows/metadata.js';

/** Leaves a note to the process that takes the database over. */
export function noteHandover(connection: Database, handover: Handover): void {
  new MetadataRows(connection).set('handover', JSON.stringify(handover));
}

/** What was left here, once: a second process after it has nothing to take over. */
export function takeHandover(connection: Database): Handover | null {
  const metadata = new MetadataRows(connection);
  const told = metadata.get('handover');
  if (told === null) return null;
  metadata.set('handover', null);
  return JSON.parse(told) as Handover;
}
