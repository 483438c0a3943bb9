import type { Sql, Statement, Values } from '../sql/sql.js';
import type { Transactions } from './sql.js';

/** Statements that both engines understand, on PostgreSQL. */
export class PostgresSql implements Sql {
  /** One after the other, whatever connection takes them: of two writes to one row the later one holds. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Transactions) {}

  jsonText(column: string, name: string): string {
    return `(${column}::json ->> '${name}')`;
  }

  async rows<Row extends object>(text: string, values?: Values): Promise<readonly Row[]> {
    // The driver’s own types say of no statement what its rows are: that is its caller’s to know.
    return (await this.database.rows(text, values)) as readonly Row[];
  }

  write(...statements: readonly Statement[]): Promise<readonly number[]> {
    const done = this.#last.then(() => this.#run(statements));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #run(statements: readonly Statement[]): Promise<readonly number[]> {
    const [only] = statements;
    if (only !== undefined && statements.length === 1) return [await this.database.run(only.text, only.values)];
    return this.database.transaction(async (sql) => {
      const changed: number[] = [];
      for (const { text, values } of statements) changed.push(await sql.run(text, values));
      return changed;
    });
  }
}
