/** The only place where the parts of the bot meet. `main.ts`, the tests and the benches all build it from here. */
import { COMMANDS } from '../commands/index.js';
import { createDiscordBot, type DiscordBot } from './discord/bot.js';
import { Gateway } from './discord/gateway/client.js';
import type { Command } from './discord/interactions/commands.js';
import { Faces, type GameFace } from './discord/games/face.js';
import { FACES } from './discord/games/index.js';
import type { Logger, RunningLog } from './discord/ports.js';
import type { EmojiDrawing } from './discord/emoji/index.js';
import { retentionMs } from './discord/settings/definitions.js';
import type { AnyGame, AnyGameTypes } from './games/game.js';
import { GameRegistry } from './games/registry.js';
import { PACE_MS } from './games/shared/pace.js';
import type { Millis } from './games/shared/time.js';
import type { ViewerAssets } from './history/export/html.js';
import { HistoryRegistry, type HistoryAdapter } from './history/adapter.js';
import { StatsWriter } from './history/stats-writer.js';
import { FinishedGames } from './history/finished-games.js';
import { Analyses } from './history/analyses.js';
import { createHistory } from './history/index.js';
import { replayLinks, type ReplayLinks } from './history/links.js';
import type { ReplayPage } from './http/replays.js';
import { createMetrics, type Metrics } from './http/metrics.js';
import type { Health } from './http/server.js';
import { DailyDeals } from './daily/deals.js';
import type { Trials } from './daily/ports.js';
import { TrialThread } from './daily/trials.js';
import { EMOJI, GAMES, HISTORIES } from './registered.js';
import { VERSION } from './package-folder.js';
import { createPictureRenderer, type PictureRenderer } from './pictures/index.js';
import { AnalysisRows } from './storage/analyses.js';
import { openDatabase, type BotDatabase } from './storage/database.js';
import { DailyRows, dailySecret } from './storage/daily-rows.js';
import { DuelRows } from './storage/duel-rows.js';
import { SqliteGameLog } from './storage/event-log.js';
import { noteHandover, takeHandover } from './storage/handover.js';
import { successorWaits } from './storage/lock.js';
import { claimFor, type Application } from './storage/origin.js';
import { ALL_SHARDS, holdShards, type Shards } from './storage/shards.js';
import { LogReader } from './storage/log-reader.js';
import {
  BookmarkRows,
  MessageRows,
  NoteRows,
  PersonNoteRows,
  PersonSettingsRows,
  SettingsRows,
} from './storage/stores.js';
import { systemClock } from './table/clock.js';
import { Tables } from './table/directory.js';
import type { Clock, Timers } from './table/ports.js';
import { startAnalysis, type AnalysisLimits } from './analysis-thread/index.js';
import { RobotThread } from './robot-threads/index.js';
import { RobotSeats } from './table/robot-seats.js';
import { systemTimers } from './table/timers.js';

/** Where the bot connects to: Discord, a compatible server, or the embedded one. */
export interface Connection {
  readonly token: string;
  /** Absent: Discord's own API. */
  readonly apiUrl?: string;
  /** Commands are registered in this server, at once; absent: everywhere. */
  readonly guildId?: string;
}

export interface AppOptions {
  readonly databasePath: string;
  readonly log: Logger;
  /** Where it is known beforehand, as with the embedded server; else Discord tells at the first READY. */
  readonly application?: Application;
  /** Which servers this process has; absent: all of them. A file of others is refused. */
  readonly shards?: Shards;
  /** Absent: `GAMES`. */
  readonly games?: readonly AnyGame[];
  /** How they look on Discord, one for each. Absent: `FACES`. */
  readonly faces?: readonly GameFace[];
  /** Absent: `HISTORIES`. */
  readonly histories?: readonly HistoryAdapter[];
  /** Absent: `COMMANDS`. */
  readonly commands?: readonly Command[];
  /** Zone and launch window of new games where no admin set anything; milliseconds. */
  readonly defaults: { readonly zoneMs: Millis; readonly windowMs: Millis };
  /** Wall time, anchored to the monotonic clock, unless a test brings its own. */
  readonly clock?: Clock;
  readonly timers?: Timers;
  /** Whether the disk has room for a new game; absent: 25 MiB free. */
  readonly hasRoom?: () => boolean;
  /** Ids of new games; absent: random ones. */
  readonly newGameId?: () => string;
  /** The bot's own emoji; absent: those of all games. None: squares and letters stand for them. */
  readonly emoji?: readonly EmojiDrawing[];
  /** What the replay file is made with; absent: as built in dist/. */
  readonly viewer?: (kind: string) => ViewerAssets;
  /** Under which address people reach this process's pages, without a slash at its end; absent or null: under none. */
  readonly publicUrl?: string | null;
  /** Draws pictures; absent: on a thread of its own. */
  readonly pictures?: PictureRenderer;
  /** What a look back at one game may cost; absent: `ANALYSIS`. */
  readonly analysisLimits?: AnalysisLimits;
  /** Makes a look back; absent: on a thread of its own. */
  readonly startAnalysis?: typeof startAnalysis;
  /** What the seeds of daily deals come from; absent or null: a secret of the file's own. */
  readonly dailySecret?: string | null;
  /** `ahead`: daily deals are chosen before their day begins. Absent: as somebody asks for one. */
  readonly dailyDeals?: 'ahead' | 'asked';
  /** Plays the games by which daily deals are chosen; absent: on a thread of its own. */
  readonly trials?: Trials;
  /** Whether finished logs are packed and old ones deleted while the bot runs; absent: yes. */
  readonly maintenance?: 'on' | 'off';
  /** Told of each unfinished game that stays out because its log is damaged. */
  readonly onDamaged?: (game: string, error: unknown) => void;
  /** Told how long each interaction took until Discord had taken its answer. */
  readonly onAnswered?: (ms: Millis) => void;
  /** The gateway has closed for good with this code (Discord docs, "Gateway close codes"). */
  readonly onGone?: (code: number) => void;
}

/** The bot, put together. Nothing of it is global: several can live in one process on files of their own. */
export interface App {
  readonly database: BotDatabase;
  readonly gameLog: SqliteGameLog;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** The Discord side; throws before `start`. */
  readonly bot: DiscordBot;
  /** What `/healthz` tells; may be asked before `start` too. */
  health(): Health;
  /** What a link to a past game leads to; null: to nothing, or to nothing any more. */
  replayPage(token: string): ReplayPage | null;
  /**
   * Connects, brings back the games of the log, and answers how many there were. `connected`: where the process waited
   * as a successor.
   */
  start(connection: Connection, connected?: Gateway): Promise<number>;
  /**
   * No new games, last words on the boards, everything written and closed. Where a successor waits, it goes on instead
   * of last words: what was begun is finished, and the file is let go of at once.
   */
  stop(): Promise<void>;
  /** As a kill does: no last words, and nothing is written any more. */
  kill(): Promise<void>;
}

/** What was begun when a successor takes over may take so long: its people have three seconds in all. */
const FINISH_MS = 1_200;

/** One look back: half a minute of one core, at most. */
const ANALYSIS: AnalysisLimits = { rollouts: 16_000, ms: 30_000 };
/** Those who wait for one are told that it stops: so long that may take. */
const STOP_TOLD_MS = 1_000;

/** A connection to be, not yet begun. */
export function createGateway(
  options: Pick<AppOptions, 'clock' | 'timers' | 'log' | 'shards' | 'onGone'>,
  { token, apiUrl }: Connection,
  onApplication: (id: string) => void,
): Gateway {
  const { clock = systemClock(), log, shards, onGone } = options;
  return new Gateway({
    token,
    ...(apiUrl === undefined ? {} : { apiUrl }),
    ...(shards === undefined ? {} : { shards: { count: shards.count, ids: shards.residues } }),
    clock,
    timers: options.timers ?? systemTimers(clock),
    log,
    onApplication,
    onGone: (code) => onGone?.(code),
  });
}

/** Opens the database: throws `DatabaseFault` where that cannot be, `OtherApplication` where it is another's. */
export function createApp(options: AppOptions): App {
  return new RunningApp(options);
}

/** Entries as they lie in the log, read as events: this process wrote them. */
const runningLog =
  (logs: LogReader): RunningLog =>
  (game) =>
    (logs.read(game)?.entries ?? []).map(({ sequence, at, events }) => ({
      sequence,
      at,
      events: JSON.parse(events) as readonly AnyGameTypes['event'][],
    }));

class RunningApp implements App {
  readonly database: BotDatabase;
  readonly gameLog: SqliteGameLog;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #history: ReturnType<typeof createHistory>;
  readonly #links: ReplayLinks;
  readonly #robotThread = new RobotThread();
  readonly #robots: RobotSeats;
  readonly #analyses: Analyses;
  readonly #deals: DailyDeals;
  readonly #createdAt: Millis;
  readonly #pictures: PictureRenderer;
  #bot: DiscordBot | null = null;
  #gateway: Gateway | null = null;
  #stopMaintenance: () => void = () => undefined;

  constructor(private readonly options: AppOptions) {
    const { log } = options;
    this.#pictures = options.pictures ?? createPictureRenderer();
    this.#clock = options.clock ?? systemClock();
    this.#timers = options.timers ?? systemTimers(this.#clock);
    this.#createdAt = this.#clock.now();
    this.database = openDatabase(options.databasePath);
    const histories = new HistoryRegistry(options.histories ?? HISTORIES);
    this.#check(() => {
      const { connection } = this.database;
      if (options.application !== undefined) claimFor(connection, options.application);
      holdShards(connection, options.shards ?? ALL_SHARDS);
    });
    this.gameLog = new SqliteGameLog(this.database, {
      stats: new StatsWriter(this.database.connection, histories),
      onDamaged: (game, err) => {
        log.error({ game, err }, 'the log of an unfinished game cannot be read: it is left as it is; a backup has it');
        options.onDamaged?.(game, err);
      },
      ...(options.hasRoom === undefined ? {} : { hasRoom: options.hasRoom }),
    });
    this.metrics = createMetrics({
      liveGames: () => this.tables.live().length,
      shards: () => this.#gateway?.shards ?? [],
    });
    this.tables = this.#createTables();
    this.#robots = this.#createRobots();
    this.#foresee(options.faces ?? FACES);
    this.#analyses = new Analyses({
      rows: new AnalysisRows(this.database.connection),
      games: this.tables.games,
      limits: options.analysisLimits ?? ANALYSIS,
      start: options.startAnalysis ?? startAnalysis,
      onFault: (game, err) => {
        log.error({ game, err }, 'a game could not be looked back at; this is a bug');
      },
    });
    this.#deals = this.#createDeals();
    this.#links = replayLinks(options.publicUrl ?? null, options.databasePath);
    this.#history = createHistory(
      this.database.connection,
      {
        histories,
        retentions: () => this.#retentions(),
        onDamaged: (game, err) => {
          log.error({ game, err }, 'the log of a finished game cannot be read: it is left as it is; a backup has it');
        },
      },
      options.viewer,
    );
  }

  get bot(): DiscordBot {
    if (this.#bot === null) throw new Error('the bot was not started');
    return this.#bot;
  }

  replayPage(token: string): ReplayPage | null {
    const game = this.#links.gameOf(token);
    const found = game === null ? null : this.#history.history.linked(game);
    return found === null ? null : this.#history.replayPage(found.record, this.bot.words(found.guildId));
  }

  health(): Health {
    const now = this.#clock.now();
    const games = this.tables.live();
    return {
      version: VERSION,
      uptimeSeconds: Math.round((now - this.#createdAt) / 1000),
      liveGames: games.length,
      gateway: this.#gateway?.status ?? 'connecting',
      gatewayAwayMs: this.#gateway?.awayMs ?? now - this.#createdAt,
      shards: this.#gateway?.shards ?? [],
      // It may still be read while it takes nothing: a full disk is no health either.
      database: this.#databaseHealth(),
    };
  }

  /** What `check` throws ends the start, and the file is let go of. */
  #check(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  #databaseHealth(): string {
    const health = this.database.health();
    return health === 'ok' && this.tables.live().some(({ blocked }) => blocked) ? 'failing' : health;
  }

  async start(connection: Connection, connected?: Gateway): Promise<number> {
    const claim = (id: string): void => {
      claimFor(this.database.connection, { id });
    };
    const gateway =
      connected ?? createGateway({ ...this.options, clock: this.#clock, timers: this.#timers }, connection, claim);
    if (connected !== undefined) claim(connected.applicationId);
    const bot = this.#createBot(connection, gateway);
    this.#gateway = gateway;
    this.#bot = bot;
    await bot.reach();
    const before = takeHandover(this.database.connection);
    const recovered = this.tables.recover(before?.at);
    if (this.options.maintenance !== 'off') {
      this.#stopMaintenance = this.#history.startMaintenance(this.#clock, this.#timers, (err) => {
        this.options.log.warn({ err }, 'finished logs could not be packed');
      });
    }
    await bot.start(before?.taken);
    setImmediate(() => {
      for (const game of this.options.games ?? GAMES) game.prepare?.();
      if (this.options.dailyDeals === 'ahead') this.#deals.keepAhead();
    });
    return recovered;
  }

  async stop(): Promise<void> {
    if (this.#bot !== null && successorWaits(this.database.path)) return this.#handOver(this.#bot);
    this.#stopMaintenance();
    this.#robots.stop();
    await this.#deals.stop();
    await this.#robotThread.stop();
    await this.tables.close();
    await this.#stopAnalyses();
    await this.#bot?.announceStop();
    await this.#bot?.stop();
    await this.#pictures.close();
    this.database.close();
  }

  async #handOver(bot: DiscordBot): Promise<void> {
    this.#stopMaintenance();
    const taken = await bot.drain(FINISH_MS);
    // Said while it is: nobody waits for that.
    void this.#analyses.stop();
    this.#robots.stop();
    await this.tables.close();
    noteHandover(this.database.connection, { at: this.#clock.now(), taken });
    bot.stopSending();
    const dealsStopped = this.#deals.stop();
    this.database.close();
    this.options.log.info({ games: this.tables.live().length }, 'the games are handed over');
    await dealsStopped;
    await this.#robotThread.stop();
    await bot.stop();
    await this.#pictures.close();
  }

  async kill(): Promise<void> {
    this.#stopMaintenance();
    this.#analyses.kill();
    this.#robots.stop();
    await this.#deals.stop();
    await this.#robotThread.stop();
    await this.#bot?.stop();
    await this.#pictures.close();
    await this.tables.close();
    this.database.close();
  }

  /** Whoever waits for a look back is told, where Discord takes it in time. */
  #stopAnalyses(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timers.at(this.#clock.now() + STOP_TOLD_MS, resolve);
      void this.#analyses.stop().finally(() => {
        cancel();
        resolve();
      });
    });
  }

  #createTables(): Tables {
    const { log, newGameId } = this.options;
    return new Tables({
      games: new GameRegistry(this.options.games ?? GAMES),
      log: this.gameLog,
      clock: this.#clock,
      timers: this.#timers,
      logger: log,
      onActed: (result) => {
        this.metrics.acted(result);
      },
      ...(newGameId === undefined ? {} : { newGameId }),
    });
  }

  #createDeals(): DailyDeals {
    const { connection } = this.database;
    return new DailyDeals({
      games: this.tables.games,
      secret: this.options.dailySecret ?? dailySecret(connection),
      store: new DailyRows(connection),
      trials: this.options.trials ?? new TrialThread(),
      clock: this.#clock,
      timers: this.#timers,
      onFault: (err) => {
        this.options.log.warn({ err }, 'a daily deal could not be chosen; it is tried again');
      },
    });
  }

  #createRobots(): RobotSeats {
    return new RobotSeats({
      directory: this.tables,
      clock: this.#clock,
      timers: this.#timers,
      paceMs: (guildId) => this.#bot?.robotPaceMs(guildId) ?? PACE_MS,
      elsewhere: (question) => (this.#robotThread.isFull ? null : this.#robotThread.think(question)),
      onFault: (game, err) => {
        this.options.log.error({ game, err }, 'a robot failed; this is a bug');
      },
    });
  }

  /** What takes long and is told at a game's end is worked out while it is on, on the robots' thread. */
  #foresee(faces: readonly GameFace[]): void {
    const byKind = new Faces(faces);
    this.tables.onChange(({ table }) => {
      byKind.find(table.kind)?.foresee?.(table, (question) => this.#robotThread.think(question));
    });
  }

  #createBot({ guildId }: Connection, gateway: Gateway): DiscordBot {
    const { log, defaults } = this.options;
    const { connection: database, notes } = this.database;
    const onFault = (err: unknown): void => {
      // A successor has it, and writes its own.
      if (!database.open) return;
      log.warn({ err }, 'the database did not take a note beside the log');
    };
    const { history, histories, retention, replayFile } = this.#history;
    return createDiscordBot({
      gateway,
      ...(guildId === undefined ? {} : { guildId }),
      directory: this.tables,
      faces: this.options.faces ?? FACES,
      clock: this.#clock,
      timers: this.#timers,
      log,
      settings: new SettingsRows(database),
      personSettings: new PersonSettingsRows(database, onFault),
      messages: new MessageRows(notes, onFault),
      notes: new NoteRows(notes, onFault),
      people: new PersonNoteRows(notes, onFault),
      bookmarks: new BookmarkRows(notes, onFault),
      runningLog: runningLog(new LogReader(database)),
      ended: new FinishedGames(database, this.tables.games),
      commands: this.options.commands ?? COMMANDS,
      emoji: this.options.emoji ?? EMOJI,
      renderPng: (svg, width, signal) => this.#pictures.renderPng(svg, width, signal),
      history,
      deals: this.#deals,
      duels: new DuelRows(database),
      histories,
      retention,
      replayFile,
      analyses: this.#analyses,
      replayLinks: this.#links,
      defaults,
      onAnswered: (ms) => {
        this.metrics.answered(ms / 1000);
        this.options.onAnswered?.(ms);
      },
    });
  }

  /** How long each server that limits it keeps its games. */
  #retentions(): (readonly [string, Millis])[] {
    return new SettingsRows(this.database.connection).everywhere('retention').flatMap(([guild, kept]) => {
      const ms = retentionMs(kept);
      return ms === null ? [] : [[guild, ms] as const];
    });
  }
}
