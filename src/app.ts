/** The only place where the parts of the bot meet. `process.ts`, the tests and the benches all build it from here. */
import type { AppOptions, Connection } from './app-options.js';
import { createBot } from './app-bot.js';
import { createParts, type AppParts } from './app-parts.js';
import type { DiscordBot } from './discord/bot.js';
import { Gateway } from './discord/gateway/client.js';
import type { GatewayOptions } from './discord/gateway/options.js';
import type { Millis } from './games/shared/time.js';
import { PACE_MS } from './games/shared/pace.js';
import { withDayKey } from './history/export/day-key.js';
import type { Metrics } from './http/metrics/metrics.js';
import type { FoundReplay } from './http/replays.js';
import type { Health } from './http/probes.js';
import { COMMIT, VERSION } from './release.js';
import { REGISTERED } from './registration/index.js';
import { localeOf, translator } from './text/index.js';
import { loadStores } from './storage/sql/stores.js';
import { systemClock } from './table/clock.js';
import { systemBytes } from './table/ids.js';
import type { Tables } from './table/directory.js';
import type { GameLog } from './table/ports.js';
import { systemTimers } from './table/timers.js';

export type { AppOptions, Connection } from './app-options.js';

/** The bot, put together. Nothing of it is global: several can live in one process on files of their own. */
export interface App {
  readonly gameLog: GameLog;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** The Discord side; throws before `start`. */
  readonly bot: DiscordBot;
  /** Whether it may send anything to Discord: false where another process may have its games. */
  readonly mayAct: boolean;
  /** What `/healthz` tells; may be asked before `start` too. */
  health(): Health;
  /** What a link to a past game leads to; null: to nothing, or to nothing any more. */
  /** `locale`: the reader's; null: in the server's language. */
  replayPage(token: string, locale?: string | null): Promise<FoundReplay>;
  /** Whether this bot has made a link with that token. */
  isReplayLink(token: string): boolean;
  /**
   * Connects, brings back the games of the log, and answers how many there were. `connected`: where the process waited
   * as a successor.
   */
  start(connection: Connection, connected?: Gateway): Promise<number>;
  /**
   * Takes no new games, says on the boards that the bot stops, and writes and closes everything. Where a successor
   * waits, the boards say nothing: actions under way are finished, and the database is released at once.
   */
  stop(): Promise<void>;
  /** Ends as a killed process does: nobody is told, and nothing is written any more. */
  kill(): Promise<void>;
}

/** How long actions under way may take when a successor takes over: Discord gives each three seconds in all. */
const FINISH_MS = 1_200;

/** After a start what is chosen ahead waits so long: games that come back and people who return have the processor first. */
const SETTLING_MS = 30_000;

/** One bot of several chooses the deals of a day, which takes minutes of a core; by then the others can read them. */
const BEHIND_MS = 15 * 60_000;

/** How long it may take to tell those who wait for an analysis that it stops. */
const STOP_TOLD_MS = 1_000;

/** Creates the gateway connection, without opening it. */
export function createGateway(
  options: Pick<AppOptions, 'clock' | 'timers' | 'randomBytes' | 'log' | 'shards' | 'onGone'>,
  { token, apiUrl, identifySlots }: Connection,
  ties: Pick<GatewayOptions, 'onApplication' | 'maySend'>,
): Gateway {
  const { clock = systemClock(), log, shards, onGone } = options;
  return new Gateway({
    token,
    ...(apiUrl === undefined ? {} : { apiUrl }),
    ...(shards === undefined ? {} : { shards: { count: shards.count, ids: shards.residues } }),
    clock,
    timers: options.timers ?? systemTimers(clock),
    randomBytes: options.randomBytes ?? systemBytes,
    log,
    ...(identifySlots === undefined ? {} : { identifySlots }),
    ...ties,
    onGone: (code) => onGone?.(code),
  });
}

export function createApp(options: AppOptions): App {
  return new RunningApp(options);
}

class RunningApp implements App {
  readonly #parts: AppParts;
  readonly #createdAt: Millis;
  #bot: DiscordBot | null = null;
  #gateway: Gateway | null = null;
  #stopMaintenance: () => void = () => undefined;
  #stopping = false;

  constructor(private readonly options: AppOptions) {
    this.#parts = createParts(options, {
      shards: () => this.#gateway?.shards ?? [],
      discord: () => this.#gateway,
      exportsWaiting: () => this.#bot?.exportsWaiting ?? 0,
      robotPaceMs: (guildId, asked) => this.#bot?.robotPaceMs(guildId, asked) ?? PACE_MS,
      hasNewcomers: (table) => this.#bot?.hasNewcomers(table) ?? false,
      discordNow: () => {
        const now = this.#parts.clock.now();
        return this.#gateway?.skew.there(now) ?? now;
      },
    });
    this.#createdAt = this.#parts.clock.now();
  }

  get gameLog(): GameLog {
    return this.#parts.storage.gameLog;
  }

  get tables(): Tables {
    return this.#parts.tables;
  }

  get metrics(): Metrics {
    return this.#parts.metrics;
  }

  get bot(): DiscordBot {
    if (this.#bot === null) throw new Error('the bot was not started');
    return this.#bot;
  }

  get mayAct(): boolean {
    return this.#parts.storage.mayAct();
  }

  isReplayLink(token: string): boolean {
    return this.#parts.links.gameOf(token) !== null;
  }

  async replayPage(token: string, locale: string | null = null): Promise<FoundReplay> {
    const game = this.#parts.links.gameOf(token);
    const found = game === null ? null : await this.#parts.history.history.linked(game);
    if (found === null) return null;
    if (!found.ok) return found.why === 'damaged' ? 'damaged' : null;
    if (found.record.withheld !== null) return 'withheld';
    const words = locale === null ? this.bot.words(found.guildId) : translator(localeOf(locale));
    const record = withDayKey(found.record, this.tables.games.find(found.record.kind), this.#parts.workers.deals);
    return this.#parts.history.replayPage(record, words);
  }

  health(): Health {
    const now = this.#parts.clock.now();
    const games = this.tables.live();
    return {
      version: VERSION,
      commit: COMMIT,
      uptimeSeconds: Math.round((now - this.#createdAt) / 1000),
      liveGames: games.length,
      damagedGames: this.#parts.damagedGames(),
      gateway: this.#gateway?.status ?? 'connecting',
      gatewayAwayMs: this.#gateway?.awayMs ?? now - this.#createdAt,
      shards: this.#gateway?.shards ?? [],
      pending: this.#bot?.pending ?? ['application'],
      // Writing counts too: a database on a full disk can be read, but games on it are blocked.
      database: this.#databaseHealth(),
    };
  }

  #databaseHealth(): string {
    const health = this.#parts.storage.health();
    return health === 'ok' && this.tables.live().some(({ blocked }) => blocked) ? 'failing' : health;
  }

  async start(connection: Connection, connected?: Gateway): Promise<number> {
    const { log, clock, timers, storage, tables, history, workers } = this.#parts;
    await loadStores(storage.stores);
    const claim = (id: string): Promise<void> => storage.claim(id);
    const ties = { onApplication: claim, maySend: () => storage.mayAct() };
    const gateway = connected ?? createGateway({ ...this.options, log, clock, timers }, connection, ties);
    if (connected !== undefined) await claim(connected.applicationId);
    const bot = createBot(this.options, this.#parts, connection, gateway);
    this.#gateway = gateway;
    this.#bot = bot;
    await bot.reach();
    const before = await storage.succession.take();
    const handedOverAt = before?.at ?? null;
    const recovered = await tables.recover(handedOverAt ?? undefined);
    const stoodMs = handedOverAt === null ? null : Math.max(0, clock.now() - handedOverAt);
    if (stoodMs !== null) this.metrics.tookOver(stoodMs / 1000);
    await bot.start(before ?? undefined);
    // Once the servers are known: one that was left and added again meanwhile is not deleted.
    if (this.options.maintenance !== 'off' && !this.#stopping) {
      this.#stopMaintenance = history.startMaintenance(clock, timers, (err) => {
        this.#parts.log.warn({ err }, 'finished logs could not be packed');
      });
    }
    const { dailyDeals = 'asked' } = this.options;
    if (dailyDeals !== 'asked')
      workers.deals.keepAheadFrom(clock.now() + SETTLING_MS, dailyDeals === 'behind' ? BEHIND_MS : 0);
    setImmediate(() => {
      for (const { rules } of this.options.games ?? REGISTERED) rules.prepare?.();
    });
    if (connected !== undefined) log.info({ games: recovered, stoodMs }, 'the games were taken over');
    return recovered;
  }

  async stop(): Promise<void> {
    const { tables, pictures, storage } = this.#parts;
    const { robots, deals, robotProcess } = this.#parts.workers;
    if (this.#bot !== null && (await storage.succession.waits())) return this.#handOver(this.#bot);
    this.#endMaintenance();
    robots.stop();
    await deals.stop();
    await robotProcess.stop();
    await tables.close();
    await this.#stopAnalyses();
    await this.#bot?.announceStop();
    await this.#bot?.stop();
    await pictures.close();
    await this.#closeDatabase();
  }

  async #handOver(bot: DiscordBot): Promise<void> {
    const { tables, pictures, storage, clock, counting } = this.#parts;
    const { robots, deals, robotProcess, analyses } = this.#parts.workers;
    this.#endMaintenance();
    const prepared = storage.succession.prepare();
    const taken = await bot.drain(FINISH_MS);
    await prepared;
    // The listeners are told while the handover goes on, which doesn't wait for it.
    void analyses.stop();
    robots.stop();
    await tables.close();
    counting.stop();
    await storage.succession.handOver({ at: clock.now(), taken, writing: bot.stopSending() });
    const dealsStopped = deals.stop();
    await this.#closeDatabase();
    this.#parts.log.info({ games: tables.live().length }, 'the games are handed over');
    await dealsStopped;
    await robotProcess.stop();
    await bot.stop();
    await pictures.close();
  }

  async kill(): Promise<void> {
    const { tables, pictures } = this.#parts;
    const { robots, deals, robotProcess, analyses } = this.#parts.workers;
    this.#endMaintenance();
    analyses.kill();
    robots.stop();
    await deals.stop();
    await robotProcess.stop();
    await this.#bot?.stop();
    await pictures.close();
    await tables.close();
    this.#parts.counting.stop();
    await this.#parts.storage.abandon();
  }

  #endMaintenance(): void {
    this.#stopping = true;
    this.#stopMaintenance();
  }

  async #closeDatabase(): Promise<void> {
    const { counting, storage } = this.#parts;
    counting.stop();
    await storage.close();
  }

  /** Tells those who wait for an analysis that it stops, unless Discord takes too long. */
  #stopAnalyses(): Promise<void> {
    const { workers, clock, timers } = this.#parts;
    return new Promise((resolve) => {
      const cancel = timers.at(clock.now() + STOP_TOLD_MS, resolve);
      void workers.analyses.stop().finally(() => {
        cancel();
        resolve();
      });
    });
  }
}
