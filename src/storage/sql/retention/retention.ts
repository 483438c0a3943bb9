import type { Millis } from '../../../games/shared/time.js';
import {
  DAY_MS,
  type Deleted,
  type Forgotten,
  type HistoryMaintenance,
  type HistoryRetention,
  type ServerExport,
} from '../../../history/queries.js';
import type { GameId } from '../../../table/ports.js';
import { StandingsRepair } from '../history/standings-repair.js';
import type { StatsWriter } from '../history/stats-writer.js';
import { Line } from '../line.js';
import type { Sql } from '../sql.js';
import type { Writers } from '../stores.js';
import { Packing, type PackLog } from './packing.js';
import { Removals, SERVER_TABLES, type Removal } from './removals.js';
import type { Sweeping } from './sweeping.js';
import { inTurns } from './turns.js';

/** After the bot was taken out of a server, its data is kept so long; then all of it goes. */
export const DEPARTED_KEPT_MS = 30 * DAY_MS;
/** Games that are deleted in one transaction: a few milliseconds, for somebody may be waiting. */
const AT_ONCE = 5;

export interface RetentionOptions {
  /** Servers whose logs are not kept for good, and how long after a game's end they are, in milliseconds. */
  readonly retentions: () => Iterable<readonly [guildId: string, kept: Millis]>;
  /** Told of each server, or (`userId`) person in it, whose rows were deleted: what is kept in memory of them goes too. */
  readonly onRemoved?: (guildId: string, userId: string | null) => Promise<void>;
  /** Told of each finished game whose log lies on a bad page. */
  readonly onDamaged?: (game: GameId, error: unknown) => void;
}

/** What it works with. */
export interface RetentionParts {
  readonly writers: Writers;
  /** The one with which games are counted as they end. */
  readonly stats: StatsWriter;
  readonly pack: PackLog;
  readonly sweeping: Sweeping;
  /** Makes the file of all that a server has. */
  readonly exports: { make(guildId: string, most: number): Promise<ServerExport> };
}

/** Each server once, from an index alone, however many rows it has. */
const guildsIn = (table: string, where: string): string => `WITH RECURSIVE found (guild) AS (
  SELECT min(guild) FROM ${table} WHERE ${where} UNION ALL
  SELECT (SELECT min(guild) FROM ${table} WHERE ${where} AND guild > found.guild) FROM found WHERE guild IS NOT NULL)
  SELECT guild FROM found WHERE guild IS NOT NULL`;
const GUILDS = [
  guildsIn('games', "status = 'over'"),
  "SELECT DISTINCT guild FROM games WHERE status = 'live'",
  // One that is known to have departed need not be found again.
  ...SERVER_TABLES.filter((table) => table !== 'departures').map((table) => guildsIn(table, 'true')),
];
const OLD = `SELECT game FROM games WHERE guild = @guild AND status = 'over' AND ended_at < @before
  ORDER BY ended_at LIMIT ${AT_ONCE}`;
const COUNT = 'SELECT count(*) AS games FROM games WHERE guild = @guild AND status = @status';
const PLAYING = `SELECT 1 AS found FROM games g CROSS JOIN seats s
  WHERE s.game = g.game AND g.status = 'live' AND s."user" = @user AND g.guild = @guild LIMIT 1`;
const LEAVE = 'INSERT INTO departures (guild, at) VALUES (@guild, @at) ON CONFLICT DO NOTHING';
const AWAY = 'SELECT 1 AS found FROM departures WHERE guild = @guild';
const RETURN = 'DELETE FROM departures WHERE guild = @guild';
const EXPIRED = `(token IS NOT NULL AND expires_at <= @now) OR (sent_token IS NOT NULL AND sent_expires_at <= @now)`;
const ANY_EXPIRED = `SELECT 1 AS found FROM panels WHERE ${EXPIRED} LIMIT 1`;
const EXPIRE = `UPDATE panels SET token = CASE WHEN expires_at > @now THEN token END,
  sent_token = CASE WHEN sent_expires_at > @now THEN sent_token END WHERE ${EXPIRED}`;

interface InGuild {
  readonly guild: string;
}

/** Compresses finished logs, and deletes the expired ones. */
export class Retention implements HistoryRetention, HistoryMaintenance {
  /** Its steps need not reach the disk before the next one: what a power cut undoes is done again. */
  readonly #sql: Sql;
  readonly #removals: Removals;
  readonly #standings: StandingsRepair;
  readonly #packing: Packing;
  #leftoversCounted = false;
  /** What is asked of it, and what it does by itself. */
  readonly #line = new Line();

  constructor(
    private readonly parts: RetentionParts,
    private readonly options: RetentionOptions,
  ) {
    const { writers, stats, pack, sweeping } = parts;
    this.#sql = writers.notes;
    this.#removals = new Removals(writers, stats, sweeping.noteTraces);
    this.#standings = new StandingsRepair(this.#sql, stats);
    this.#packing = new Packing(this.#sql, pack, (game, error) => options.onDamaged?.(game, error));
  }

  /** What an earlier process left to be counted and swept. */
  begin(): Promise<void> {
    return this.#line.run(async () => {
      // What the disk refuses just now is counted as soon as it takes it.
      await this.#countLeftovers().catch(() => undefined);
      await this.parts.sweeping.sweepNow();
    });
  }

  /** Does a little of what is due; true while there is more. Rejects with the engine's error. */
  maintain(now: Millis): Promise<boolean> {
    return this.#line.run(async () => {
      if (!this.#leftoversCounted) await this.#countLeftovers();
      const more = await this.#maintainSome(now);
      await this.#dropTokens(now);
      if (!more) await this.parts.sweeping.sweep(now);
      return more;
    });
  }

  forget(guildId: string, userId: string): Promise<Forgotten> {
    return this.#line.run(async () => {
      const games = await this.#remove(guildId, userId);
      await this.parts.sweeping.sweepNow();
      const playing = await this.#sql.rows(PLAYING, { guild: guildId, user: userId });
      return { games, playing: playing.length > 0 };
    });
  }

  async kept(guildId: string): Promise<Deleted> {
    return { games: await this.#count(guildId, 'over'), live: await this.#count(guildId, 'live') };
  }

  deleteAll(guildId: string): Promise<Deleted> {
    return this.#line.run(async () => {
      const games = await this.#remove(guildId, null);
      await this.parts.sweeping.sweepNow();
      return { games, live: await this.#count(guildId, 'live') };
    });
  }

  exportAll(guildId: string, most: { readonly bytes: number }): Promise<ServerExport> {
    return this.parts.exports.make(guildId, most.bytes);
  }

  async guilds(): Promise<readonly string[]> {
    const known = new Set<string>();
    const texts = GUILDS.values();
    await inTurns(async () => {
      const { value, done = false } = texts.next();
      if (value !== undefined) for (const { guild } of await this.#sql.rows<InGuild>(value)) known.add(guild);
      return !done;
    });
    return [...known].filter((guild) => this.#sql.isOwnHome(guild));
  }

  async left(guild: string, at: Millis): Promise<void> {
    await this.parts.writers.durable.write({ text: LEAVE, values: { guild, at } });
  }

  async returned(guild: string): Promise<void> {
    // At each start every server says that it is there: most were never gone.
    const away = await this.#sql.rows(AWAY, { guild });
    if (away.length > 0) await this.parts.writers.durable.write({ text: RETURN, values: { guild } });
  }

  async #maintainSome(now: Millis): Promise<boolean> {
    for (const removal of await this.#removals.due()) await this.#finish(removal);
    const packed = await this.#packing.packSome();
    const deleted = await this.#dropOld(now);
    // Games of a server that are somehow still on keep it here until they end.
    const gone = `SELECT guild FROM departures WHERE at < @before AND ${this.#sql.ownHomes('guild')}`;
    for (const { guild } of await this.#sql.rows<InGuild>(gone, { before: now - DEPARTED_KEPT_MS }))
      if ((await this.#count(guild, 'live')) === 0) await this.#remove(guild, null);
    return (await this.#standings.repairOne()) || packed || deleted;
  }

  /** Deletes a server's games, or a person's part in them. */
  async #remove(guildId: string, userId: string | null): Promise<number> {
    return this.#finish(await this.#removals.note(guildId, userId));
  }

  async #finish(removal: Removal): Promise<number> {
    const games = await this.#removals.run(removal);
    await this.options.onRemoved?.(removal.guild, removal.user);
    return games;
  }

  async #countLeftovers(): Promise<void> {
    for (const game of await this.parts.stats.uncounted()) {
      try {
        await this.parts.stats.count(game);
      } catch (error) {
        // A game that can't be counted is left as it is; the others are looked after.
        if (!this.#sql.isOfOneGame(error)) throw error;
        this.options.onDamaged?.(game, error);
      }
    }
    this.#leftoversCounted = true;
  }

  /** A few games of one server that keeps them for a time only; false: none is older. */
  async #dropOld(now: Millis): Promise<boolean> {
    for (const [guild, kept] of this.options.retentions()) {
      if (!this.#sql.isOwnHome(guild)) continue;
      const old = await this.#sql.rows<{ readonly game: GameId }>(OLD, { guild, before: now - kept });
      if (old.length === 0) continue;
      const drops = old.map(({ game }) => ({ text: 'DELETE FROM games WHERE game = @game', values: { game } }));
      await this.parts.stats.remove(
        old.map(({ game }) => game),
        [...this.parts.sweeping.noteTraces, ...drops],
      );
      return true;
    }
    return false;
  }

  async #dropTokens(now: Millis): Promise<void> {
    if ((await this.#sql.rows(ANY_EXPIRED, { now })).length === 0) return;
    await this.#sql.write(...this.parts.sweeping.noteTokens, { text: EXPIRE, values: { now } });
  }

  async #count(guild: string, status: 'over' | 'live'): Promise<number> {
    const [counted] = await this.#sql.rows<{ readonly games: number }>(COUNT, { guild, status });
    return counted?.games ?? 0;
  }
}
