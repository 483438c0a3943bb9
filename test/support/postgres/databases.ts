import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { PostgresSql, type Fence } from '../../../src/storage/postgres/statements.js';

/** The database that those of tests are copied from: migrated once. */
export const TEMPLATE = 'meteor_template';

/** Where a database of the run's cluster is. */
export const addressOf = (name: string): string => `postgres://meteor@127.0.0.1:${inject('postgresPort')}/${name}`;

/** Asks the run's cluster itself. */
export async function onServer<T>(ask: (server: Connections) => Promise<T>): Promise<T> {
  const server = new Connections(addressOf('postgres'), 'of the tests');
  try {
    return await ask(server);
  } finally {
    await server.close();
  }
}

/** Makes a database, by the end of CREATE DATABASE, and answers with its address. It is gone after the test. */
export async function newDatabase(how = `TEMPLATE ${TEMPLATE}`): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((server) => server.run(`CREATE DATABASE ${name} ${how}`));
  onTestFinished(async () => {
    await onServer((server) => server.run(`DROP DATABASE ${name} WITH (FORCE)`));
  });
  return addressOf(name);
}

/** A migrated database of this test's own, open. */
export async function testDatabase(): Promise<PostgresDatabase> {
  const database = await openPostgres(await newDatabase());
  onTestFinished(() => database.close());
  return database;
}

/** For tests in which no second process writes. */
export const NO_FENCE: Fence = { count: 0, shards: [], held: () => ({ owner: '', shards: [], epochs: [] }) };

export const testSql = async (): Promise<PostgresSql> => new PostgresSql(await testDatabase(), NO_FENCE);
