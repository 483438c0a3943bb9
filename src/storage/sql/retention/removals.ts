import * as z from 'zod';
import type { Seat } from '../../../games/shared/seat.js';
import type { GameId } from '../../../table/ports.js';
import type { StatsWriter } from '../history/stats-writer.js';
import { Facts, replacingStatement } from '../rows/facts.js';
import type { Sql, Statement, Values } from '../sql.js';
import type { Writers } from '../stores.js';
import { inTurns } from './turns.js';

/** What was asked to be deleted: a server's games, or one person's part in them. */
const Removal = z.object({
  guild: z.string(),
  /** Null: all of the server. */
  user: z.string().nullable(),
  /** Games that ended later stay: the person played on, or the server did. */
  until: z.number(),
});
export type Removal = z.infer<typeof Removal>;

const NEWEST = `SELECT max(ended_at) AS "endedAt" FROM games WHERE guild = @guild AND status = 'over'`;
/** What a server's games don't take along. Nobody's owed mute: who is muted must be unmuted. */
export const SERVER_TABLES = [
  'tallies',
  'days',
  'standings',
  'standings_due',
  'person_notes',
  'person_settings',
  'guild_settings',
  'departures',
  'daily_lines',
];
const PERSON_TABLES = ['standings_due', 'person_notes', 'person_settings'];
/** What of a person belongs to a game. */
const IN_GAMES = ['panels', 'silence_notes', 'bookmarks', 'turn_notices'];

const ENDED = "g.guild = @guild AND g.status = 'over' AND g.ended_at <= @until";
/** Seats are found by their person, in all servers: each is looked at once. */
const SEATS = `SELECT s.game, s.seat, CASE WHEN ${ENDED} THEN 1 ELSE 0 END AS mine
  FROM seats s JOIN games g ON g.game = s.game
  WHERE s."user" = @user AND (s.game, s.seat) > (@game, @seat) ORDER BY s.game, s.seat LIMIT @most`;
/** By the index of owners: a condition on a server's own column would have the one of servers used. */
const OWNED = `SELECT game FROM games WHERE owner = @user AND guild || '' = @guild
  AND status = 'over' AND ended_at <= @until LIMIT @most`;

interface SeatRow {
  readonly game: GameId;
  readonly seat: Seat;
  readonly mine: number;
}

/**
 * Deletes what may be thousands of rows, a few at a time, so that nobody's click waits for it. What was asked is kept in
 * the database first: a process that starts after a kill finishes it.
 */
export class Removals {
  readonly #facts: Facts;

  constructor(
    /** A power cut may undo the newest steps; that all of them are due is known to the disk. */
    private readonly writers: Writers,
    private readonly stats: StatsWriter,
    /** Run where it is noted what is to be deleted. */
    private readonly noteTraces: readonly Statement[],
  ) {
    this.#facts = new Facts(writers.notes);
  }

  /** What was asked of this process, or of one before it, and isn't done. */
  async due(): Promise<readonly Removal[]> {
    const due = removalsIn(await this.#facts.get('removals'));
    return due.filter(({ guild }) => this.writers.notes.isOwnHome(guild));
  }

  /** Keeps what is asked, and that there will be traces to sweep. */
  async note(guild: string, user: string | null): Promise<Removal> {
    const [newest] = await this.writers.notes.rows<{ readonly endedAt: number | null }>(NEWEST, { guild });
    const removal = { guild, user, until: newest?.endedAt ?? 0 };
    await this.#change(this.writers.durable, (due) => [...due, removal], this.noteTraces);
    return removal;
  }

  /** Deletes it all. Answers how many games a person was taken out of, or were deleted. */
  async run(removal: Removal): Promise<number> {
    const games = removal.user === null ? await this.#server(removal) : await this.#person(removal, removal.user);
    await this.#change(this.writers.notes, (due) =>
      due.filter(({ guild, user }) => guild !== removal.guild || user !== removal.user),
    );
    return games;
  }

  /** Processes of a divided bot have one list of them: it is read again where another has changed it. */
  async #change(
    sql: Sql,
    change: (due: readonly Removal[]) => readonly Removal[],
    also: readonly Statement[] = [],
  ): Promise<void> {
    for (;;) {
      const before = await this.#facts.get('removals');
      const due = change(removalsIn(before));
      const after = due.length === 0 ? null : JSON.stringify(due);
      if (after === before) return;
      const changes = await sql.write(...also, replacingStatement('removals', before, after));
      if (changes.at(-1) === 1) return;
    }
  }

  async #server({ guild, until }: Removal): Promise<number> {
    for (const table of SERVER_TABLES) await this.#drop(table, 'guild = @guild', { guild });
    const over = "guild = @guild AND status = 'over' AND ended_at <= @until";
    const games = await this.#drop('games', over, { guild, until });
    // Games that ended while the sums were being deleted are in them again.
    await this.stats.sumAnew(guild, null);
    return games;
  }

  /** Seats first, so that a game which is counted only now isn't counted for the person. */
  async #person({ guild, until }: Removal, user: string): Promise<number> {
    const values = { guild, user, until };
    const games = await this.#seats(values);
    await this.#drop('plays', 'guild = @guild AND "user" = @user AND ended_at <= @until', values);
    const also = PERSON_TABLES.map((table) => ({
      text: `DELETE FROM ${table} WHERE guild = @guild AND "user" = @user`,
      values: { guild, user },
    }));
    await this.stats.sumAnew(guild, user, also);
    for (const table of IN_GAMES) {
      const inGame = `EXISTS (SELECT 1 FROM games g WHERE g.game = ${table}.game AND ${ENDED})`;
      await this.#drop(table, `"user" = @user AND ${inGame}`, values);
    }
    await this.#disown(values);
    return games;
  }

  async #seats(values: Values): Promise<number> {
    const { notes } = this.writers;
    const page = { ...values, most: notes.stepRows };
    let at: Pick<SeatRow, 'game' | 'seat'> = { game: '', seat: -1 };
    const games = new Set<GameId>();
    await inTurns(() =>
      this.stats.alone(async () => {
        const rows = await notes.rows<SeatRow>(SEATS, { ...page, ...at });
        const mine = rows.filter((row) => row.mine === 1).map(({ game, seat }) => ({ game, seat }));
        const text = 'DELETE FROM seats WHERE game = @game AND seat = @seat';
        if (mine.length > 0) await notes.write(...mine.map((one) => ({ text, values: one })));
        for (const { game } of mine) games.add(game);
        at = rows.at(-1) ?? at;
        return rows.length === page.most;
      }),
    );
    return games.size;
  }

  async #disown(values: Values): Promise<void> {
    const { notes } = this.writers;
    const text = 'UPDATE games SET owner = NULL WHERE game = @game';
    await inTurns(async () => {
      const rows = await notes.rows<{ readonly game: GameId }>(OWNED, { ...values, most: notes.stepRows });
      if (rows.length > 0) await notes.write(...rows.map(({ game }) => ({ text, values: { game } })));
      return rows.length === notes.stepRows;
    });
  }

  /** Deletes rows, a few at a time, until there are none. No game is counted meanwhile that has gone. */
  async #drop(table: string, where: string, values: Values): Promise<number> {
    const { notes } = this.writers;
    // A game takes its log along, which is most of the database.
    const most = table === 'games' ? notes.stepRows / ROWS_OF_GAME : notes.stepRows;
    const text = notes.deletionOf(table, where, most);
    let dropped = 0;
    await inTurns(async () => {
      const [changes = 0] = await this.stats.alone(() => notes.write({ text, values }));
      dropped += changes;
      return changes === most;
    });
    return dropped;
  }
}

const ROWS_OF_GAME = 5;

const removalsIn = (json: string | null): readonly Removal[] => z.array(Removal).parse(JSON.parse(json ?? '[]'));
