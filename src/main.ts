import './node-version.js';

import { randomBytes } from 'node:crypto';
import { config } from 'dotenv';
import type { Logger } from 'pino';

import { createApp, type App, type Connection } from './app.js';
import { readEnvironment, type Environment } from './env.js';
import { createGuard, isLoopback } from './http/guard.js';
import { listen, type HttpServer } from './http/server.js';
import { createLocalDiscord, type Keys, type LocalDiscord } from './local/index.js';
import { createLogger } from './log.js';
import { PAGE_FOLDER } from './package-folder.js';
import { databaseInWords, EMBEDDED, embeddedApplication, moveLocalGames } from './start-database.js';
import { DatabaseFault } from './storage/faults.js';
import { DEFAULT_LOCALE, translator } from './text/index.js';

const t = translator(DEFAULT_LOCALE);

/** The embedded server's channels; games run side by side in them. */
const CHANNELS = ['launch-pad', 'mission-control'];

/** A reason not to start that is the operator's to mend: shown in words, without a stack. */
class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

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

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The bot on its database; the reason in words where that cannot be opened. */
function appOf(env: Environment, log: Logger, onGone: (code: number) => void): App {
  try {
    return createApp({
      databasePath: env.databasePath,
      log,
      onDamaged: (game, error) => {
        process.stderr.write(`${t('page.game-damaged', { game, cause: causeOf(error) })}\n`);
      },
      ...(env.discordToken === null ? { application: embeddedApplication() } : {}),
      defaults: { zoneMs: env.zoneMs, windowMs: env.launchWindowMs },
      onGone,
    });
  } catch (error) {
    if (!(error instanceof DatabaseFault)) throw error;
    throw new CannotStart(databaseInWords(error, env), { cause: error });
  }
}

interface Embedded {
  readonly server: LocalDiscord;
  readonly token: string;
  /** Without them nobody opens the page; null where only this machine can reach it. */
  readonly keys: Keys | null;
}

const secret = (): string => randomBytes(24).toString('base64url');

/** Stands in for Discord; nobody but this process knows its token. */
function embed(env: Environment): Embedded {
  const token = secret();
  const keys = isLoopback(env.host) ? null : { moderator: secret(), player: secret() };
  const server = createLocalDiscord({
    token,
    ...EMBEDDED,
    channels: CHANNELS,
    pageDir: PAGE_FOLDER,
    ...(keys === null ? {} : { keys }),
  });
  return { token, server, keys };
}

/** How this process reaches itself. */
function ownUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Where to play: beyond this machine each address carries its key, and a warning says why. */
function invitation({ keys }: Embedded, env: Environment, own: string): string {
  const url = env.publicUrl ?? own;
  if (keys === null) return `${t('page.local-ready', { url })}\n${t('page.local-second')}`;
  const [moderator, player] = [`${url}/?key=${keys.moderator}`, `${url}/?key=${keys.player}`];
  return `${t('page.local-exposed', { host: env.host })}\n${t('page.local-ready', { url: moderator })}\n${t('page.local-players', { url: player })}`;
}

function connectionOf(env: Environment, local: Embedded | null, own: string): Connection {
  if (local !== null) return { token: local.token, apiUrl: `${own}/api` };
  return {
    token: env.discordToken ?? '',
    ...(env.discordApiUrl === null ? {} : { apiUrl: env.discordApiUrl }),
    ...(env.discordGuildId === null ? {} : { guildId: env.discordGuildId }),
  };
}

async function listenOn(
  { host, port, publicUrl }: Environment,
  app: App,
  mounted: LocalDiscord | null,
): Promise<HttpServer> {
  try {
    return await listen({
      host,
      port,
      guard: createGuard({ host, publicUrl, anyHost: mounted === null }),
      health: () => app.health(),
      metrics: app.metrics,
      ...(mounted === null ? {} : { mounted }),
    });
  } catch (error) {
    throw new CannotStart(t('page.port-busy', { port }), { cause: error });
  }
}

async function start(app: App, connection: Connection, env: Environment): Promise<number> {
  try {
    return await app.start(connection);
  } catch (error) {
    if (error instanceof DatabaseFault) throw new CannotStart(databaseInWords(error, env), { cause: error });
    const refusedToken = error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
    throw new CannotStart(refusedToken ? t('error.login-token') : t('page.connect-failed', { cause: String(error) }), {
      cause: error,
    });
  }
}

/** What the process closes when it ends, in this order. */
type Closers = readonly (() => Promise<void> | void)[];

/** Everything written and closed, within ten seconds. */
function stopper(closers: () => Closers, log: Logger): (why: string, exitCode: number) => void {
  let stopping = false;
  return (why, exitCode) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), 9_500).unref();
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

/** Discord docs, "Gateway close codes": the token is not, or no longer, one. */
const NOT_AUTHENTICATED = 4004;

/** Discord has shown the bot out, and would again: better a process that ends and says why than one that looks alive. */
const sayGone = (code: number): void => {
  process.stderr.write(`${code === NOT_AUTHENTICATED ? t('error.login-token') : t('page.gateway-closed', { code })}\n`);
};

async function main(): Promise<void> {
  const env = environment();
  const log = createLogger(env.logLevel ?? (env.discordToken === null ? 'warn' : 'info'));
  const closers: (() => Promise<void> | void)[] = [];
  const stop = stopper(() => closers, log);
  const moved = moveLocalGames(env);
  if (moved !== null) say(moved);
  const app = appOf(env, log, (code) => {
    sayGone(code);
    stop(`gateway closed with ${code}`, 1);
  });
  const local = env.discordToken === null ? embed(env) : null;
  const http = await listenOn(env, app, local?.server ?? null);
  const own = ownUrl(env.host, http.port);
  local?.server.listeningAt(own);
  closers.push(
    () => app.stop(),
    () => local?.server.close(),
    () => http.close(),
  );
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      stop(signal, 0);
    });
  }
  const recovered = await start(app, connectionOf(env, local, own), env);
  if (recovered > 0) say(t('page.recovered', { count: recovered }));
  if (local !== null) say(invitation(local, env, own));
  else log.info({ health: `${own}/healthz` }, 'connected to Discord');
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
  process.stderr.write(
    `${error instanceof CannotStart ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
