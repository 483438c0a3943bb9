import '../../../start/node-version.js';

import BetterSqlite3 from 'better-sqlite3';
import { canonicalPath } from '../../canonical-path.js';
import { databaseFault, DatabaseFault, problemOf } from '../faults.js';

/**
 * Sees to it that one bot runs on a database, while anyone may read it. The lock is an exclusive transaction on a
 * small file of its own, which the operating system releases with the process, however it ends.
 * Answers with the release.
 */
export const lockForOneBot = (path: string): (() => void) => lock(path, '.lock');

/** The same for the one process that waits for the bot on this database to go. */
export const lockForOneSuccessor = (path: string): (() => void) => lock(path, '.next.lock');

/** Whether a process waits for this one to go. */
export function successorWaits(path: string): boolean {
  try {
    lockForOneSuccessor(path)();
    return false;
  } catch (error) {
    return error instanceof DatabaseFault && error.problem === 'in-use';
  }
}

/** An object that nobody refers to is collected, and its lock would go with it. */
const held = new Set<BetterSqlite3.Database>();

/** Beside the file itself, whichever of its names the path is. */
function lock(path: string, suffix: string): () => void {
  let connection: BetterSqlite3.Database | undefined;
  try {
    connection = new BetterSqlite3(`${canonicalPath(path)}${suffix}`, { timeout: 0 });
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection?.close();
    throw databaseFault(path, error, problemOf(error) === 'locked' ? 'in-use' : problemOf(error));
  }
  const taken = connection;
  held.add(taken);
  return () => {
    held.delete(taken);
    taken.close();
  };
}
