import type { Database } from 'better-sqlite3';
import { AboutRows } from './about.js';

/** What a process leaves to the one that takes its database over. */
export interface Handover {
  /** When the clocks of its games were last its own, in milliseconds since 1970. */
  readonly at: number;
  /** Ids of the interactions and messages that it took, which its successor has received too. */
  readonly taken: readonly string[];
}

/** Leaves a note to the process that takes the database over. */
export function noteHandover(connection: Database, handover: Handover): void {
  new AboutRows(connection).set('handover', JSON.stringify(handover));
}

/** What was left here, once: a second process after it has nothing to take over. */
export function takeHandover(connection: Database): Handover | null {
  const about = new AboutRows(connection);
  const told = about.get('handover');
  if (told === null) return null;
  about.set('handover', null);
  return JSON.parse(told) as Handover;
}
