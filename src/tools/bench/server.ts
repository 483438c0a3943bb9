import { randomUUID } from 'node:crypto';
import type { OpenedDatabase } from '../../storage/ports/bot-storage.js';
import { PostgresOpening } from '../../storage/postgres/opening.js';
import { Connections } from '../../storage/postgres/sql.js';

export const isAddress = (place: string): boolean => place.startsWith('postgres://');

/** A database that nobody else has. `close`: for what asks nothing of `database` that would close it. */
export async function openServer(url: string): Promise<{ readonly database: OpenedDatabase; close(): Promise<void> }> {
  const opening = await PostgresOpening.connect(url, {
    onLost: (fault) => {
      throw fault;
    },
  });
  const database = await opening.open();
  if (database === null) throw new Error(`another bot runs on ${opening.place}`);
  return { database, close: () => opening.close() };
}

/** Runs something on a new database of the server that DATABASE_URL names; the role must be allowed to make some. */
export async function withDatabase<T>(run: (url: string, server: Connections) => Promise<T>): Promise<T> {
  const given = process.env['DATABASE_URL'];
  if (given === undefined)
    throw new Error('DATABASE_URL names no PostgreSQL server, such as postgres://user@host/name.');
  const name = `meteor_bench_${randomUUID().slice(0, 8)}`;
  const server = new Connections(given, 'of the bench');
  const address = new URL(given);
  address.pathname = name;
  try {
    await server.run(`CREATE DATABASE ${name} ENCODING UTF8 TEMPLATE template0`);
    return await run(address.href, server);
  } finally {
    await server.run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.close();
  }
}
