import { readMigrations } from '../migrations.js';
import type { AwaitedDatabase } from '../ports/awaited-database.js';
import { ALL_SHARDS } from '../shards.js';
import { openFile, type FileOptions, type OpenedFile } from './bot-storage.js';
import { openToRead } from './database.js';
import { DatabaseFault, databaseFault } from './faults.js';
import { DiskSpace } from './file/disk-space.js';
import { lockForOneSuccessor } from './file/lock.js';
import { checkSchema } from './migrate.js';
import { checkClaim } from './origin.js';
import { promised } from './promised.js';
import { checkShards } from './shards.js';

export interface AwaitedFile extends AwaitedDatabase {
  open(): Promise<OpenedFile | null>;
}

/** The file of a bot that runs. Its locks say who runs on it, and who waits. */
export const awaitedFile = (path: string, options: FileOptions = {}): AwaitedFile => ({
  check: (application) =>
    promised(() => {
      checkFile(path, application, options);
    }),
  announce: () =>
    promised(() => {
      const release = lockForOneSuccessor(path);
      return () => promised(release);
    }),
  open: () => promised(() => openIfFree(path, options)),
  close: () => Promise.resolve(),
});

function checkFile(path: string, application: string, options: FileOptions): void {
  const { hasRoom = () => new DiskSpace(path).forNewGames(), shards = ALL_SHARDS } = options;
  const connection = openToRead(path);
  try {
    checkSchema(connection, readMigrations());
    checkClaim(connection, application);
    checkShards(connection, shards);
    // A migration may need room, and new games would be refused.
    if (!hasRoom()) throw databaseFault(path, undefined, 'full');
  } finally {
    connection.close();
  }
}

function openIfFree(path: string, options: FileOptions): OpenedFile | null {
  try {
    return openFile(path, options);
  } catch (error) {
    if (error instanceof DatabaseFault && error.problem === 'in-use') return null;
    throw error;
  }
}
