import type { Database, Statement } from 'better-sqlite3';
import { factStatement, STORED_FACT, type Fact } from '../../sql/rows/facts.js';

/** What is stored about the file itself, read and written at once: before the bot runs, by tools, and in the thread that writes. */
export class MetadataRows {
  readonly #get: Statement<[{ readonly key: Fact }], string>;

  constructor(private readonly connection: Database) {
    this.#get = connection.prepare<[{ readonly key: Fact }], string>(STORED_FACT).pluck();
  }

  get(key: Fact): string | null {
    return this.#get.get({ key }) ?? null;
  }

  /** `null` takes a fact away. */
  set(key: Fact, value: string | null): void {
    const { text, values = {} } = factStatement(key, value);
    this.connection.prepare(text).run(values);
  }
}
