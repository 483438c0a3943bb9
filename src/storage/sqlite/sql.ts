import type { Database } from 'better-sqlite3';
import type { Sql, Statement, Values } from '../sql/sql.js';
import { isOfOneGame } from './faults.js';
import { promised, readFrom } from './promised.js';
import { Statements } from './statements.js';

/** Runs statements in one transaction, after those that it was given before. */
export type Write = (statements: readonly Statement[]) => Promise<readonly number[]>;

/** Reads on one connection, and writes there too unless it is told how. */
export class SqliteSql implements Sql {
  readonly stepRows = 20;
  readonly #statements: Statements;
  readonly #write: Write;
  #underWay = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connection: Database,
    write?: Write,
  ) {
    this.#statements = new Statements(connection);
    this.#write = write ?? ((statements) => promised(() => this.#statements.run(statements)));
  }

  jsonText(column: string, name: string): string {
    return `json_extract(${column}, '$.${name}')`;
  }

  deletionOf(table: string, where: string, most: number): string {
    return `DELETE FROM ${table} WHERE ${where} LIMIT ${most}`;
  }

  /** A file is one process's alone. */
  ownHomes(): string {
    return 'true';
  }

  isOwnHome(): boolean {
    return true;
  }

  isOfOneGame(error: unknown): boolean {
    return isOfOneGame(error);
  }

  /**
   * Sees what was written before it through this object, however that ended. Rejects with `StorageFault` where the disk is
   * to blame, and once the database is closed.
   */
  async rows<Row extends object>(text: string, values: Values = {}): Promise<readonly Row[]> {
    if (this.#underWay > 0) await this.#last;
    // The driver’s own types say of no statement what its rows are: that is its caller’s to know.
    return readFrom(this.connection, () => this.#statements.rows(text, values) as readonly Row[]);
  }

  async write(...statements: readonly Statement[]): Promise<readonly number[]> {
    this.#underWay += 1;
    const written = this.#write(statements);
    this.#last = written.catch(() => undefined);
    try {
      return await written;
    } finally {
      this.#underWay -= 1;
    }
  }
}
