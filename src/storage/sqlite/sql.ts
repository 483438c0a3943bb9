import type { Database, Statement as Prepared } from 'better-sqlite3';
import type { Sql, Statement, Values } from '../sql/sql.js';
import { promised } from './promised.js';

/** Statements on one connection, prepared once each. */
export class SqliteSql implements Sql {
  readonly #prepared = new Map<string, Prepared<[Values]>>();
  readonly #writeAll: (statements: readonly Statement[]) => readonly number[];

  constructor(private readonly connection: Database) {
    const all = connection.transaction((statements: readonly Statement[]) => statements.map((one) => this.#run(one)));
    this.#writeAll = (statements) => all.immediate(statements);
  }

  jsonText(column: string, name: string): string {
    return `json_extract(${column}, '$.${name}')`;
  }

  rows<Row extends object>(text: string, values: Values = {}): Promise<readonly Row[]> {
    // The driver’s own types say of no statement what its rows are: that is its caller’s to know.
    return promised(() => this.#statement(text).all(values) as readonly Row[]);
  }

  write(...statements: readonly Statement[]): Promise<readonly number[]> {
    const [only] = statements;
    return promised(() =>
      only !== undefined && statements.length === 1 ? [this.#run(only)] : this.#writeAll(statements),
    );
  }

  #run({ text, values = {} }: Statement): number {
    return this.#statement(text).run(values).changes;
  }

  #statement(text: string): Prepared<[Values]> {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const made = this.connection.prepare<[Values]>(text);
    this.#prepared.set(text, made);
    return made;
  }
}
