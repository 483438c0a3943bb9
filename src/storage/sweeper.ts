import type { Database } from 'better-sqlite3';
import { MetadataRows } from './rows/metadata.js';
import { withoutBusyTimeout } from './database.js';

/** Up to this size rewriting the file takes a fraction of a second; a larger one waits until no game is on. */
const SMALL_BYTES = 32 * 1024 * 1024;
/** Games that grow too old go one by one: the file is not rewritten for each. */
const BETWEEN_MS = 3_600_000;

/** Notes that tokens are gone whose traces must go. To be called in their transaction. */
export function noteTokens(metadata: MetadataRows): void {
  if (metadata.get('tokens') === null) metadata.set('tokens', '1');
}

/**
 * Takes away what deleted rows leave in the files. `secure_delete` overwrites them where they lay, but the write-ahead
 * log still has them, and so may the free part of a page that SQLite once split: a truncating checkpoint and a VACUUM
 * end both. Tokens come and go all day long, but in one small table, which is written anew for them instead. That there
 * is something to sweep is kept in the file, so that a stopped process does it at its next start.
 */
export class Sweeper {
  readonly #metadata: MetadataRows;
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly connection: Database) {
    this.#metadata = new MetadataRows(connection);
  }

  /** Rows are deleted whose traces must go. To be called in their transaction. */
  noteTraces(): void {
    this.#metadata.set('sweep', '1');
  }

  /** The same for tokens. */
  noteTokens(): void {
    noteTokens(this.#metadata);
  }

  /** Sweeps what there is, if that can be done now; what fails or cannot is done by a later call. */
  sweepNow(): void {
    try {
      this.#sweep(true);
    } catch {
      // The rows are gone all the same, and whoever sweeps later is told what is wrong with the file.
    }
  }

  /** The same from time to time, file or table being rewritten once an hour at most. Throws the driver's error. */
  sweep(now: number): void {
    const due = now - this.#triedAt >= BETWEEN_MS;
    if (due) this.#triedAt = now;
    this.#sweep(due);
  }

  #sweep(rewrites: boolean): void {
    try {
      if (rewrites && this.#metadata.get('tokens') !== null) this.#rewritePanels();
      if (rewrites && this.#metadata.get('sweep') !== null && this.#mayRewrite()) {
        this.connection.exec('VACUUM');
        this.#metadata.set('sweep', null);
      }
    } finally {
      this.#emptyLog();
    }
  }

  /** Panels are few, for they go with their games. */
  #rewritePanels(): void {
    // Only where no foreign keys are looked at SQLite empties a table page by page, each overwritten as a whole.
    this.connection.pragma('foreign_keys = OFF');
    try {
      this.connection
        .transaction(() => {
          const panels = this.connection.prepare<[], unknown[]>('SELECT * FROM panels').raw();
          const rows = panels.all();
          this.connection.exec('DELETE FROM panels');
          const values = panels.columns().map(() => '?');
          const put = this.connection.prepare(`INSERT INTO panels VALUES (${values.join(', ')})`);
          for (const row of rows) put.run(...row);
          this.#metadata.set('tokens', null);
        })
        .immediate();
    } finally {
      this.connection.pragma('foreign_keys = ON');
    }
  }

  #mayRewrite(): boolean {
    const bytes = Number(
      this.connection.prepare('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size').pluck().get(),
    );
    if (bytes <= SMALL_BYTES) return true;
    return this.connection.prepare("SELECT 1 FROM games WHERE status = 'live'").get() === undefined;
  }

  /** Someone who reads just now, as a backup does, keeps the log in use: it is emptied the next time. */
  #emptyLog(): void {
    withoutBusyTimeout(this.connection, () => this.connection.pragma('wal_checkpoint(TRUNCATE)'));
  }
}
