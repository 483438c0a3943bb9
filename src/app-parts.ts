/** Builds the parts of the bot, of which `app.ts` makes one process. */
import { startAnalysis, type AnalysisLimits } from './workers/analysis/index.js';
import type { AppOptions } from './app-options.js';
import { createCounting } from './app-counting.js';
import { createHistoryOf, createStorage } from './app-storage.js';
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
import type { createHistory } from './history/index.js';
import type { Counting } from './history/statistics/counting.js';
import { replayLinks, type ReplayLinks } from './history/links.js';
import { metricsOf } from './app-metrics.js';
import type { Metrics } from './http/metrics/metrics.js';
import type { DiscordSource } from './http/metrics/sources.js';
import { createPictureRenderer, type PictureRenderer } from './pictures/index.js';
import { REGISTERED } from './registration/index.js';
import { RobotProcess, type SlowRobots } from './workers/robots/index.js';
import type { BotStorage } from './storage/ports/bot-storage.js';
import { systemClock } from './table/clock.js';
import { Tables } from './table/directory.js';
import { TABLE_LIMITS } from './table/limits.js';
import type { Clock, TableHandle, Timers } from './table/ports.js';
import { RobotSeats, type RobotOptions } from './table/robot-seats.js';
import { systemTimers } from './table/timers.js';

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
  readonly storage: BotStorage;
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

export function createParts(given: AppOptions, bot: BotQueries): AppParts {
  const damagedGames = (): number => storage.gameLog.damaged + tables.leftOut;
  const metrics = metricsOf(() => parts, {
    ...bot,
    ...(given.metricLabels === undefined ? {} : { labels: given.metricLabels }),
  });
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
  const storage = createStorage(options, { clock, timers, histories, metrics });
  const tables = createTables(options, { clock, timers, storage, metrics });
  const counting = createCounting({ log, clock, timers, store: storage.counts, tables });
  const robotProcess = options.workers?.robots ?? new RobotProcess();
  workAhead(options, tables, robotProcess);
  const secrecy = new DealSecrecy(storage.dealsInPlay, tables.games, bot.discordNow);
  const parts: AppParts = {
    log,
    clock,
    timers,
    pictures,
    storage,
    damagedGames,
    metrics,
    tables,
    counting,
    workers: {
      robotProcess,
      robots: createRobots(options, { clock, timers, tables, robotProcess, metrics }, bot),
      analyses: createAnalyses(options, storage.stores, tables),
      deals: createDeals(options, { clock, timers, storage, tables }, bot.discordNow),
    },
    links: replayLinks(options.publicUrl ?? null, () => storage.secrets.signingKey()),
    history: createHistoryOf(options, storage, histories, secrecy),
  };
  return parts;
}

function createTables(
  { games, log, randomBytes, limits = TABLE_LIMITS }: AppOptions,
  { clock, timers, storage, metrics }: Pick<AppParts, 'clock' | 'timers' | 'storage' | 'metrics'>,
): Tables {
  return new Tables({
    games: new GameRegistry((games ?? REGISTERED).map(({ rules }) => rules)),
    log: storage.gameLog,
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

function createAnalyses(options: AppOptions, { analyses }: BotStorage['stores'], { games }: Tables): Analyses {
  return new Analyses({
    rows: analyses,
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
  { clock, timers, storage, tables }: Pick<AppParts, 'clock' | 'timers' | 'storage' | 'tables'>,
  discordNow: () => Millis,
): DailyDeals {
  return new DailyDeals({
    games: tables.games,
    secret: options.dailySecret ?? storage.secrets.daily(),
    store: storage.stores.deals,
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
