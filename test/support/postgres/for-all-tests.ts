import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../src/storage/postgres/database.js';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { isInstalled, startCluster } from './cluster.js';
import { TEMPLATE } from './databases.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's cluster listens. */
    postgresPort: number;
  }
}

/** One cluster for a whole run of tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isInstalled()) throw new Error('These tests need PostgreSQL 15: apt-get install postgresql-15 pgbouncer');
  const cluster = await startCluster();
  const server = new Connections(cluster.url('postgres'), 'of the tests');
  await server.run(`CREATE DATABASE ${TEMPLATE}`);
  await server.close();
  await (await openPostgres(cluster.url(TEMPLATE))).close();
  project.provide('postgresPort', cluster.port);
  return () => cluster.remove();
}
