import type { Database, Statement } from 'better-sqlite3';
import type { Millis } from '../games/shared/time.js';
import type { HistoryRegistry } from './adapter.js';
import { exportServer } from './export/server.js';
import { StatsWriter } from './stats-writer.js';
import { isOfOneGame } from '../storage/faults.js';
import { pack } from '../storage/log/pack.js';
import { Sweeper } from '../storage/sweeper.js';
import { DAY_MS, type Deleted, type Forgotten, type HistoryRetention } from './queries.js';
import { LogReader } from '../storage/log/reader.js';

/** After the bot was taken out of a server, its data is kept so long; then all of it goes. */
export const DEPARTED_KEPT_MS = 30 * DAY_MS;
/** Games that are packed or deleted in one transaction: a few milliseconds, for a game may be waiting for the disk. */
const AT_ONCE = 5;

export interface RetentionOptions {
  /** What counts the games that were not counted when they ended. */
  readonly histories: HistoryRegistry;
  /** Servers whose logs are not kept for good, and how long after a game's end they are, in milliseconds. */
  readonly retentions: () => Iterable<readonly [guildId: string, kept: Millis]>;
  /** Told of each finished game whose log lies on a bad page. */
  readonly onDamaged?: (game: string, error: unknown) => void;
}

/** Compresses finished logs, and deletes the expired ones. */
export class Retention implements HistoryRetention {
  readonly #stats: StatsWriter;
  readonly #logs: LogReader;
  readonly #games: Statement<[string, number], string>;
  readonly #unpacked: Statement<[number], string>;
  readonly #old: Statement<[string, number, number], string>;
  readonly #guilds: Statement<[], string>;
  readonly #away: Statement<[string]>;
  readonly #gone: Statement<[number], string>;
  readonly #live: Statement<[string], number>;
  readonly #over: Statement<[string], number>;
  readonly #pack: Statement;
  readonly #dropEntries: Statement;
  readonly #markPacked: Statement;
  readonly #expireTokens: Statement;
  readonly #sweeper: Sweeper;

  constructor(
    private readonly connection: Database,
    private readonly options: RetentionOptions,
  ) {
    this.#stats = new StatsWriter(connection, options.histories);
    this.#logs = new LogReader(connection);
    this.#games = connection
      .prepare<[string, number], string>("SELECT game FROM games WHERE guild = ? AND status = 'over' LIMIT ?")
      .pluck();
    this.#unpacked = connection
      .prepare<[number], string>("SELECT game FROM games WHERE status = 'over' AND packed = 0 LIMIT ?")
      .pluck();
    this.#old = connection
      .prepare<[string, number, number], string>(
        "SELECT game FROM games WHERE guild = ? AND status = 'over' AND ended_at < ? ORDER BY ended_at LIMIT ?",
      )
      .pluck();
    this.#guilds = connection.prepare<[], string>("SELECT DISTINCT guild FROM games WHERE status = 'over'").pluck();
    this.#away = connection.prepare<[string]>('SELECT 1 FROM departures WHERE guild = ?');
    this.#gone = connection.prepare<[number], string>('SELECT guild FROM departures WHERE at < ?').pluck();
    this.#live = connection
      .prepare<[string], number>("SELECT count(*) FROM games WHERE guild = ? AND status = 'live'")
      .pluck();
    this.#over = connection
      .prepare<[string], number>("SELECT count(*) FROM games WHERE guild = ? AND status = 'over'")
      .pluck();
    this.#pack = connection.prepare(
      'INSERT INTO packed (game, entries, data, marks, digest) VALUES (@game, @entries, @data, @marks, @digest)',
    );
    this.#markPacked = connection.prepare('UPDATE games SET packed = 1 WHERE game = ?');
    this.#dropEntries = connection.prepare('DELETE FROM entries WHERE game = ?');
    this.#expireTokens = connection.prepare(
      `UPDATE panels SET token = iif(expires_at > @now, token, NULL),
        sent_token = iif(sent_expires_at > @now, sent_token, NULL)
      WHERE (token IS NOT NULL AND expires_at <= @now) OR (sent_token IS NOT NULL AND sent_expires_at <= @now)`,
    );
    this.#sweeper = new Sweeper(connection);
    this.#countLeftovers();
    this.#sweeper.sweepNow();
  }

  /** Does a little of what is due; true while there is more. */
  maintain(now: Millis): boolean {
    const more = this.#maintainSome(now);
    this.#dropTokens(now);
    if (!more) this.#sweeper.sweep(now);
    return more;
  }

  #dropTokens(now: Millis): void {
    this.connection
      .transaction(() => {
        if (this.#expireTokens.run({ now }).changes > 0) this.#sweeper.noteTokens();
      })
      .immediate();
  }

  #maintainSome(now: Millis): boolean {
    const packed = this.#packSome();
    const deleted = [...this.options.retentions()].some(([guild, kept]) =>
      this.#drop(guild, this.#old.all(guild, now - kept, AT_ONCE)),
    );
    const departed = this.#gone
      .all(now - DEPARTED_KEPT_MS)
      .map((guild) => this.#deleteSome(guild) || this.#forgetGuild(guild))
      .some(Boolean);
    return packed || deleted || departed;
  }

  forget(guildId: string, userId: string): Forgotten {
    return this.#thoroughly(() => {
      const games = this.#run(
        `DELETE FROM seats WHERE user = ? AND game IN (SELECT game FROM games WHERE guild = ? AND status = 'over')`,
        userId,
        guildId,
      );
      for (const table of ['plays', 'tallies', 'days', 'standings', 'person_notes', 'person_settings'])
        this.#run(`DELETE FROM ${table} WHERE guild = ? AND user = ?`, guildId, userId);
      for (const table of ['panels', 'silence_notes', 'bookmarks']) {
        this.#run(
          `DELETE FROM ${table} WHERE user = ? AND game IN (SELECT game FROM games WHERE guild = ? AND status = 'over')`,
          userId,
          guildId,
        );
      }
      this.#run(`UPDATE games SET owner = NULL WHERE owner = ? AND guild = ? AND status = 'over'`, userId, guildId);
      const playing = this.connection
        .prepare(
          `SELECT 1 FROM seats s JOIN games g ON g.game = s.game
        WHERE s.user = ? AND g.guild = ? AND g.status = 'live'`,
        )
        .get(userId, guildId);
      return { games, playing: playing !== undefined };
    });
  }

  kept(guildId: string): Deleted {
    return { games: this.#over.get(guildId) ?? 0, live: this.#live.get(guildId) ?? 0 };
  }

  deleteAll(guildId: string): Deleted {
    return this.#thoroughly(() => {
      const kept = this.kept(guildId);
      for (const table of [
        'plays',
        'tallies',
        'days',
        'standings',
        'person_notes',
        'person_settings',
        'guild_settings',
        'departures',
      ])
        this.#run(`DELETE FROM ${table} WHERE guild = ?`, guildId);
      this.#run("DELETE FROM games WHERE guild = ? AND status = 'over'", guildId);
      return kept;
    });
  }

  exportAll(guildId: string): Iterable<string> {
    return exportServer(this.connection, guildId);
  }

  guilds(): readonly string[] {
    return this.#guilds.all();
  }

  left(guildId: string, at: Millis): void {
    this.#run('INSERT INTO departures (guild, at) VALUES (?, ?) ON CONFLICT DO NOTHING', guildId, at);
  }

  returned(guildId: string): void {
    // At each start every server says that it is there: most were never gone.
    if (this.#away.get(guildId) !== undefined) this.#run('DELETE FROM departures WHERE guild = ?', guildId);
  }

  #run(sql: string, ...values: readonly (string | number)[]): number {
    return this.connection.prepare(sql).run(...values).changes;
  }

  /** In one transaction, and with no trace left in the files. */
  #thoroughly<T>(work: () => T): T {
    const done = this.#remembered(work);
    this.#sweeper.sweepNow();
    return done;
  }

  /** In one transaction, which also notes that there will be traces to sweep. */
  #remembered<T>(work: () => T): T {
    return this.connection
      .transaction(() => {
        this.#sweeper.noteTraces();
        return work();
      })
      .immediate();
  }

  #countLeftovers(): void {
    for (const game of this.#stats.uncounted()) {
      this.#unlessBroken(game, () => this.connection.transaction(() => this.#stats.count(game)).immediate());
    }
  }

  #packSome(): boolean {
    const games = this.#unpacked.all(AT_ONCE);
    try {
      this.#packAll(games);
    } catch (error) {
      if (!isOfOneGame(error)) throw error;
      // One by one, for a transaction that met a bad page takes nothing else. What cannot be packed stays as it is.
      for (const game of games) {
        this.#unlessBroken(game, () => this.#packAll([game]));
        this.#markPacked.run(game);
      }
    }
    return games.length === AT_ONCE;
  }

  #packAll(games: readonly string[]): void {
    this.connection
      .transaction(() => {
        for (const game of games) this.#packOne(game);
      })
      .immediate();
  }

  #packOne(game: string): void {
    this.#markPacked.run(game);
    const log = this.#logs.read(game);
    if (log === undefined) return;
    this.#pack.run({ game, ...pack(log) });
    this.#dropEntries.run(game);
  }

  /** A log on a bad page is left as it is, and the others are looked after all the same. */
  #unlessBroken<T>(game: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!isOfOneGame(error)) throw error;
      this.options.onDamaged?.(game, error);
      return undefined;
    }
  }

  #deleteSome(guild: string): boolean {
    return this.#drop(guild, this.#games.all(guild, AT_ONCE));
  }

  #drop(guild: string, games: readonly string[]): boolean {
    if (games.length === 0) return false;
    this.#remembered(() => {
      this.#stats.remove(guild, games);
      for (const game of games) this.#run('DELETE FROM games WHERE game = ?', game);
    });
    return true;
  }

  /** The last of a server that was left; its games that are somehow still on keep it here until they end. */
  #forgetGuild(guild: string): boolean {
    if ((this.#live.get(guild) ?? 0) > 0) return false;
    this.deleteAll(guild);
    return false;
  }
}
