import { shardOf } from '../../table/home.js';
import type { Sql, Statement, Values } from '../sql/sql.js';
import { StorageFault } from '../../table/ports.js';
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

/** What is written whole or not at all, and who waits for it. */
interface Write {
  readonly statements: readonly Statement[];
  readonly done: (changed: readonly number[]) => void;
  readonly failed: (error: unknown) => void;
}

/** A transaction costs some round trips: so many writes that wait share one. */
const TOGETHER = 32;

/** Statements that both engines understand, on PostgreSQL. */
export class PostgresSql implements Sql {
  readonly stepRows = 500;
  /** One after the other, whatever connection takes them: of two writes to one row the later one holds. */
  readonly #waiting: Write[] = [];
  #writing: Promise<void> | null = null;

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
    return new Promise((done, failed) => {
      this.#waiting.push({ statements, done, failed });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing is being written any more. */
  async idle(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#together(this.#waiting.splice(0, TOGETHER));
    this.#writing = null;
  }

  /** If one's own statement fails, each is written by itself, so that it takes no other with it. */
  async #together(writes: readonly Write[]): Promise<void> {
    try {
      const changed = await this.#run(writes.flatMap(({ statements }) => statements));
      let at = 0;
      for (const { statements, done } of writes) done(changed.slice(at, (at += statements.length)));
    } catch (error) {
      if (writes.length === 1 || error instanceof StorageFault) for (const { failed } of writes) failed(error);
      else for (const write of writes) await this.#together([write]);
    }
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
