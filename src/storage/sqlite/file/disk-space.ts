import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Below this there are no new games; the room left is for those that run. */
export const LEAST_FREE_BYTES = 25 * 1024 * 1024;
const FRESH_MS = 1_000;

/** Free bytes on the disk of a path, for an ordinary user. */
export function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize;
}

/** Whether there is room for a new game. Asks the system once a second at most. */
export class DiskSpace {
  #askedAt = Number.NEGATIVE_INFINITY;
  #answer = true;

  constructor(
    private readonly path: string,
    private readonly free: (path: string) => number = freeBytes,
    private readonly now: () => number = () => performance.now(),
  ) {}

  forNewGames(): boolean {
    if (this.now() - this.#askedAt < FRESH_MS) return this.#answer;
    this.#askedAt = this.now();
    try {
      this.#answer = this.free(this.path) >= LEAST_FREE_BYTES;
    } catch {
      // A file system that cannot say is no reason to refuse: the append itself will tell.
      this.#answer = true;
    }
    return this.#answer;
  }
}
