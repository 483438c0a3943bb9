import { readMigrations } from '../../storage/migrations.js';
import { postgresMigrations } from '../../storage/postgres/migrate.js';
import { databasePathOf, databaseUrlOf, readEnvironment } from '../../start/environment.js';
import type { Translate } from '../../text/index.js';
import { discord } from './discord.js';
import { note, wrong, type Finding } from './finding.js';
import { backup, database, disk, key, versions } from './local.js';
import { postgres } from './postgres.js';

export interface DoctorOptions {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** A server's id, in place of DISCORD_GUILD_ID; null: that one. */
  readonly guildId: string | null;
  readonly release: { readonly version: string; readonly commit: string | null };
  readonly now: () => number;
  readonly t: Translate;
  readonly fetch: typeof fetch;
}

const DISCORD_API = 'https://discord.com/api';

/** Everything that may be wrong with an installation, each with what to do. Changes nothing. */
export async function examine(options: DoctorOptions): Promise<readonly Finding[]> {
  const { variables, now, release, t } = options;
  const url = databaseUrlOf(variables);
  const path = databasePathOf(variables);
  const kept = url === null ? [...database(path), key(path), disk(path), backup(path, now())] : await postgres(url);
  const local = [versions(release, url === null ? readMigrations() : postgresMigrations()), ...kept];
  const read = readEnvironment(variables);
  if (!read.ok)
    return [
      ...local,
      ...read.faults.map(({ code, variable, given, allowed }) =>
        wrong('Settings', t(`environment.${code}`, { variable, given, allowed }), `Change ${variable} in .env.`),
      ),
    ];
  const { discordToken: token, discordApiUrl, discordGuildId } = read.environment;
  if (token === null)
    return [...local, note('Token', 'DISCORD_TOKEN isn’t set: the bot runs with its embedded server')];
  const apiUrl = discordApiUrl ?? DISCORD_API;
  return [...local, ...(await discord({ ...options, token, apiUrl, guildId: options.guildId ?? discordGuildId }))];
}
