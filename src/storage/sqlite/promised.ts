import type { Database } from 'better-sqlite3';
import { StorageFault } from '../../table/ports.js';
import { faultOf } from './faults.js';

/** Runs it at once, so that calls take effect in their order; what SQLite throws is a rejection, as any engine's is. */
export const promised = <T>(run: () => T): Promise<T> =>
  new Promise((resolve) => {
    resolve(run());
  });

/** Reads at once. Rejects with `StorageFault` where the disk is to blame, and once the database is closed. */
export const readFrom = <T>(connection: Database, read: () => T): Promise<T> =>
  promised(() => {
    // The driver would throw a TypeError, which means a bug: a process that hands its file over may still be asked.
    if (!connection.open) throw new StorageFault('The database is closed: this process is ending.');
    try {
      return read();
    } catch (error) {
      throw faultOf(connection.name, error);
    }
  });
