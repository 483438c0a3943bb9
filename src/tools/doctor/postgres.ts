/** What can be checked on PostgreSQL. Nothing is written, and no password is shown. */
import { connectPostgres, type PostgresDatabase } from '../../storage/postgres/database.js';
import { PostgresFault } from '../../storage/postgres/faults.js';
import { checkSchema, postgresMigrations, schemaOf } from '../../storage/postgres/migrate.js';
import { note, ok, wrong, type Finding } from './finding.js';

const MEND = 'Mend that, then run this again. docs/scaling.md says what the bot needs.';
const BACKUP = note(
  'Backup',
  'PostgreSQL is backed up by its own tools, of which the bot knows nothing',
  'Make one with: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
);

export async function postgres(url: string): Promise<readonly Finding[]> {
  try {
    const database = await connectPostgres(url);
    try {
      return [...(await contentOf(database)), BACKUP];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof PostgresFault) return [wrong('Database', error.message, MEND)];
    throw error;
  }
}

async function contentOf(database: PostgresDatabase): Promise<readonly Finding[]> {
  const [server] = await database.rows<{ version: string; bytes: number }>(
    "SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes",
  );
  const size = `${((server?.bytes ?? 0) / 1024 / 1024).toFixed(1)} MiB`;
  const reached = ok('Database', `${database.place} answers, PostgreSQL ${server?.version ?? '?'}, ${size}`);
  await checkSchema(database);
  const version = await schemaOf(database);
  const newest = postgresMigrations().at(-1)?.version ?? 0;
  if (version === newest) return [reached, ok('Schema', `${version}, this release’s own`)];
  return [reached, note('Schema', `${version}; the next start brings it to ${newest}`)];
}
