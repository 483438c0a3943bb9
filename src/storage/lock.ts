import BetterSqlite3 from 'better-sqlite3';
import { databaseFault, problemOf } from './faults.js';

/**
 * Sees to it that one bot runs on a database, while anyone may read it. The lock is an exclusive transaction on a
 * small file of its own, which the operating system releases with the process, however it ends.
 * Answers with the release.
 */
export function lockForOneBot(path: string): () => void {
  let lock: BetterSqlite3.Database | undefined;
  try {
    lock = new BetterSqlite3(`${path}.lock`, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw databaseFault(path, error, problemOf(error) === 'locked' ? 'in-use' : problemOf(error));
  }
  const held = lock;
  return () => held.close();
}
