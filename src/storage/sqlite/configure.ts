import type { Database } from 'better-sqlite3';

/** FULL: a commit is on the disk when it returns, so that a power cut loses nothing that was acknowledged. */
export function configureConnection(connection: Database, synchronous: 'FULL' | 'NORMAL'): void {
  connection.pragma('journal_mode = WAL');
  connection.pragma(`synchronous = ${synchronous}`);
  connection.pragma('foreign_keys = ON');
  // What is deleted or replaced is overwritten in the file.
  connection.pragma('secure_delete = ON');
  connection.pragma('journal_size_limit = 16777216');
}
