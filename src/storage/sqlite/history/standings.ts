import type { Database, Statement } from 'better-sqlite3';
import type { Result } from '../../../history/queries.js';
import { inTurns } from '../retention/turns.js';

interface Place {
  readonly guild: string;
  readonly user: string;
  readonly kind: string;
}

interface PlayRow {
  readonly ended_at: number;
  readonly game: string;
  readonly kind: string;
  readonly company: string;
  readonly result: Result;
  readonly points: number;
  readonly play_ms: number;
  readonly score: number | null;
}

type Page = Place & Pick<PlayRow, 'ended_at' | 'game'>;

interface Sum {
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  readonly streak: number;
  readonly best: number;
  readonly fastest: number | null;
  readonly score: number | null;
}

const NOTHING: Sum = { games: 0, wins: 0, points: 0, streak: 0, best: 0, fastest: null, score: null };
const PAGE = 300;

const least = (a: number | null, b: number): number => (a === null ? b : Math.min(a, b));
const most = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.max(a, b));

function added(sum: Sum, { result, points, play_ms, score }: PlayRow): Sum {
  const won = result === 'won';
  const streak = won ? sum.streak + 1 : 0;
  return {
    games: sum.games + 1,
    wins: sum.wins + Number(won),
    points: sum.points + points,
    streak,
    best: Math.max(sum.best, streak),
    fastest: won ? least(sum.fastest, play_ms) : sum.fastest,
    score: most(sum.score, score),
  };
}

/** Computes standings again from the games that are left, a page of them at a time. */
export class StandingsRepair {
  readonly #due: Statement<[], Place>;
  readonly #page: Statement<[Page], PlayRow>;
  readonly #set: Statement<[Place & Sum]>;
  readonly #drop: Statement<[Place]>;
  readonly #done: Statement<[Place]>;

  constructor(private readonly connection: Database) {
    const here = 'guild = @guild AND user = @user AND kind = @kind';
    this.#due = connection.prepare('SELECT guild, user, kind FROM standings_due LIMIT 1');
    this.#page = connection.prepare(`SELECT ended_at, game, kind, company, result, points, play_ms, score FROM plays
      WHERE guild = @guild AND user = @user AND (ended_at, game) > (@ended_at, @game) ORDER BY ended_at, game LIMIT ${PAGE}`);
    this.#set = connection.prepare(`UPDATE standings SET games = @games, wins = @wins, points = @points,
      streak = @streak, best_streak = @best, fastest_ms = @fastest, best_score = @score WHERE ${here}`);
    this.#drop = connection.prepare(`DELETE FROM standings WHERE ${here}`);
    this.#done = connection.prepare(`DELETE FROM standings_due WHERE ${here}`);
  }

  /** Repairs one standing; false: none is due. */
  async repairOne(): Promise<boolean> {
    const place = this.#due.get();
    if (place === undefined) return false;
    let sum = NOTHING;
    let page: Page = { ...place, ended_at: -1, game: '' };
    await inTurns(() => {
      const rows = this.#page.all(page);
      for (const row of rows) if (row.kind === place.kind && row.company === 'people') sum = added(sum, row);
      page = { ...page, ...rows.at(-1) };
      if (rows.length === PAGE) return true;
      // In the turn of the last page: no game can be counted in between.
      this.#write({ ...place, ...sum });
      return false;
    });
    return true;
  }

  #write(standing: Place & Sum): void {
    this.connection
      .transaction(() => {
        if (standing.games === 0) this.#drop.run(standing);
        else this.#set.run(standing);
        this.#done.run(standing);
      })
      .immediate();
  }
}
