import { Connections, type TransactionSql } from '../../storage/postgres/sql.js';
import { placeOf } from '../../storage/postgres/database.js';
import { shardOf } from '../../table/home.js';
import { MoveFault } from './fault.js';
import { isMoved, type Row, type TableStore, type Table, type Value } from './tables.js';

/** Rows that the server gives at a time. */
const FETCHED = 500;
/** A statement on a large table may take long, and nobody waits for it. */
const ANSWER_MS = 600_000;
/** While the other database is read again this one has nothing to do. */
const PATIENCE = "SET LOCAL idle_in_transaction_session_timeout = '30min'";

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** A row as the server gives it. */
type Found = Readonly<Record<string, Value>>;

const rowOf = ({ columns }: Table, found: Found): Row => columns.map((column) => found[column] ?? null);

/** A column's values of some rows, as one array of PostgreSQL's. */
interface Column {
  readonly column: string;
  readonly type: string;
  readonly values: readonly Value[];
}

/** Inside of one transaction: what is moved is there whole, or not at all. */
export class PostgresTables implements TableStore {
  readonly #types = new Map<string, ReadonlyMap<string, string>>();

  constructor(
    private readonly sql: TransactionSql,
    /** Among how many shards the servers are divided. */
    private readonly shardCount: number,
  ) {}

  async *read(table: Table): AsyncIterable<readonly Row[]> {
    const { name, columns, key } = table;
    await this.sql.run(
      `DECLARE moved NO SCROLL CURSOR FOR SELECT ${quoted(columns)} FROM ${name} ORDER BY ${quoted(key)}`,
    );
    for (;;) {
      const found = await this.sql.rows<Found>(`FETCH ${FETCHED} FROM moved`);
      if (found.length === 0) break;
      yield found.map((row) => rowOf(table, row)).filter((row) => isMoved(table, row));
    }
    await this.sql.run('CLOSE moved');
  }

  /** Whether anything is there that would be moved. */
  async isUsed(table: Table): Promise<boolean> {
    const { name, columns } = table;
    // Some facts are about one database and stay with it: that table is small.
    const most = name === 'about' ? '' : 'LIMIT 1';
    const found = await this.sql.rows<Found>(`SELECT ${quoted(columns)} FROM ${name} ${most}`);
    return found.some((row) => isMoved(table, rowOf(table, row)));
  }

  async write(table: Table, rows: readonly Row[]): Promise<void> {
    const { name, columns } = table;
    const types = await this.#typesOf(table);
    const lists: Column[] = columns.map((column, at) => ({
      column,
      type: types.get(column) ?? 'text',
      values: rows.map((row) => row[at] ?? null),
    }));
    if (name === 'games') lists.push({ column: 'shard', type: 'bigint', values: this.#shardsOf(table, rows) });
    await this.sql.run(
      `INSERT INTO ${name} (${quoted(lists.map(({ column }) => column))})
      SELECT * FROM unnest(${lists.map(({ type }, at) => `@c${at}::${type}[]`).join(', ')})`,
      Object.fromEntries(lists.map(({ values }, at) => [`c${at}`, values])),
    );
  }

  #shardsOf({ columns }: Table, rows: readonly Row[]): readonly number[] {
    const at = columns.indexOf('guild');
    return rows.map((row) => shardOf(String(row[at]), this.shardCount));
  }

  async #typesOf({ name, columns }: Table): Promise<ReadonlyMap<string, string>> {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    const found = await this.sql.rows<{ name: string; type: string }>(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = to_regclass(@table) AND attnum > 0 AND NOT attisdropped`,
      { table: name },
    );
    const types = new Map(found.map((column) => [column.name, column.type]));
    const missing = columns.find((column) => !types.has(column));
    if (missing !== undefined) throw new MoveFault(`The PostgreSQL schema has no column ${name}.${missing}.`);
    this.#types.set(name, types);
    return types;
  }
}

/** Divides the servers of a database among another number of shards. Throws `MoveFault`. */
export const changeShardCount = (url: string, shardCount: number): Promise<number> =>
  withoutBots(url, async (sql) => {
    const live = await sql.rows<{ game: string; guild: string }>("SELECT game, guild FROM games WHERE status = 'live'");
    await sql.run(
      `UPDATE games SET shard = new.shard FROM unnest(@games::text[], @shards::bigint[]) AS new (game, shard)
      WHERE games.game = new.game`,
      { games: live.map(({ game }) => game), shards: live.map(({ guild }) => shardOf(guild, shardCount)) },
    );
    await sql.run('DELETE FROM leases');
    await setFact(sql, 'shard-count', `${shardCount}`);
    return live.length;
  });

/** Stores something about the database itself. */
export async function setFact(sql: TransactionSql, key: string, value: string): Promise<void> {
  await sql.run(
    `INSERT INTO about (key, value) VALUES (@key, @value) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    { key, value },
  );
}

/**
 * Runs `work` in one transaction in which no bot can write, nor take games over: every writer needs the leases. Throws
 * `MoveFault` where a bot runs on the database.
 */
export async function withoutBots<T>(url: string, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
  const place = placeOf(url);
  const connections = new Connections(url, place, { most: 1, answerMs: ANSWER_MS });
  try {
    return await connections.transaction(async (sql) => {
      await sql.script(PATIENCE);
      await sql.run('LOCK TABLE leases IN ACCESS EXCLUSIVE MODE');
      const held = await sql.rows('SELECT 1 FROM leases WHERE expires_at > clock_timestamp() LIMIT 1');
      if (held.length > 0) throw new MoveFault(`A bot runs on ${place}. Stop it first, and wait eight seconds.`);
      return work(sql);
    });
  } finally {
    await connections.close();
  }
}
