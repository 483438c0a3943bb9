import type { Database } from 'better-sqlite3';
import { MetadataRows } from './rows/metadata.js';

/** What a process leaves to the one that takes its database over. */
export interface Handover {
  /** When the clocks of its games were last its own, in milliseconds since 1970. */
  readonly at: number;
  /** Ids of the interactions and messages that it took, which its successor has received too. */
  readonly taken: readonly string[];
  /** Games with an edit under way, which may reach Discord after the successor's. Absent: from an older release. */
  readonly writing?: readonly string[];
}

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
