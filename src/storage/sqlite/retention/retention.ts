import type { Database, Statement } from 'better-sqlite3';
import type { Millis } from '../../../games/shared/time.js';
import type { HistoryRegistry } from '../../../history/adapter.js';
import { MetadataRows } from '../rows/metadata.js';
import type { BotDatabase } from '../database.js';
import { isOfOneGame } from '../faults.js';
import { noteTokens, noteTraces, Sweeper } from '../sweeper.js';
import { ServerExports } from '../export/server-exports.js';
import { Packing } from './packing.js';
import {
  DAY_MS,
  type Deleted,
  type Forgotten,
  type HistoryMaintenance,
  type HistoryRetention,
  type ServerExport,
} from '../../../history/queries.js';
import { promised } from '../promised.js';
import { Removals, type Removal } from './removals.js';
import { StandingsRepair } from '../history/standings.js';
import { StatsWriter } from '../history/stats-writer.js';

/** After the bot was taken out of a server, its data is kept so long; then all of it goes. */
export const DEPARTED_KEPT_MS = 30 * DAY_MS;
/** Games that are deleted in one transaction: a few milliseconds, for somebody may be waiting. */
const AT_ONCE = 5;

export interface RetentionOptions {
  /** What counts the games that were not counted when they ended. */
  readonly histories: HistoryRegistry;
  /** Servers whose logs are not kept for good, and how long after a game's end they are, in milliseconds. */
  readonly retentions: () => Iterable<readonly [guildId: string, kept: Millis]>;
  /** Told of each server, or (`userId`) person in it, whose rows were deleted: what is kept in memory of them goes too. */
  readonly onRemoved?: (guildId: string, userId: string | null) => Promise<void>;
  /** Told of each finished game whose log lies on a bad page. */
  readonly onDamaged?: (game: string, error: unknown) => void;
}

/** The parts of the database that it works with. */
export type ForRetention = Pick<BotDatabase, 'path' | 'connection' | 'notes' | 'disk'>;

/** Compresses finished logs, and deletes the expired ones. */
export class Retention implements HistoryRetention, HistoryMaintenance {
  readonly #connection: Database;
  readonly #metadata: MetadataRows;
  readonly #stats: StatsWriter;
  readonly #removals: Removals;
  readonly #standings: StandingsRepair;
  readonly #exports: ServerExports;
  readonly #packing: Packing;
  readonly #old: Statement<[string, number, number], string>;
  readonly #guilds: Statement<[], string>;
  readonly #away: Statement<[string]>;
  readonly #gone: Statement<[number], string>;
  readonly #live: Statement<[string], number>;
  readonly #over: Statement<[string], number>;
  readonly #playing: Statement<[string, string]>;
  readonly #dropGame: Statement<[string]>;
  readonly #expireTokens: Statement<[{ readonly now: Millis }]>;
  readonly #sweeper: Sweeper;
  /** One after the other: what is asked of it, and what it does by itself. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: ForRetention,
    private readonly options: RetentionOptions,
  ) {
    // Its steps need not reach the disk before the next one: what a power cut undoes is done again.
    const connection = database.notes;
    this.#connection = connection;
    this.#metadata = new MetadataRows(connection);
    this.#stats = new StatsWriter(connection, options.histories);
    this.#removals = new Removals(database, this.#stats);
    this.#standings = new StandingsRepair(connection);
    this.#packing = new Packing(database, (game, error) => options.onDamaged?.(game, error));
    this.#old = connection
      .prepare<[string, number, number], string>(
        "SELECT game FROM games WHERE guild = ? AND status = 'over' AND ended_at < ? ORDER BY ended_at LIMIT ?",
      )
      .pluck();
    this.#guilds = connection.prepare<[], string>(GUILDS).pluck();
    this.#away = connection.prepare<[string]>('SELECT 1 FROM departures WHERE guild = ?');
    this.#gone = connection.prepare<[number], string>('SELECT guild FROM departures WHERE at < ?').pluck();
    this.#live = connection
      .prepare<[string], number>("SELECT count(*) FROM games WHERE guild = ? AND status = 'live'")
      .pluck();
    this.#over = connection
      .prepare<[string], number>("SELECT count(*) FROM games WHERE guild = ? AND status = 'over'")
      .pluck();
    this.#playing = connection.prepare<[string, string]>(`SELECT 1 FROM games g CROSS JOIN seats s ON s.game = g.game
      WHERE g.status = 'live' AND s.user = ? AND g.guild = ?`);
    this.#dropGame = connection.prepare<[string]>('DELETE FROM games WHERE game = ?');
    this.#expireTokens = connection.prepare(
      `UPDATE panels SET token = iif(expires_at > @now, token, NULL),
        sent_token = iif(sent_expires_at > @now, sent_token, NULL)
      WHERE (token IS NOT NULL AND expires_at <= @now) OR (sent_token IS NOT NULL AND sent_expires_at <= @now)`,
    );
    this.#exports = new ServerExports(database.path);
    this.#sweeper = new Sweeper(database);
    this.#countLeftovers();
  }

  /** What an earlier process left to be swept. */
  begin(): Promise<void> {
    return this.#inLine(() => this.#sweeper.sweepNow());
  }

  /** Does a little of what is due; true while there is more. Rejects with the driver's error. */
  maintain(now: Millis): Promise<boolean> {
    return this.#inLine(async () => {
      const more = await this.#maintainSome(now);
      this.#dropTokens(now);
      if (!more) await this.#sweeper.sweep(now);
      return more;
    });
  }

  #dropTokens(now: Millis): void {
    this.#connection
      .transaction(() => {
        if (this.#expireTokens.run({ now }).changes > 0) noteTokens(this.#metadata);
      })
      .immediate();
  }

  async #maintainSome(now: Millis): Promise<boolean> {
    for (const removal of this.#removals.due()) await this.#finish(removal);
    const packed = await this.#packing.packSome();
    const deleted = [...this.options.retentions()].some(([guild, kept]) =>
      this.#drop(this.#old.all(guild, now - kept, AT_ONCE)),
    );
    // Games of a server that are somehow still on keep it here until they end.
    for (const guild of this.#gone.all(now - DEPARTED_KEPT_MS))
      if ((this.#live.get(guild) ?? 0) === 0) await this.#remove(guild, null);
    return (await this.#standings.repairOne()) || packed || deleted;
  }

  forget(guildId: string, userId: string): Promise<Forgotten> {
    return this.#inLine(async () => {
      const games = await this.#remove(guildId, userId);
      await this.#sweeper.sweepNow();
      return { games, playing: this.#playing.get(userId, guildId) !== undefined };
    });
  }

  kept(guildId: string): Promise<Deleted> {
    return promised(() => ({ games: this.#over.get(guildId) ?? 0, live: this.#live.get(guildId) ?? 0 }));
  }

  deleteAll(guildId: string): Promise<Deleted> {
    return this.#inLine(async () => {
      const games = await this.#remove(guildId, null);
      await this.#sweeper.sweepNow();
      return { games, live: this.#live.get(guildId) ?? 0 };
    });
  }

  exportAll(guildId: string, most: { readonly bytes: number }): Promise<ServerExport> {
    return this.#exports.make(guildId, most.bytes);
  }

  guilds(): Promise<readonly string[]> {
    return promised(() => this.#guilds.all());
  }

  left(guildId: string, at: Millis): Promise<void> {
    return promised(() => {
      this.database.connection
        .prepare('INSERT INTO departures (guild, at) VALUES (?, ?) ON CONFLICT DO NOTHING')
        .run(guildId, at);
    });
  }

  returned(guildId: string): Promise<void> {
    return promised(() => {
      // At each start every server says that it is there: most were never gone.
      if (this.#away.get(guildId) !== undefined)
        this.database.connection.prepare('DELETE FROM departures WHERE guild = ?').run(guildId);
    });
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Deletes a server's games, or a person's part in them. */
  #remove(guildId: string, userId: string | null): Promise<number> {
    const removal = this.database.connection.transaction(() => this.#removals.note(guildId, userId)).immediate();
    return this.#finish(removal);
  }

  async #finish(removal: Removal): Promise<number> {
    const games = await this.#removals.run(removal);
    await this.options.onRemoved?.(removal.guild, removal.user);
    return games;
  }

  #countLeftovers(): void {
    for (const game of this.#stats.uncounted()) {
      try {
        this.#connection.transaction(() => this.#stats.count(game)).immediate();
      } catch (error) {
        // A game that can't be counted is left as it is; the others are looked after.
        if (!isOfOneGame(error)) throw error;
        this.options.onDamaged?.(game, error);
      }
    }
  }

  #drop(games: readonly string[]): boolean {
    if (games.length === 0) return false;
    this.#connection
      .transaction(() => {
        noteTraces(this.#metadata);
        this.#stats.remove(games);
        for (const game of games) this.#dropGame.run(game);
      })
      .immediate();
    return true;
  }
}

/** Each server once, from the index alone, however many games it has. */
const GUILDS = `WITH RECURSIVE found (guild) AS (
  SELECT min(guild) FROM games WHERE status = 'over' UNION ALL
  SELECT (SELECT min(guild) FROM games WHERE status = 'over' AND guild > found.guild) FROM found WHERE guild IS NOT NULL)
  SELECT guild FROM found WHERE guild IS NOT NULL`;
