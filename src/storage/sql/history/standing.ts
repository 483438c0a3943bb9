import type { Sql, Statement } from '../sql.js';
import type { Play, PlayRow } from './plays.js';

/** Whose standing: one person's, or (user '') the server's, in one game. */
export interface Place {
  readonly guild: string;
  readonly user: string;
  readonly kind: string;
}

/** What the games of one place come to, in the order in which they ended. */
export interface Sum {
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** Won in a row until now, and ever. */
  readonly streak: number;
  readonly best_streak: number;
  readonly fastest_ms: number | null;
  readonly best_score: number | null;
}

export const NOTHING: Sum = {
  games: 0,
  wins: 0,
  points: 0,
  streak: 0,
  best_streak: 0,
  fastest_ms: null,
  best_score: null,
};

export const HERE = 'guild = @guild AND "user" = @user AND kind = @kind';
const GET = `SELECT games, wins, points, streak, best_streak, fastest_ms, best_score FROM standings WHERE ${HERE}`;
const PUT = `INSERT INTO standings (guild, "user", kind, name, games, wins, points, streak, best_streak, fastest_ms, best_score)
  VALUES (@guild, @user, @kind, @name, @games, @wins, @points, @streak, @best_streak, @fastest_ms, @best_score)
  ON CONFLICT (guild, "user", kind) DO UPDATE SET name = excluded.name, games = excluded.games, wins = excluded.wins,
    points = excluded.points, streak = excluded.streak, best_streak = excluded.best_streak,
    fastest_ms = excluded.fastest_ms, best_score = excluded.best_score`;

const least = (a: number | null, b: number): number => (a === null ? b : Math.min(a, b));
const most = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.max(a, b));

export function withPlay(
  sum: Sum,
  { result, points, play_ms, score }: Pick<PlayRow, 'result' | 'points' | 'play_ms' | 'score'>,
): Sum {
  const won = result === 'won';
  const streak = won ? sum.streak + 1 : 0;
  return {
    games: sum.games + 1,
    wins: sum.wins + Number(won),
    points: sum.points + points,
    streak,
    best_streak: Math.max(sum.best_streak, streak),
    fastest_ms: won ? least(sum.fastest_ms, play_ms) : sum.fastest_ms,
    best_score: most(sum.best_score, score),
  };
}

export async function standingAt(sql: Pick<Sql, 'rows'>, { guild, user, kind }: Place): Promise<Sum> {
  const [known] = await sql.rows<Sum>(GET, { guild, user, kind });
  return known ?? NOTHING;
}

export const standingStatement = ({ guild, user, kind, name }: Place & Pick<Play, 'name'>, sum: Sum): Statement => ({
  text: PUT,
  values: { guild, user, kind, name, ...sum },
});
