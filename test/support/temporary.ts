import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's files in memory. */
const MEMORY = '/dev/shm';
/** More than all tests have there at a time; a container gives 64 MB. */
const ROOM_BYTES = 2 ** 30;

/**
 * Where tests make their folders: in memory where there is room. Each bot of a test makes a database, whose syncs would
 * take a disk's time and prove nothing here: no test pulls the plug.
 */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
