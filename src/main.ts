import { randomBytes } from 'node:crypto';
import { config } from 'dotenv';
import type { Logger } from 'pino';

import { COMMANDS } from '../commands/index.js';
import { createDiscordBot, type DiscordBot } from './discord/bot.js';
import { retentionMs } from './discord/settings/definitions.js';
import { readEnvironment, type Environment } from './env.js';
import { METEOR } from './games/meteor/index.js';
import { GameRegistry } from './games/registry.js';
import { openDatabase, type BotDatabase } from './storage/database.js';
import { EndedRows } from './history/finished-games.js';
import { DatabaseFault } from './storage/faults.js';
import { SqliteGameLog } from './storage/event-log.js';
import { pastOf } from './history/index.js';
import { MessageRows, NoteRows, SettingsRows } from './storage/stores.js';
import { PAGE_FOLDER, VERSION } from './package-folder.js';
import { createMetrics, type Metrics } from './http/metrics.js';
import { listen, type Health, type HttpServer } from './http/server.js';
import { createLocalDiscord, type LocalDiscord } from './local/index.js';
import { createLogger } from './log.js';
import { PACE_MS } from './games/meteor/robots/index.js';
import { systemClock } from './table/clock.js';
import { Tables } from './table/directory.js';
import type { Clock, Timers } from './table/ports.js';
import { RobotSeats } from './table/robot-seats.js';
import { systemTimers } from './table/timers.js';
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

function database(path: string): BotDatabase {
  try {
    return openDatabase(path);
  } catch (error) {
    if (!(error instanceof DatabaseFault)) throw error;
    const words =
      error.problem === 'in-use'
        ? t('page.database-busy', { path })
        : t('page.database-failed', { path, cause: error.message });
    throw new CannotStart(words, { cause: error });
  }
}

/** Everything that is the same with Discord and with the embedded server. */
interface House {
  readonly env: Environment;
  readonly log: Logger;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly database: BotDatabase;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly past: ReturnType<typeof pastOf>;
}

const retentionsOf = ({ connection }: BotDatabase) => {
  const settings = new SettingsRows(connection);
  return (): (readonly [string, number])[] =>
    settings.everywhere('retention').flatMap(([guild, kept]) => {
      const ms = retentionMs(kept);
      return ms === null ? [] : [[guild, ms] as const];
    });
};

function furnish(env: Environment): House {
  const log = createLogger(env.logLevel ?? (env.discordToken === null ? 'warn' : 'info'));
  const clock = systemClock();
  const timers = systemTimers(clock);
  const opened = database(env.databasePath);
  const gameLog = new SqliteGameLog(opened, {
    onDamaged: (game, error) => {
      log.error({ game, err: error }, 'the log of an unfinished game cannot be read; it is left as it is');
    },
  });
  const metrics = createMetrics(() => tables.live().length);
  const tables: Tables = new Tables({
    games: new GameRegistry([METEOR]),
    log: gameLog,
    clock,
    timers,
    logger: log,
    onActed: metrics.acted,
  });
  return {
    env,
    log,
    clock,
    timers,
    database: opened,
    tables,
    metrics,
    past: pastOf(opened.connection, { retentions: retentionsOf(opened) }),
  };
}

/** Asked before the bot is there too, while everything starts. */
function healthOf({ tables, clock, database: opened }: House, bot: () => DiscordBot | null): () => Health {
  const began = clock.now();
  return () => ({
    version: VERSION,
    uptimeSeconds: Math.round((clock.now() - began) / 1000),
    liveGames: tables.live().length,
    gateway: bot()?.gateway ?? 'connecting',
    gatewayAwayMs: bot()?.awayMs ?? clock.now() - began,
    // It may still be read while it takes nothing: a full disk is no health either.
    database: tables.live().some(({ blocked }) => blocked) ? 'failing' : opened.health(),
  });
}

/** Where the bot connects to: Discord, a compatible server, or the embedded one on our own port. */
interface Connection {
  readonly token: string;
  readonly apiUrl?: string;
}

function botOf(
  { env, log, clock, timers, database: opened, tables, metrics, past }: House,
  connection: Connection,
  onGone: (code: number) => void,
): DiscordBot {
  const onFault = (err: unknown): void => {
    log.warn({ err }, 'the database did not take a note beside the log');
  };
  const { history, care, viewer } = past;
  return createDiscordBot({
    ...connection,
    onGone,
    ...(env.discordGuildId === null ? {} : { guildId: env.discordGuildId }),
    directory: tables,
    clock,
    timers,
    log,
    settings: new SettingsRows(opened.connection),
    messages: new MessageRows(opened.connection, onFault),
    notes: new NoteRows(opened.connection, onFault),
    ended: new EndedRows(opened.connection),
    commands: COMMANDS,
    history,
    care,
    viewer,
    defaults: { zoneMs: env.zoneMs, windowMs: env.launchWindowMs },
    onAnswered: (ms) => {
      metrics.answered(ms / 1000);
    },
  });
}

function robotsOf({ tables, clock, timers, log }: House, bot: () => DiscordBot | null): RobotSeats {
  return new RobotSeats({
    directory: tables,
    clock,
    timers,
    paceMs: (guildId) => bot()?.robotPaceMs(guildId) ?? PACE_MS,
    onFault: (game, err) => {
      log.error({ game, err }, 'a robot failed; this is a bug');
    },
  });
}

interface Embedded {
  readonly server: LocalDiscord;
  readonly token: string;
}

/** Stands in for Discord; nobody but this process knows its token. */
function embed(env: Environment): Embedded {
  const token = randomBytes(24).toString('base64url');
  return {
    token,
    server: createLocalDiscord({
      token,
      botName: 'Meteor',
      guildName: 'Meteor',
      channels: CHANNELS,
      pageDir: PAGE_FOLDER,
      host: env.host,
    }),
  };
}

const connectionOf = (env: Environment, local: Embedded | null, loopback: string): Connection =>
  local === null
    ? { token: env.discordToken ?? '', ...(env.discordApiUrl === null ? {} : { apiUrl: env.discordApiUrl }) }
    : { token: local.token, apiUrl: `${loopback}/api` };

async function listenOn(house: House, health: () => Health, mounted: LocalDiscord | null): Promise<HttpServer> {
  const { host, port } = house.env;
  try {
    return await listen({ host, port, health, metrics: house.metrics, ...(mounted === null ? {} : { mounted }) });
  } catch (error) {
    throw new CannotStart(t('page.port-busy', { port }), { cause: error });
  }
}

async function connect(bot: DiscordBot): Promise<void> {
  try {
    await bot.start();
  } catch (error) {
    const refusedToken = error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
    throw new CannotStart(refusedToken ? t('error.login-token') : t('page.connect-failed', { cause: String(error) }), {
      cause: error,
    });
  }
}

/** What to put away when the process ends, the last first. */
type Closers = (() => Promise<void> | void)[];

/** No new games, last words on the boards, everything written and closed, within ten seconds. */
function stopper(closers: Closers, log: Logger): (why: string, exitCode: number) => void {
  let stopping = false;
  return (why, exitCode) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), 9_500).unref();
    void closeAll(closers).then(
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

/** Discord docs, "Gateway close codes": the token is not, or no longer, one. */
const NOT_AUTHENTICATED = 4004;

/** Discord has shown the bot out, and would again: better a process that ends and says why than one that looks alive. */
const sayGone = (code: number): void => {
  process.stderr.write(`${code === NOT_AUTHENTICATED ? t('error.login-token') : t('page.gateway-closed', { code })}\n`);
};

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.reverse()) await close();
}

async function main(): Promise<void> {
  const env = environment();
  const house = furnish(env);
  const { tables, log } = house;
  const local = env.discordToken === null ? embed(env) : null;
  let bot: DiscordBot | null = null;
  const http = await listenOn(
    house,
    healthOf(house, () => bot),
    local?.server ?? null,
  );
  const here = `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${http.port}`;
  const loopback = `http://127.0.0.1:${http.port}`;
  if (local !== null) local.server.listeningAt(loopback);

  const robots = robotsOf(house, () => bot);
  const closers: Closers = [() => house.database.close(), () => http.close(), () => local?.server.close()];
  const stop = stopper(closers, log);
  const running = botOf(house, connectionOf(env, local, loopback), (code) => {
    sayGone(code);
    stop(`gateway closed with ${code}`, 1);
  });
  bot = running;
  closers.push(
    () => running.stop(),
    () => running.farewell(),
    () => tables.close(),
    () => robots.stop(),
  );
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      stop(signal, 0);
    });
  await running.reach();
  const recovered = tables.recover();
  const untidy = house.past.keepTidy(house.clock, house.timers, (err) => {
    log.warn({ err }, 'finished logs could not be packed');
  });
  closers.push(untidy);
  await connect(running);
  if (recovered > 0) say(t('page.recovered', { count: recovered }));
  if (local !== null) say(`${t('page.local-ready', { url: here })}\n${t('page.local-second')}`);
  else log.info({ health: `${here}/healthz` }, 'connected to Discord');
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
