import './unchecked-builders.js';

import { config } from 'dotenv';
import type { Logger } from 'pino';

import { createApp, type App, type AppOptions, type Connection } from '../app.js';
import { createActivity, hasActivity } from './activity.js';
import type { ActivityServer } from '../activity/index.js';
import { CannotStart, closedInWords, startFaultInWords } from './cannot-start.js';
import { createEmbeddedServer, invitation, type EmbeddedServer } from './embedded-server.js';
import { readEnvironment, type Environment, type ReplicaChoice } from './environment.js';
import { createMetrics } from '../http/metrics/metrics.js';
import { NO_GAMES } from '../http/metrics/sources.js';
import { listenOn, listenWhenFree, ownUrl, type Serving } from './listen.js';
import { createLogger } from './log.js';
import { databaseInWords, isDatabaseFault, moveLocalGames } from './database.js';
import { openAtStart, placeIn, type DatabaseAtStart } from './open-database.js';
import { LEAVE_MS } from './replica/replica.js';
import { serveReplica } from './replica/serve-replica.js';
import type { AwaitedDatabase } from '../storage/ports/awaited-database.js';
import { COMMIT, VERSION } from '../release.js';
import type { PostgresFault } from '../storage/postgres/faults.js';
import { Successor } from './successor.js';
import type { Clock } from '../table/ports.js';
import { systemTimers } from '../table/timers.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';

const t = translator(DEFAULT_LOCALE);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function environment(): Environment {
  config({ quiet: true });
  const outcome = readEnvironment(process.env);
  if (outcome.ok) return outcome.environment;
  const faults = outcome.faults.map(
    ({ code, variable, given, allowed }) => `  ${t(`environment.${code}`, { variable, given, allowed })}`,
  );
  throw new CannotStart([t('page.environment'), ...faults].join('\n'));
}

const inWords = (error: unknown): string =>
  error instanceof CannotStart
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Gone = (code: number) => void;

type BotOptions = Omit<AppOptions, 'database'>;

function optionsOf(env: Environment, log: Logger, onGone: Gone): BotOptions {
  const { shards } = env;
  return {
    log,
    onDamaged: (game, error) => {
      process.stderr.write(`${t('page.game-damaged', { game, cause: causeOf(error) })}\n`);
    },
    ...(env.discordToken === null || shards === null ? {} : { shards: { count: shards.count, residues: shards.ids } }),
    defaults: { zoneMs: env.zoneMs, windowMs: env.launchWindowMs },
    publicUrl: env.publicUrl,
    offersActivity: env.discordToken === null || hasActivity(env),
    dailySecret: env.dailySecret,
    dailyDeals: 'ahead',
    onGone,
  };
}

/** Throws `CannotStart` where the database can't be used. */
async function openIn({ env, log, options }: Process): Promise<DatabaseAtStart> {
  try {
    return await openAtStart(env, {
      ...(options.shards === undefined ? {} : { shards: options.shards }),
      say,
      onLost: ender(log),
    });
  } catch (error) {
    throw isDatabaseFault(error) ? new CannotStart(databaseInWords(error, env), { cause: error }) : error;
  }
}

/** At once, as if it were killed: whatever the process still did or said could cross what the other one does. */
const ender =
  (log: Logger) =>
  (fault: PostgresFault): never => {
    log.error({ err: fault }, 'another process has taken the games over: ending');
    process.stderr.write(`${fault.message}\n`);
    process.exit(1);
  };

function connectionOf(env: Environment, local: EmbeddedServer | null, own: string): Connection {
  if (local !== null) {
    const { server, whenNewcomer } = local;
    const empty = { guildId: server.guildId, channelId: server.channelId(), whenNewcomer };
    return { token: local.token, apiUrl: `${own}/api`, empty };
  }
  return {
    token: env.discordToken ?? '',
    ...(env.discordApiUrl === null ? {} : { apiUrl: env.discordApiUrl }),
    ...(env.discordGuildId === null ? {} : { guildId: env.discordGuildId }),
  };
}

async function start(app: App, connection: Connection, env: Environment): Promise<number> {
  try {
    return await app.start(connection);
  } catch (error) {
    throw startFaultInWords(error, env);
  }
}

/** What the process closes when it ends, in this order. */
type Closers = readonly (() => Promise<void> | void)[];

/** So long everything may take that is written and closed, in milliseconds: orchestrators kill after ten seconds. */
const CLOSE_MS = 9_500;

/** Everything written and closed, within `mostMs`. */
function stopper(closers: () => Closers, log: Logger, mostMs: number): (why: string, exitCode: number) => void {
  let stopping = false;
  return (why, exitCode) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), mostMs).unref();
    closeAll(closers()).then(
      () => {
        say(t('page.goodbye'));
        process.exit(exitCode);
      },
      (err: unknown) => {
        log.error({ err }, 'stopping failed');
        process.exit(1);
      },
    );
  };
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers) await close();
}

interface Process {
  readonly env: Environment;
  readonly log: Logger;
  readonly options: BotOptions;
  /** What is closed at the end, in this order. */
  readonly closers: (() => Promise<void> | void)[];
  readonly stop: (why: string, exitCode: number) => void;
}

function begin(): Process {
  const env = environment();
  const log = createLogger(env.logLevel ?? (env.discordToken === null ? 'warn' : 'info'));
  const closers: (() => Promise<void> | void)[] = [];
  const stop = stopper(() => closers, log, env.replica === null ? CLOSE_MS : LEAVE_MS + CLOSE_MS);
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      stop(signal, 0);
    });
  }
  // Discord has closed the gateway for good and would again: a process that ends and says why beats one that only
  // looks as if it ran.
  const options = optionsOf(env, log, (code) => {
    process.stderr.write(`${closedInWords(code)}\n`);
    stop(`gateway closed with ${code}`, 1);
  });
  return { env, log, options, closers, stop };
}

async function main(): Promise<void> {
  const own = begin();
  const { env, log, closers } = own;
  const { replica, databaseUrl } = env;
  if (replica !== null && databaseUrl !== null) return share(own, replica, databaseUrl);
  const moved = moveLocalGames(env);
  if (moved !== null) say(moved);
  const opened = await openIn(own);
  const { clock } = opened;
  if ('awaited' in opened) return succeed(own, opened.awaited, clock);
  const app = createApp({ ...own.options, clock, database: opened.database });
  const local = env.discordToken === null ? createEmbeddedServer(env) : null;
  let activity: ActivityServer | null = null;
  closers.push(
    () => activity?.close(),
    () => app.stop(),
  );
  const http = await listenOn(
    env,
    () => app,
    local?.server ?? null,
    () => activity,
  );
  const url = ownUrl(env.host, http.port);
  local?.server.listeningAt(url);
  closers.push(
    () => local?.server.close(),
    () => http.close(),
  );
  const recovered = await start(app, connectionOf(env, local, url), env);
  activity = createActivity(env, app, { log, clock }, local);
  if (recovered > 0) say(t('page.recovered', { count: recovered }));
  if (local !== null) say(invitation(local, env, url));
  else log.info({ health: `${url}/healthz` }, 'connected to Discord');
}

/** Takes its part of the shards, of all replicas on the database. */
async function share(own: Process, choice: ReplicaChoice, url: string): Promise<void> {
  const { env, log, stop } = own;
  const fatal = (error: unknown): void => {
    process.stderr.write(`${inWords(startFaultInWords(error, env))}\n`);
    stop('no shard can be served', 1);
  };
  await serveReplica({
    ...own,
    choice,
    url,
    connection: connectionOf(env, null, ''),
    onLost: ender(log),
    onFatal: fatal,
  }).catch((error: unknown) => {
    throw isDatabaseFault(error) ? new CannotStart(databaseInWords(error, env), { cause: error }) : error;
  });
}

/** Waits for the bot that runs on the database to stop, and then continues its games. */
async function succeed({ env, log, options, closers }: Process, awaited: AwaitedDatabase, clock: Clock): Promise<void> {
  const successor = new Successor(
    { ...options, awaited, clock, timers: systemTimers(clock) },
    connectionOf(env, null, ''),
  );
  let serving: Serving = {
    health: () => successor.health(),
    metrics: createMetrics({
      games: NO_GAMES,
      build: { version: VERSION, commit: COMMIT },
      discord: () => successor.discord,
      shards: () => successor.health().shards,
    }),
  };
  let activity: ActivityServer | null = null;
  closers.push(
    () => activity?.close(),
    () => successor.stop(),
    listenWhenFree(
      env,
      () => serving,
      () => activity,
    ),
  );
  const path = placeIn(env);
  await successor.connect().catch((error: unknown) => {
    const second = isDatabaseFault(error) && (error.problem === 'in-use' || error.problem === 'awaited');
    throw second
      ? new CannotStart(t('page.successor-second', { path }), { cause: error })
      : startFaultInWords(error, env);
  });
  say(t('page.successor-waits', { path }));
  const taken = await successor.takeOver().catch((error: unknown) => {
    throw startFaultInWords(error, env);
  });
  if (taken === null) return;
  serving = taken.app;
  activity = createActivity(env, taken.app, { log, clock }, null);
  say(t('page.successor-on'));
}

process.on('unhandledRejection', (error) => {
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: Date.now(), msg: 'unhandled rejection', err: error instanceof Error ? error.stack : String(error) })}\n`,
  );
});
process.on('uncaughtException', (error) => {
  process.stderr.write(
    `${JSON.stringify({ level: 60, time: Date.now(), msg: 'uncaught exception', err: error.stack })}\n`,
  );
  process.exit(1);
});

main().catch((error: unknown) => {
  process.stderr.write(`${inWords(error)}\n`);
  process.exit(1);
});
