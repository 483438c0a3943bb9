import { join } from 'node:path';
import { migrationsFolder, readMigrations, type Migration } from '../migrations.js';
import { faultOf } from './faults.js';
import type { Connections, Sql, TransactionSql } from './sql.js';

/** PostgreSQL's own: their numbers have nothing to do with SQLite's. */
export const postgresMigrations = (): readonly Migration[] => readMigrations(join(migrationsFolder(), 'postgres'));

/** Of the lock under which one process migrates while others wait ("METR"). It ends with the transaction. */
const LOCK = 0x4d455452;

/** Brings the schema up to date, all or nothing. Answers with the names of what was applied. Throws `PostgresFault`. */
export function migrate(
  database: Connections,
  migrations: readonly Migration[] = postgresMigrations(),
): Promise<readonly string[]> {
  const { place } = database;
  return database.transaction(async (sql) => {
    await sql.rows('SELECT pg_advisory_xact_lock(@lock)', { lock: LOCK });
    const version = await versionOf(sql, place);
    refuseNewer(place, version, migrations);
    const pending = migrations.slice(version);
    for (const migration of pending) {
      await sql.script(migration.sql);
      await sql.run('INSERT INTO migrations (version, name) VALUES (@version, @name)', {
        version: migration.version,
        name: migration.name,
      });
    }
    return pending.map(({ name }) => name);
  });
}

/** Changes nothing. Rejects with `PostgresFault` if a newer release has migrated it. */
export async function checkSchema(database: Connections): Promise<void> {
  refuseNewer(database.place, await schemaOf(database), postgresMigrations());
}

/** How far the schema is. 0: nothing is there yet. */
export async function schemaOf(database: Connections): Promise<number> {
  const [known] = await database.rows<{ ours: boolean }>("SELECT to_regclass('migrations') IS NOT NULL AS ours");
  return known?.ours === true ? newestIn(database) : 0;
}

async function newestIn(sql: Sql): Promise<number> {
  const [at] = await sql.rows<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM migrations');
  return at?.version ?? 0;
}

function refuseNewer(place: string, version: number, migrations: readonly Migration[]): void {
  const newest = migrations.at(-1)?.version ?? 0;
  if (version > newest) throw faultOf(place, 'newer-schema', `schema ${version}, this release knows ${newest}`);
}

/** How far the schema is. 0: nothing is there, but for the list of what is to come. */
async function versionOf(sql: TransactionSql, place: string): Promise<number> {
  const [found] = await sql.rows<{ ours: boolean; games: boolean }>(
    "SELECT to_regclass('migrations') IS NOT NULL AS ours, to_regclass('games') IS NOT NULL AS games",
  );
  if (found?.ours !== true) {
    if (found?.games === true) throw faultOf(place, 'foreign');
    await sql.script(`CREATE TABLE migrations (
      version BIGINT PRIMARY KEY, name TEXT COLLATE "C" NOT NULL, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())`);
  }
  return newestIn(sql);
}
