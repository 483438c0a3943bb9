/** What can be checked on PostgreSQL. Nothing is written, and no password is shown. */
import { connectPostgres, type PostgresDatabase } from '../../storage/postgres/database.js';
import { PostgresFault } from '../../storage/postgres/faults.js';
import { checkSchema, postgresMigrations, schemaOf } from '../../storage/postgres/migrate.js';
import { viewReplicas } from '../../storage/postgres/replicas.js';
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
  if (version === newest) return [reached, ok('Schema', `${version}, this release’s own`), ...(await shares(database))];
  return [reached, note('Schema', `${version}; the next start brings it to ${newest}`)];
}

/** Who shares the shards; nothing where their processes have fixed ones, or none runs. */
async function shares(database: PostgresDatabase): Promise<readonly Finding[]> {
  const [stored] = await database.rows<{ value: string }>("SELECT value FROM about WHERE key = 'shard-count'");
  const count = Number(stored?.value ?? 0);
  const { replicas, leases } = await viewReplicas(database, count);
  if (replicas.length === 0) return [];
  const parts = replicas.map(({ id }) => leases.filter(({ replica }) => replica === id).length);
  const releases = [...new Set(replicas.map(({ release }) => release))].join(' and ');
  const words = `${replicas.length} of release ${releases}, with ${parts.join(' + ')} of ${count} shards`;
  const left = leases.filter(({ state }) => state !== 'held').map(({ shard }) => shard);
  if (left.length === 0) return [ok('Replicas', words)];
  return [
    note('Replicas', `${words}; nobody has ${left.join(', ')}`, 'That lasts seconds; if it stays, look at their logs.'),
  ];
}
