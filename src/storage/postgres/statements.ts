import { shardOf } from '../../table/home.js';
import type { Sql, Statement, Values } from '../sql/sql.js';
import { faultOf, isOfOneGame } from './faults.js';
import type { Held } from './lease.js';
import type { Connections, TransactionSql } from './sql.js';

/** The lease under which is written. */
export interface Fence {
  /** Among how many shards servers are divided, and which of them are this process's. */
  readonly count: number;
  readonly shards: readonly number[];
  held(shards: Iterable<number>): Held;
}

/** Statements that both engines understand, on PostgreSQL. */
export class PostgresSql implements Sql {
  readonly stepRows = 500;
  /** One after the other, whatever connection takes them: of two writes to one row the later one holds. */
  #last: Promise<unknown> = Promise.resolve();

  /** `lease`: what is written finds it as it must be, so that nothing is written after another process took over. */
  constructor(
    private readonly database: Connections,
    private readonly lease: Fence,
  ) {}

  jsonText(column: string, name: string): string {
    return `(${column}::json ->> '${name}')`;
  }

  deletionOf(table: string, where: string, most: number): string {
    return `DELETE FROM ${table} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${table} WHERE ${where} LIMIT ${most}))`;
  }

  /** `shardOf` in SQL. */
  ownHomes(column: string): string {
    const { count, shards } = this.lease;
    if (shards.length === count) return 'true';
    const server = `coalesce(nullif(split_part(${column}, '@', 1), ''), '0')::bigint`;
    return `mod(${server} >> 22, ${count}) IN (${shards.join(', ')})`;
  }

  isOwnHome(home: string): boolean {
    const { count, shards } = this.lease;
    return shards.length === count || shards.includes(shardOf(home, count));
  }

  isOfOneGame(error: unknown): boolean {
    return isOfOneGame(error);
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

  /** Resolves when nothing is being written any more. */
  async idle(): Promise<void> {
    await this.#last;
  }

  async #run(statements: readonly Statement[]): Promise<readonly number[]> {
    return this.database.transaction(async (sql) => {
      await this.#hold(sql);
      const changed: number[] = [];
      for (const { text, values } of statements) changed.push(await sql.run(text, values));
      return changed;
    });
  }

  async #hold(sql: TransactionSql): Promise<void> {
    const { owner, shards } = this.lease.held(this.lease.shards);
    const held = await sql.rows(
      'SELECT 1 FROM leases WHERE owner = @owner AND shard = ANY (@shards) ORDER BY shard FOR SHARE',
      { owner, shards },
    );
    if (held.length < shards.length) throw faultOf(this.database.place, 'lease-lost');
  }
}
