import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** SQLite, "Database File Format": the header string, the page size at 16, and the size in pages at 28. */
const MAGIC = Buffer.from('SQLite format 3\0');
const HEADER_BYTES = 100;

/**
 * Notices a database file that was cut short or overwritten while it is open: SQLite, which keeps pages in memory and
 * writes to its log first, would go on acknowledging for a while.
 */
export class FileHeader {
  readonly #file: number;
  readonly #header = Buffer.alloc(HEADER_BYTES);
  #largest = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
  }

  /** What is wrong with the file; null: nothing. */
  fault(): string | null {
    const { size } = fstatSync(this.#file);
    const read = readSync(this.#file, this.#header, 0, HEADER_BYTES, 0);
    // A new database is in its log alone until the first checkpoint.
    if (size === 0 && this.#largest === 0) return null;
    if (read < HEADER_BYTES || !this.#header.subarray(0, MAGIC.length).equals(MAGIC)) return 'its header is gone';
    // A file that is rewritten smaller says so in its header first; one that grows is written page by page.
    if (size < this.#largest && size < this.#bytes()) return `it was cut to ${size} bytes`;
    this.#largest = size;
    return null;
  }

  /**
   * Only after every connection of this process has closed: closing any handle of the file gives up the process's locks
   * on it (SQLite, "How To Corrupt").
   */
  close(): void {
    closeSync(this.#file);
  }

  #bytes(): number {
    const page = this.#header.readUInt16BE(16);
    return (page === 1 ? 65_536 : page) * this.#header.readUInt32BE(28);
  }
}
