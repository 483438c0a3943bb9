import { inTurns } from '../retention/turns.js';
import type { Sql } from '../sql.js';
import type { PlayRow } from './plays.js';
import { HERE, NOTHING, withPlay, type Place, type Sum } from './standing.js';
import type { StatsWriter } from './stats-writer.js';

const PAGE = 300;
const PLAYS = `SELECT ended_at, game, kind, company, result, points, play_ms, score FROM plays
  WHERE guild = @guild AND "user" = @user AND (ended_at, game) > (@ended_at, @game) ORDER BY ended_at, game LIMIT ${PAGE}`;
const SET = `UPDATE standings SET games = @games, wins = @wins, points = @points, streak = @streak,
  best_streak = @best_streak, fastest_ms = @fastest_ms, best_score = @best_score WHERE ${HERE}`;
const DROP = `DELETE FROM standings WHERE ${HERE}`;
const DONE = `DELETE FROM standings_due WHERE ${HERE}`;

/** How far the games of a place are summed up. */
interface Summed extends Place, Pick<PlayRow, 'ended_at' | 'game'> {
  readonly sum: Sum;
}

/** Computes standings again from the games that are left, a page of them at a time. */
export class StandingsRepair {
  constructor(
    private readonly sql: Sql,
    private readonly stats: Pick<StatsWriter, 'alone'>,
  ) {}

  /** Repairs one standing; false: none is due. */
  async repairOne(): Promise<boolean> {
    const due = `SELECT guild, "user", kind FROM standings_due WHERE ${this.sql.ownHomes('guild')} LIMIT 1`;
    const [place] = await this.sql.rows<Place>(due);
    if (place === undefined) return false;
    let summed: Summed = { ...place, ended_at: -1, game: '', sum: NOTHING };
    await inTurns(async () => {
      const { more, next } = await this.#page(summed);
      if (more) summed = next;
      return more;
    });
    // No game is counted between the last page and the writing.
    await this.stats.alone(async () => this.#write((await this.#page(summed)).next));
    return true;
  }

  async #page(from: Summed): Promise<{ readonly more: boolean; readonly next: Summed }> {
    const { sum: _, ...values } = from;
    const rows = await this.sql.rows<PlayRow>(PLAYS, values);
    const counted = rows.filter(({ kind, company }) => kind === from.kind && company === 'people');
    const { ended_at, game } = rows.at(-1) ?? from;
    return { more: rows.length === PAGE, next: { ...from, ended_at, game, sum: counted.reduce(withPlay, from.sum) } };
  }

  async #write({ guild, user, kind, sum }: Summed): Promise<void> {
    const here = { guild, user, kind };
    const standing = sum.games === 0 ? { text: DROP, values: here } : { text: SET, values: { ...here, ...sum } };
    await this.sql.write(standing, { text: DONE, values: here });
  }
}
