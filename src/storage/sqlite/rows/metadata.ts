import type { Database, Statement } from 'better-sqlite3';
import type { Fact } from '../../sql/rows/facts.js';

export class MetadataRows {
  readonly #get: Statement<[string], string>;
  readonly #put: Statement<[string, string]>;
  readonly #drop: Statement<[string]>;

  constructor(connection: Database) {
    this.#get = connection.prepare<[string], string>('SELECT value FROM about WHERE key = ?').pluck();
    this.#put = connection.prepare(
      'INSERT INTO about (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    );
    this.#drop = connection.prepare('DELETE FROM about WHERE key = ?');
  }

  get(key: Fact): string | null {
    return this.#get.get(key) ?? null;
  }

  /** `null` takes a fact away. */
  set(key: Fact, value: string | null): void {
    if (value === null) this.#drop.run(key);
    else this.#put.run(key, value);
  }
}
