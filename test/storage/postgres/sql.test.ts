import { expect, test } from 'vitest';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { statementOf } from '../../../src/storage/postgres/statement.js';
import { StorageFault } from '../../../src/table/ports.js';
import { newDatabase, testDatabase } from '../../support/postgres/databases.js';

test('names become numbers, a text or a quoted name stays, and user is a column', () => {
  const { text, values } = statementOf(
    `SELECT user, s.user, "user", '@original user' FROM seats s WHERE game = @game AND user = @user OR game = @game`,
    { game: 'g', user: 'u', more: 1 },
  );
  expect(text).toBe(
    `SELECT "user", s.user, "user", '@original user' FROM seats s WHERE game = $1 AND "user" = $2 OR game = $1`,
  );
  expect(values).toEqual(['g', 'u']);
});

test('PostgreSQL’s own operators stay', () => {
  expect(statementOf(`SELECT a @> b, a <@ b, '1'::text`).text).toBe(`SELECT a @> b, a <@ b, '1'::text`);
});

test('a name without a value is a bug', () => {
  expect(() => statementOf('SELECT @game', {})).toThrow('@game');
});

test('whole numbers and their sums are numbers, bytes are bytes', async () => {
  const sql = await testDatabase();
  const rows = await sql.rows(
    `SELECT count(*) AS count, sum(x) AS sum, @ms::bigint AS ms, @data::bytea AS data, @score::float8 AS score
    FROM unnest(@many::bigint[]) x`,
    { ms: 1_800_000_000_000, data: Buffer.from('ab'), score: 0.5, many: [1, 2, 3] },
  );
  expect(rows).toEqual([{ count: 3, sum: 6, ms: 1_800_000_000_000, data: Buffer.from('ab'), score: 0.5 }]);
});

test('a transaction that is given up leaves nothing, and its connection is used again', async () => {
  const sql = await testDatabase();
  const put = "INSERT INTO about (key, value) VALUES ('a', 'b')";
  for (const error of [new StorageFault('no'), new Error('a bug')]) {
    const given = sql.transaction(async (within) => {
      await within.run(put);
      throw error;
    });
    await expect(given).rejects.toBe(error);
  }
  expect(await sql.rows('SELECT * FROM about')).toEqual([]);
  await sql.transaction((within) => within.run(put));
  expect(await sql.rows('SELECT value FROM about')).toEqual([{ value: 'b' }]);
});

test('a statement that is wrong is a bug and no fault of the database', async () => {
  const sql = await testDatabase();
  await expect(sql.rows('SELECT nothing FROM games')).rejects.not.toBeInstanceOf(StorageFault);
});

test('a process has five connections at most', async () => {
  const sql = await testDatabase();
  const many = Array.from({ length: 12 }, () => sql.rows('SELECT pg_sleep(0.05)'));
  const [counted] = await sql.rows<{ count: number }>(
    "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
  );
  expect(counted?.count).toBeLessThanOrEqual(5);
  await Promise.all(many);
});

test('a statement that is never answered ends, and what became of it is not known', async () => {
  const sql = new Connections(await newDatabase(), 'here', { answerMs: 200 });
  await expect(sql.run('SELECT pg_sleep(5)')).rejects.toMatchObject({ problem: 'unreachable', undecided: true });
  await sql.close();
});
