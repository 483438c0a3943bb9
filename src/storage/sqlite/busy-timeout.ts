import type { Database } from 'better-sqlite3';

/** Runs something that should fail at once rather than wait for someone else's lock. */
export function withoutBusyTimeout<T>(connection: Database, run: () => T): T {
  const patience = Number(connection.pragma('busy_timeout', { simple: true }));
  connection.pragma('busy_timeout = 0');
  try {
    return run();
  } finally {
    connection.pragma(`busy_timeout = ${patience}`);
  }
}
