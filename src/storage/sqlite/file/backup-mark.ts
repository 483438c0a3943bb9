import { closeSync, openSync, statSync, utimesSync } from 'node:fs';
import { canonicalPath } from '../../canonical-path.js';
import type { Millis } from '../../../games/shared/time.js';

/** An empty file beside the database, whose time of change is that of the last backup: `touch` marks one made otherwise. */
export const backupMarkOf = (database: string): string => `${canonicalPath(database)}.last-backup`;

/** Notes that a backup was made. Throws where the folder can't be written. */
export function markBackup(database: string, at: Date): void {
  const path = backupMarkOf(database);
  closeSync(openSync(path, 'a', 0o600));
  utimesSync(path, at, at);
}

/** Null: none was ever made, as far as the mark says. */
export function lastBackupAt(database: string): Millis | null {
  return statSync(backupMarkOf(database), { throwIfNoEntry: false })?.mtimeMs ?? null;
}
