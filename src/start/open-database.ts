/** What the process has of its database at start: the right to write it, or the wait for that. */
import { setTimeout as delay } from 'node:timers/promises';
import type { AwaitedDatabase } from '../storage/ports/awaited-database.js';
import type { OpenedDatabase } from '../storage/ports/bot-storage.js';
import { placeOf } from '../storage/postgres/database.js';
import { faultOf, type PostgresFault } from '../storage/postgres/faults.js';
import { PostgresOpening } from '../storage/postgres/opening.js';
import type { Shards } from '../storage/shards.js';
import { awaitedFile } from '../storage/sqlite/awaited-file.js';
import { openFile, type FileOptions } from '../storage/sqlite/bot-storage.js';
import { DatabaseFault } from '../storage/sqlite/faults.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';
import { embeddedApplication } from './embedded-server.js';
import type { Environment } from './environment.js';
import { systemClock } from '../table/clock.js';
import type { Clock } from '../table/ports.js';

const t = translator(DEFAULT_LOCALE);

/** `awaited`: another bot runs on it. `clock`: what games on it go by. */
export type DatabaseAtStart = { readonly clock: Clock } & (
  { readonly database: OpenedDatabase } | { readonly awaited: AwaitedDatabase }
);

export interface DatabaseOptions {
  readonly shards?: Shards;
  /** Told once: another process has taken the games over, and this one must end. */
  readonly onLost: (fault: PostgresFault) => void;
  readonly say: (line: string) => void;
}

/** How messages call the database. */
export const placeIn = ({ databasePath, databaseUrl }: Environment): string =>
  databaseUrl === null ? databasePath : placeOf(databaseUrl);

/** Rejects with `DatabaseFault` or `PostgresFault`; without a token also where another bot runs on it. */
export async function openAtStart(env: Environment, options: DatabaseOptions): Promise<DatabaseAtStart> {
  return env.databaseUrl === null ? fileAtStart(env, options) : await postgresAtStart(env, env.databaseUrl, options);
}

function fileAtStart({ databasePath, discordToken }: Environment, given: DatabaseOptions): DatabaseAtStart {
  const options: FileOptions = {
    ...(discordToken === null ? { application: embeddedApplication() } : {}),
    ...(given.shards === undefined ? {} : { shards: given.shards }),
  };
  const clock = systemClock();
  try {
    return { clock, database: openFile(databasePath, options) };
  } catch (error) {
    // Two embedded servers know nothing of each other's people.
    const canWait = error instanceof DatabaseFault && error.problem === 'in-use' && discordToken !== null;
    if (canWait) return { clock, awaited: awaitedFile(databasePath, options) };
    throw error;
  }
}

/** The lease of a bot that was killed ends after eight seconds. */
const PATIENCE_MS = 10_000;
const ASK_MS = 200;

async function postgresAtStart(
  { discordToken, signingKey }: Environment,
  url: string,
  { shards, onLost, say }: DatabaseOptions,
): Promise<DatabaseAtStart> {
  const opening = await PostgresOpening.connect(url, {
    ...(discordToken === null ? { application: embeddedApplication() } : {}),
    ...(shards === undefined ? {} : { shards }),
    ...(signingKey === null ? {} : { signingKey: Buffer.from(signingKey, 'hex') }),
    onLost,
  });
  const { clock } = opening;
  const database = await opening.open();
  if (database !== null) return { clock, database };
  if (discordToken !== null) return { clock, awaited: opening };
  say(t('page.lease-waits', { path: opening.place }));
  for (let asked = 0; asked < PATIENCE_MS / ASK_MS; asked += 1) {
    await delay(ASK_MS);
    const free = await opening.open();
    if (free !== null) return { clock, database: free };
  }
  await opening.close();
  throw faultOf(opening.place, 'in-use');
}
