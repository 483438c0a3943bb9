import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { openPostgres, placeOf, refusalOf, type Server } from '../../../src/storage/postgres/database.js';
import { PostgresFault, type PostgresProblem } from '../../../src/storage/postgres/faults.js';
import { migrate, postgresMigrations } from '../../../src/storage/postgres/migrate.js';
import { newDatabase, onServer, testDatabase } from '../../support/postgres/databases.js';

async function refused(url: string): Promise<PostgresFault> {
  const fault: unknown = await openPostgres(url).then(
    async (database) => database.close(),
    (error: unknown) => error,
  );
  if (!(fault instanceof PostgresFault)) throw new Error('it was opened');
  return fault;
}

test('an empty database is migrated, once', async () => {
  const url = await newDatabase('');
  const first = await openPostgres(url);
  expect(first.applied).toEqual(postgresMigrations().map(({ name }) => name));
  await first.close();
  const second = await openPostgres(url);
  expect(second.applied).toEqual([]);
  await second.close();
});

test('of processes that migrate at once each waits for the other', async () => {
  const url = await newDatabase('');
  const opened = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  expect(opened.flatMap(({ applied }) => applied)).toEqual(postgresMigrations().map(({ name }) => name));
  for (const database of opened) await database.close();
});

test('a migration that fails leaves nothing of it, nor of those before it', async () => {
  const database = await testDatabase();
  const next = postgresMigrations().length + 1;
  const migrations = [
    ...postgresMigrations(),
    { version: next, name: 'good', sql: 'CREATE TABLE added (x BIGINT)' },
    { version: next + 1, name: 'bad', sql: 'CREATE TABLE half (x BIGINT); SELECT 1 / 0' },
  ];
  await expect(migrate(database, migrations)).rejects.toThrow('division by zero');
  expect(await database.rows("SELECT 1 FROM pg_tables WHERE tablename IN ('added', 'half')")).toEqual([]);
});

test('a newer release’s database is refused', async () => {
  const database = await testDatabase();
  await expect(migrate(database, [])).rejects.toMatchObject({ problem: 'newer-schema' });
});

test('a database with some other program’s tables of the same names is refused', async () => {
  const url = await newDatabase('');
  const name = new URL(url).pathname.slice(1);
  const other = await openPostgres(url);
  await other.run('DROP TABLE migrations');
  await other.close();
  expect(await refused(url)).toMatchObject({ problem: 'foreign', message: expect.stringContaining(name) as string });
});

test.each<[Partial<Server>, PostgresProblem | null]>([
  [{}, null],
  [{ version: 140_011 }, 'version'],
  [{ encoding: 'LATIN1' }, 'encoding'],
  [{ standby: true }, 'read-only'],
  [{ rights: false }, 'rights'],
])('a server with %o is refused: %s', (server, problem) => {
  const fine = { version: 150_000, encoding: 'UTF8', standby: false, rights: true };
  expect(refusalOf('here', { ...fine, ...server })?.problem ?? null).toBe(problem);
});

test('a database in another encoding is refused', async () => {
  const url = await newDatabase("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
  expect(await refused(url)).toMatchObject({ problem: 'encoding' });
});

test('a user without rights is refused', async () => {
  const url = new URL(await newDatabase(''));
  const role = `guest_${url.pathname.slice(6)}`;
  await onServer((server) => server.run(`CREATE ROLE ${role} LOGIN`));
  url.username = role;
  expect(await refused(url.href)).toMatchObject({ problem: 'rights' });
  await onServer((server) => server.run(`DROP ROLE ${role}`));
});

test('what is no address is refused, and nothing of it is told', async () => {
  const fault = await refused('mysql://me:hidden-word@host/x');
  expect(fault.problem).toBe('address');
  expect(inspect(fault, { depth: null })).not.toContain('hidden-word');
});

test('nobody listens, no such user, no such database: each in words, without the password', async () => {
  const url = new URL(await newDatabase(''));
  url.password = 'hidden-word';
  const wrong = (change: (url: URL) => void): Promise<PostgresFault> => {
    const changed = new URL(url.href);
    change(changed);
    return refused(changed.href);
  };
  const faults = [
    await wrong((to) => (to.port = '1')),
    await wrong((to) => (to.username = 'nobody')),
    await wrong((to) => (to.pathname = '/nothing')),
  ];
  expect(faults.map(({ problem }) => problem)).toEqual(['unreachable', 'login', 'missing']);
  for (const fault of faults) {
    expect(inspect(fault, { depth: null, showHidden: true })).not.toContain('hidden-word');
    expect(fault.message).toContain('cannot be used');
  }
});

test('messages call a database by its address without the password', () => {
  expect(placeOf('postgres://me:secret@db.example:5432/meteor?sslmode=require')).toBe(
    'postgres://me@db.example:5432/meteor',
  );
});
