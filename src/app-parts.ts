/** Builds the parts of the bot, of which `app.ts` makes one process. */
import { startAnalysis, type AnalysisLimits } from './workers/analysis/index.js';
import type { AppOptions } from './app-options.js';
import { createCounting } from './app-counting.js';
import { countingLog } from './counting-log.js';
import { DailyDeals } from './daily/deals.js';
import { TrialProcess } from './workers/daily-trials/index.js';
import { Faces } from './discord/games/face.js';
import type { ShardHealth } from './discord/gateway/shards.js';
import type { Logger } from './discord/ports.js';
import { GameRegistry } from './games/registry.js';
import type { Millis } from './games/shared/time.js';
import { HistoryRegistry } from './history/adapter.js';
import { Analyses } from './history/analyses.js';
import { DealSecrecy } from './history/logs/withheld.js';
import { createHistory } from './history/index.js';
import type { Counting } from './history/statistics/counting.js';
import { replayLinks, type ReplayLinks } from './history/links.js';
import { metricsOf } from './app-metrics.js';
import type { Metrics } from './http/metrics/metrics.js';
import type { DiscordSource } from './http/metrics/sources.js';
import { createPictureRenderer, type PictureRenderer } from './pictures/index.js';
import { REGISTERED } from './registration/index.js';
import { RobotProcess, type SlowRobots } from './workers/robots/index.js';
import { AnalysisRows } from './storage/sqlite/rows/analyses.js';
import { DailyRows, dailySecret } from './storage/sqlite/rows/daily.js';
import { signingKey } from './storage/signing-key.js';
import { SqliteDealsInPlay } from './storage/sqlite/history/deals-in-play.js';
import { historyStores } from './storage/sqlite/history/stores.js';
import { openDatabase, type BotDatabase } from './storage/sqlite/database.js';
import { Checkpoints } from './storage/sqlite/disk/checkpoints.js';
import { SqliteGameLog } from './storage/sqlite/log/event-log.js';
import { claimFor } from './storage/sqlite/origin.js';
import { ALL_SHARDS } from './storage/shards.js';
import { claimShards } from './storage/sqlite/shards.js';
import { SettingsRows } from './storage/sqlite/rows/settings.js';
import { systemClock } from './table/clock.js';
import { Tables } from './table/directory.js';
import { systemBytes } from './table/ids.js';
import { TABLE_LIMITS } from './table/limits.js';
import type { Clock, TableHandle, Timers } from './table/ports.js';
import { RobotSeats, type RobotOptions } from './table/robot-seats.js';
import { systemTimers } from './table/timers.js';
import { retentionMs } from './discord/settings/definitions.js';

/** What thinks beside the bot, and who asks it. */
export interface AppWorkers {
  readonly robotProcess: SlowRobots;
  readonly robots: RobotSeats;
  readonly analyses: Analyses;
  readonly deals: DailyDeals;
}

/** All that is there before the bot is connected. */
export interface AppParts {
  /** Counts in `/metrics` what goes wrong. */
  readonly log: Logger;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly pictures: PictureRenderer;
  readonly database: BotDatabase;
  readonly checkpoints: Checkpoints;
  readonly gameLog: SqliteGameLog;
  /** Unfinished games that were left out at the start. */
  readonly damagedGames: () => number;
  readonly metrics: Metrics;
  readonly tables: Tables;
  readonly counting: Counting;
  readonly workers: AppWorkers;
  readonly links: ReplayLinks;
  readonly history: ReturnType<typeof createHistory>;
}

/** What some parts need to know from the bot, which is created after them. */
export interface BotQueries {
  readonly shards: () => readonly ShardHealth[];
  readonly discord: () => DiscordSource | null;
  readonly exportsWaiting: () => number;
  /** How long a robot takes for an action in a server; milliseconds. */
  readonly robotPaceMs: RobotOptions['paceMs'];
  readonly hasNewcomers: (table: TableHandle) => boolean;
  /** The time by Discord's clock, as far as it is known. */
  readonly discordNow: () => Millis;
}

/** One analysis takes half a minute of one core at most. */
const ANALYSIS: AnalysisLimits = { rollouts: 16_000, ms: 30_000 };

/** Opens the database: throws `DatabaseFault` where that cannot be, `OtherApplication` where it is another's. */
export function createParts(given: AppOptions, bot: BotQueries): AppParts {
  const database = openClaimed(given);
  const damagedGames = (): number => gameLog.damaged + tables.leftOut;
  const metrics = metricsOf(() => parts, bot);
  const log = countingLog(given.log, metrics);
  const options: AppOptions = { ...given, log };
  const pictures = options.pictures ?? createPictureRenderer();
  const clock = options.clock ?? systemClock();
  const timers =
    options.timers ??
    systemTimers(clock, (err) => {
      log.error({ err }, 'what was due at some time failed; this is a bug');
    });
  const histories = new HistoryRegistry((options.games ?? REGISTERED).map(({ history }) => history));
  const checkpoints = createCheckpoints(options, { clock, timers, database });
  const gameLog = createGameLog(options, { database, metrics, checkpoints });
  const tables = createTables(options, { clock, timers, gameLog, metrics });
  const counting = createCounting({ log, clock, timers, database, tables }, histories);
  const robotProcess = options.workers?.robots ?? new RobotProcess();
  workAhead(options, tables, robotProcess);
  const secrecy = new DealSecrecy(new SqliteDealsInPlay(database.connection), tables.games, bot.discordNow);
  const parts: AppParts = {
    log,
    clock,
    timers,
    pictures,
    database,
    checkpoints,
    gameLog,
    damagedGames,
    metrics,
    tables,
    counting,
    workers: {
      robotProcess,
      robots: createRobots(options, { clock, timers, tables, robotProcess, metrics }, bot),
      analyses: createAnalyses(options, database, tables),
      deals: createDeals(options, { clock, timers, database, tables }, bot.discordNow),
    },
    links: replayLinks(options.publicUrl ?? null, () => signingKey(options.databasePath)),
    history: createHistoryOf(options, database, histories, secrecy),
  };
  return parts;
}

/** The database, of this application and these shards. */
function openClaimed({ databasePath, application, shards, disk }: AppOptions): BotDatabase {
  const database = openDatabase(databasePath, disk === undefined ? {} : { disk });
  try {
    if (application !== undefined) claimFor(database.connection, application);
    claimShards(database.connection, shards ?? ALL_SHARDS);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function createCheckpoints(
  { log }: AppOptions,
  { clock, timers, database }: Pick<AppParts, 'clock' | 'timers' | 'database'>,
): Checkpoints {
  return new Checkpoints(database, {
    clock,
    timers,
    onFault: (err) => {
      log.error({ err }, 'a checkpoint failed; if the thread died, SQLite checkpoints inside commits again');
    },
  });
}

function createGameLog(
  options: AppOptions,
  { database, metrics, checkpoints }: Pick<AppParts, 'database' | 'metrics' | 'checkpoints'>,
): SqliteGameLog {
  return new SqliteGameLog(database, {
    onCommitted: (ms) => {
      metrics.committed(ms / 1000);
      checkpoints.written();
      options.onCommitted?.(ms);
    },
    onDamaged: (game, err) => {
      options.log.error(
        { game, err },
        'the log of an unfinished game cannot be read: it is left as it is; a backup has it',
      );
      options.onDamaged?.(game, err);
    },
    ...(options.hasRoom === undefined ? {} : { hasRoom: options.hasRoom }),
  });
}

function createTables(
  { games, log, randomBytes, limits = TABLE_LIMITS }: AppOptions,
  { clock, timers, gameLog, metrics }: Pick<AppParts, 'clock' | 'timers' | 'gameLog' | 'metrics'>,
): Tables {
  return new Tables({
    games: new GameRegistry((games ?? REGISTERED).map(({ rules }) => rules)),
    log: gameLog,
    clock,
    timers,
    logger: log,
    onActed: (result) => {
      metrics.acted(result);
    },
    ...(limits === null ? {} : { limits }),
    ...(randomBytes === undefined ? {} : { randomBytes }),
  });
}

function createRobots(
  { log }: AppOptions,
  {
    clock,
    timers,
    tables,
    robotProcess,
    metrics,
  }: Pick<AppParts, 'clock' | 'timers' | 'tables' | 'metrics'> & Pick<AppWorkers, 'robotProcess'>,
  { robotPaceMs, hasNewcomers }: BotQueries,
): RobotSeats {
  return new RobotSeats({
    directory: tables,
    clock,
    timers,
    paceMs: robotPaceMs,
    hasNewcomers,
    elsewhere: (question, guildId) => (robotProcess.isFullFor(guildId) ? null : robotProcess.think(question, guildId)),
    onBelowLevel: (kind, level) => {
      metrics.belowLevel(kind, level);
    },
    onFault: (game, err) => {
      log.error({ game, err }, 'a robot failed; this is a bug');
    },
  });
}

/** Has the robots' process compute during a game what its end tells and would take long then. */
function workAhead({ games = REGISTERED }: AppOptions, tables: Tables, robotProcess: SlowRobots): void {
  const byKind = new Faces(games.map(({ face }) => face));
  tables.onChange(({ table }) => {
    byKind.find(table.kind)?.precomputeEnd?.(table, (question) => robotProcess.think(question, table.guildId));
  }, 'work ahead');
}

function createAnalyses(options: AppOptions, { connection }: BotDatabase, { games }: Tables): Analyses {
  return new Analyses({
    rows: new AnalysisRows(connection),
    games,
    limits: options.analysisLimits ?? ANALYSIS,
    start: options.workers?.startAnalysis ?? startAnalysis,
    onFault: (game, err) => {
      options.log.error({ game, err }, 'a game could not be looked back at; this is a bug');
    },
  });
}

function createDeals(
  options: AppOptions,
  { clock, timers, database, tables }: Pick<AppParts, 'clock' | 'timers' | 'database' | 'tables'>,
  discordNow: () => Millis,
): DailyDeals {
  const { connection } = database;
  return new DailyDeals({
    games: tables.games,
    secret: options.dailySecret ?? dailySecret(connection, options.randomBytes ?? systemBytes),
    store: new DailyRows(connection),
    trials: options.workers?.trials ?? new TrialProcess(),
    clock,
    discordNow,
    isPlayed: (day) => tables.live().some(({ kind, state }) => tables.games.get(kind).daily?.dayOf(state) === day),
    timers,
    onFault: (err) => {
      options.log.warn({ err }, 'a daily deal could not be chosen; it is tried again');
    },
  });
}

function createHistoryOf(
  { log, viewer }: AppOptions,
  database: BotDatabase,
  histories: HistoryRegistry,
  secrecy: DealSecrecy,
): AppParts['history'] {
  const stores = historyStores(
    database,
    {
      histories,
      retentions: () => retentionsIn(new SettingsRows(database.connection)),
      onDamaged: (game, err) => {
        log.error({ game, err }, 'the log of a finished game cannot be read: it is left as it is; a backup has it');
      },
    },
    secrecy,
  );
  return createHistory(stores, histories, viewer);
}

/** How long each server that limits it keeps its games. */
const retentionsIn = (settings: SettingsRows): (readonly [string, Millis])[] =>
  settings.everywhere('retention').flatMap(([guild, kept]) => {
    const ms = retentionMs(kept);
    return ms === null ? [] : [[guild, ms] as const];
  });
