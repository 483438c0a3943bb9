import { existsSync, statSync } from 'node:fs';

/** SQLite keeps a database in WAL mode in three files. */
const FILES = ['', '-wal', '-shm'] as const;

function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
}

/**
 * Knows whether a database's files are still those that were opened. One that was removed or replaced goes on being
 * written by the process that has it open, and all of that is lost at its end.
 */
export class FileIdentity {
  readonly #known: readonly (readonly [path: string, identity: string | null])[];

  /** To be made once SQLite has opened all three files, which it does at the first read. */
  constructor(readonly path: string) {
    this.#known = FILES.map((suffix) => [`${path}${suffix}`, identityOf(`${path}${suffix}`)]);
  }

  /** The path of the first file that is no longer the one that was opened; null: all are. */
  changed(): string | null {
    for (const [path, identity] of this.#known) if (identityOf(path) !== identity) return path;
    return null;
  }

  /** Whether the write-ahead log alone is missing, so that what it held can still be put into the database. */
  walIsMissing(): boolean {
    const [main] = this.#known;
    return main !== undefined && identityOf(main[0]) === main[1] && !existsSync(`${this.path}-wal`);
  }
}
