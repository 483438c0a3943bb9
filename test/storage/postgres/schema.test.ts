import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { readMigrations } from '../../../src/storage/migrations.js';
import type { Connections } from '../../../src/storage/postgres/sql.js';
import { migrate } from '../../../src/storage/sqlite/migrate.js';
import { testDatabase } from '../../support/postgres/databases.js';

interface Column {
  readonly type: string;
  readonly required: boolean;
  readonly default: string | null;
  /** Its place in the primary key; 0: it is none of it. */
  readonly key: number;
}
interface Schema {
  readonly columns: Readonly<Record<string, Column>>;
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
  readonly references: readonly string[];
}

/** What PostgreSQL has alone. */
const OWN = ['identify_slots', 'leases', 'migrations', 'replicas'];
const OWN_COLUMNS = ['games.shard'];
const TYPES: Readonly<Record<string, string>> = {
  INTEGER: 'bigint',
  TEXT: 'text',
  REAL: 'double precision',
  BLOB: 'bytea',
};

function sqliteSchema(): Map<string, Schema> {
  const file = new Sqlite(':memory:');
  migrate(file, readMigrations());
  const names = file.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  return new Map(names.map((name) => [name, sqliteTable(file, name)]));
}

function sqliteTable(file: Sqlite.Database, name: string): Schema {
  const list = <Row>(sql: string): readonly Row[] => file.prepare<[string], Row>(sql).all(name);
  const columns = list<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>(
    'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(?)',
  );
  const names = (kind: string): string[] =>
    list<{ name: string }>(
      `SELECT name FROM sqlite_schema WHERE tbl_name = ? AND type = '${kind}' AND sql IS NOT NULL ORDER BY name`,
    ).map((found) => found.name);
  const references = list<{ from: string; table: string; on_delete: string }>(
    'SELECT "from", "table", on_delete FROM pragma_foreign_key_list(?)',
  );
  return {
    columns: Object.fromEntries(
      columns.map(({ name, type, notnull, dflt_value, pk }) => [
        name,
        { type: TYPES[type] ?? type, required: notnull === 1 || pk > 0, default: dflt_value, key: pk },
      ]),
    ),
    indexes: names('index'),
    triggers: names('trigger'),
    references: references.map(({ from, table, on_delete }) => `${from} ${table} ${on_delete}`),
  };
}

async function postgresSchema(sql: Connections): Promise<Map<string, Schema>> {
  const tables = await sql.rows<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const found = await Promise.all(
    tables
      .filter(({ name }) => !OWN.includes(name))
      .map(async ({ name }) => [name, await postgresTable(sql, name)] as const),
  );
  return new Map(found);
}

async function postgresTable(sql: Connections, table: string): Promise<Schema> {
  const columns = await sql.rows<{ name: string; collation: string | null } & Column>(
    `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
      (SELECT replace(pg_get_expr(d.adbin, d.adrelid), '::text', '') FROM pg_attrdef d
        WHERE d.adrelid = a.attrelid AND d.adnum = a.attnum) AS default,
      coalesce((SELECT array_position(i.indkey::int[], a.attnum::int) + 1 FROM pg_index i
        WHERE i.indrelid = a.attrelid AND i.indisprimary), 0) AS key,
      (SELECT collname FROM pg_collation c WHERE c.oid = a.attcollation) AS collation
    FROM pg_attribute a WHERE a.attrelid = @table::regclass AND a.attnum > 0 ORDER BY a.attnum`,
    { table },
  );
  // Ids and names must be in the same order on both engines, whatever the server's language is.
  for (const { type, collation } of columns) if (type === 'text') expect(collation).toBe('C');
  const names = async (query: string): Promise<string[]> =>
    (await sql.rows<{ name: string }>(query, { table })).map(({ name }) => name);
  return {
    columns: Object.fromEntries(
      columns
        .filter(({ name }) => !OWN_COLUMNS.includes(`${table}.${name}`))
        .map(({ name, collation: _, ...column }) => [name, column]),
    ),
    indexes: await names(`SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid = @table::regclass AND NOT i.indisprimary ORDER BY c.relname`),
    triggers: await names(`SELECT tgname AS name FROM pg_trigger
      WHERE tgrelid = @table::regclass AND NOT tgisinternal ORDER BY tgname`),
    references: await names(`SELECT a.attname || ' ' || f.relname || ' ' ||
        CASE c.confdeltype WHEN 'c' THEN 'CASCADE' ELSE c.confdeltype::text END AS name
      FROM pg_constraint c JOIN pg_class f ON f.oid = c.confrelid
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.conrelid = @table::regclass AND c.contype = 'f'`),
  };
}

test('both engines have the same tables, with the same columns, indexes, triggers and references', async () => {
  const sqlite = sqliteSchema();
  const postgres = await postgresSchema(await testDatabase());
  expect([...postgres.keys()].sort()).toEqual([...sqlite.keys()].sort());
  for (const [name, table] of sqlite) expect.soft(postgres.get(name), name).toEqual(table);
});

test('a game that is on can be neither deleted nor changed in its log', async () => {
  const sql = await testDatabase();
  await sql.run(`INSERT INTO games (game, guild, channel, rules, mode, seeded, created_at)
    VALUES ('g', '1', '2', 'r', '', 0, 1)`);
  await sql.run("INSERT INTO entries VALUES ('g', 0, 1, '{}', '[]', 'd')");
  await expect(sql.run("DELETE FROM games WHERE game = 'g'")).rejects.toThrow('the log of a live game is append-only');
  await expect(sql.run("DELETE FROM entries WHERE game = 'g'")).rejects.toThrow('append-only');
  await expect(sql.run("UPDATE entries SET at = 2 WHERE game = 'g'")).rejects.toThrow('append-only');
  await sql.run("UPDATE games SET status = 'over' WHERE game = 'g'");
  await expect(sql.run("UPDATE games SET status = 'live' WHERE game = 'g'")).rejects.toThrow('stays over');
  expect(await sql.run("DELETE FROM games WHERE game = 'g'")).toBe(1);
  expect(await sql.rows('SELECT 1 FROM entries')).toEqual([]);
});
