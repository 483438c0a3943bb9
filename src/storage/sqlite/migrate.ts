import type { Database } from 'better-sqlite3';
import type { Migration } from '../migrations.js';
import { databaseFault } from './faults.js';

/** Marks a SQLite file as this bot's ("METR"). */
const APPLICATION_ID = 0x4d455452;

/** The schema of a file. Throws `DatabaseFault` (`newer-schema`) if a newer release has written it. */
export function checkSchema(database: Database, migrations: readonly Migration[]): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  const newest = migrations.at(-1)?.version ?? 0;
  if (version > newest) {
    throw databaseFault(database.name, new Error(`schema ${version}, this release knows ${newest}`), 'newer-schema');
  }
  return version;
}

/** Brings the schema up to date, all or nothing. Answers with the names of what was applied. */
export function migrate(database: Database, migrations: readonly Migration[]): readonly string[] {
  const run = database.transaction(() => {
    const version = checkSchema(database, migrations);
    const newest = migrations.at(-1)?.version ?? 0;
    const pending = migrations.slice(version);
    for (const migration of pending) database.exec(migration.sql);
    database.pragma(`user_version = ${newest}`);
    database.pragma(`application_id = ${APPLICATION_ID}`);
    return pending.map(({ name }) => name);
  });
  return run.immediate();
}

/** Throws if the file is some other program's database. */
export function refuseForeign(database: Database): void {
  const id = Number(database.pragma('application_id', { simple: true }));
  const tables = Number(database.prepare('SELECT count(*) FROM sqlite_schema').pluck().get());
  if (id !== APPLICATION_ID && tables > 0) {
    throw databaseFault(database.name, new Error(`application_id ${id}`), 'foreign');
  }
}
