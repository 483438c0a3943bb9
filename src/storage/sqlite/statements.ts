import type { Database, Statement as Prepared } from 'better-sqlite3';
import type { Statement, Values } from '../sql/sql.js';

/** Statements on one connection, prepared once each. Throws the driver's errors. */
export class Statements {
  readonly #prepared = new Map<string, Prepared<[Values]>>();
  readonly #runAll: (statements: readonly Statement[]) => readonly number[];

  constructor(private readonly connection: Database) {
    const all = connection.transaction((statements: readonly Statement[]) => statements.map((one) => this.#run(one)));
    this.#runAll = (statements) => all.immediate(statements);
  }

  rows(text: string, values: Values): unknown[] {
    return this.#statement(text).all(values);
  }

  /** In one transaction; answers how many rows each changed. */
  run(statements: readonly Statement[]): readonly number[] {
    const [only] = statements;
    return only !== undefined && statements.length === 1 ? [this.#run(only)] : this.#runAll(statements);
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
