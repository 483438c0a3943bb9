import type { Database, Statement } from 'better-sqlite3';
import * as z from 'zod';
import { MetadataRows } from '../rows/metadata.js';
import type { BotDatabase } from '../database.js';
import { noteTraces } from '../sweeper.js';
import type { StatsWriter } from '../history/stats-writer.js';
import { inTransactions } from './turns.js';

/** What was asked to be deleted: a server's games, or one person's part in them. */
const Removal = z.object({
  guild: z.string(),
  /** Null: all of the server. */
  user: z.string().nullable(),
  /** Games that ended later stay: the person played on, or the server did. */
  until: z.number(),
});
export type Removal = z.infer<typeof Removal>;

interface Drop {
  readonly sql: string;
  /** How many rows a step takes. */
  readonly rows: number;
}

interface SeatPage {
  readonly guild: string;
  readonly until: number;
  readonly user: string;
  /** The seat before the page. */
  readonly game: string;
  readonly seat: number;
}

const SERVER_TABLES = [
  'tallies',
  'days',
  'standings',
  'person_notes',
  'person_settings',
  'guild_settings',
  'departures',
  'daily_lines',
];
const SUMS = ['tallies', 'days', 'standings'];
const PERSON_TABLES = [...SUMS, 'person_notes', 'person_settings'];
const ROWS = 20;
/** A game takes its log along, which is most of the file. */
const GAMES = 4;

/**
 * Deletes what may be thousands of rows, a few at a time, so that nobody's click waits for it. What was asked is kept in
 * the file first: a process that starts after a kill finishes it.
 */
export class Removals {
  readonly #connection: Database;
  readonly #metadata: MetadataRows;
  readonly #done: MetadataRows;
  readonly #newest: Statement<[string], number | null>;

  constructor(
    private readonly database: Pick<BotDatabase, 'connection' | 'notes' | 'disk'>,
    private readonly stats: StatsWriter,
  ) {
    const { connection, notes } = database;
    // A power cut may undo the newest steps; that all of them are due is known to the disk.
    this.#connection = notes;
    this.#metadata = new MetadataRows(connection);
    // Its commit would write all that was deleted to the disk, on the event loop; what a power cut undoes is done again.
    this.#done = new MetadataRows(notes);
    this.#newest = notes
      .prepare<[string], number | null>("SELECT max(ended_at) FROM games WHERE guild = ? AND status = 'over'")
      .pluck();
  }

  /** What was asked and isn't done. */
  due(): readonly Removal[] {
    return z.array(Removal).parse(JSON.parse(this.#metadata.get('removals') ?? '[]'));
  }

  /** Keeps what is asked, and that there will be traces to sweep. To be called in a transaction of the bot's own connection. */
  note(guild: string, user: string | null): Removal {
    const removal = { guild, user, until: this.#newest.get(guild) ?? 0 };
    noteTraces(this.#metadata);
    set(this.#metadata, [...this.due(), removal]);
    return removal;
  }

  /** Deletes it all. Answers how many games a person was taken out of, or were deleted. */
  async run(removal: Removal): Promise<number> {
    const games = removal.user === null ? await this.#server(removal) : await this.#person(removal, removal.user);
    const left = this.due().filter(({ guild, user }) => guild !== removal.guild || user !== removal.user);
    set(this.#done, left);
    return games;
  }

  async #server({ guild, until }: Removal): Promise<number> {
    for (const table of SERVER_TABLES) await this.#drop(`DELETE FROM ${table} WHERE guild = ?`, guild);
    const games = await this.#drop(
      { sql: "DELETE FROM games WHERE guild = ? AND status = 'over' AND ended_at <= ?", rows: GAMES },
      guild,
      until,
    );
    this.#connection.transaction(() => this.#countLater(guild)).immediate();
    return games;
  }

  /** Games that ended while the sums were being deleted are counted again. */
  #countLater(guild: string): void {
    const later = this.#connection
      .prepare<[string], string>("SELECT game FROM games WHERE guild = ? AND status = 'over'")
      .pluck()
      .all(guild);
    if (later.length === 0) return;
    for (const table of SUMS) this.#connection.prepare(`DELETE FROM ${table} WHERE guild = ?`).run(guild);
    for (const game of later) {
      this.#connection.prepare('DELETE FROM plays WHERE game = ?').run(game);
      this.stats.count(game);
    }
  }

  async #person({ guild, until }: Removal, user: string): Promise<number> {
    // A person's sums are few, and go in one step: a game that ends later is counted in new ones.
    this.#connection
      .transaction(() => {
        for (const table of PERSON_TABLES)
          this.#connection.prepare(`DELETE FROM ${table} WHERE guild = ? AND user = ?`).run(guild, user);
      })
      .immediate();
    await this.#drop('DELETE FROM plays WHERE guild = ? AND user = ? AND ended_at <= ?', guild, user, until);
    const games = await this.#seats(guild, until, user);
    for (const table of ['panels', 'silence_notes', 'bookmarks', 'turn_notices'])
      await this.#drop(
        `DELETE FROM ${table} WHERE user = ? AND EXISTS (SELECT 1 FROM games g
          WHERE g.game = ${table}.game AND g.guild = ? AND g.status = 'over' AND g.ended_at <= ?)`,
        user,
        guild,
        until,
      );
    await this.#drop(
      `UPDATE games INDEXED BY games_owned SET owner = NULL WHERE owner = ? AND guild = ? AND status = 'over' AND ended_at <= ?`,
      user,
      guild,
      until,
    );
    return games;
  }

  /** Seats are found by their person, in all servers: each is looked at once. */
  async #seats(guild: string, until: number, user: string): Promise<number> {
    const some = this.#connection.prepare<[SeatPage], { game: string; seat: number; mine: number }>(
      `SELECT s.game, s.seat, g.guild = @guild AND g.status = 'over' AND g.ended_at <= @until AS mine
      FROM seats s JOIN games g ON g.game = s.game
      WHERE s.user = @user AND (s.game, s.seat) > (@game, @seat) ORDER BY s.game, s.seat LIMIT ${ROWS}`,
    );
    const drop = this.#connection.prepare('DELETE FROM seats WHERE game = ? AND seat = ?');
    let page: SeatPage = { guild, until, user, game: '', seat: -1 };
    const games = new Set<string>();
    await inTransactions(this.database, () => {
      const rows = some.all(page);
      for (const { game, seat, mine } of rows) {
        page = { ...page, game, seat };
        if (mine !== 1) continue;
        drop.run(game, seat);
        games.add(game);
      }
      return rows.length === ROWS;
    });
    return games.size;
  }

  /** A statement that deletes, a few rows at a time, until there are none. */
  async #drop(what: string | Drop, ...values: readonly (string | number)[]): Promise<number> {
    const { sql, rows } = typeof what === 'string' ? { sql: what, rows: ROWS } : what;
    const statement = this.#connection.prepare(`${sql} LIMIT ${rows}`);
    let dropped = 0;
    await inTransactions(this.database, () => {
      const { changes } = statement.run(...values);
      dropped += changes;
      return changes === rows;
    });
    return dropped;
  }
}

function set(metadata: MetadataRows, due: readonly Removal[]): void {
  metadata.set('removals', due.length === 0 ? null : JSON.stringify(due));
}
