import type { Ranking } from '../../../history/queries.js';

/** What is asked of the database about games that are over. */

/** The games that a query finds; and who sat in them. */
export const linesSql = (
  keys: string,
): string => `SELECT g.game, g.kind, g.channel AS "channelId", g.ended_at AS "endedAt",
  g.mode, g.seeded, g.crew, g.robots, g.result, g.reason, g.play_ms AS "playMs", g.score, g.summary
  FROM (${keys}) AS wanted JOIN games g ON g.game = wanted.game`;
export const seatsSql = (keys: string): string => `SELECT s.game, s.seat, s."user" AS "userId", s.name
  FROM (${keys}) AS wanted JOIN seats s ON s.game = wanted.game ORDER BY s.game, s.seat`;

export const ONE = 'SELECT game FROM games WHERE game = @game';
export const FIND = 'SELECT status FROM games WHERE game = @game AND guild = @guild';
export const GUILD = 'SELECT guild AS "guildId" FROM games WHERE game = @game';

const WHOSE = 'guild = @guild AND kind = @kind AND "user" = @user';
export const TALLIES = `SELECT company, mode, crew, result, bucket, games, sums FROM tallies WHERE ${WHOSE}`;
export const DAYS = `SELECT day, games, won FROM days WHERE ${WHOSE} ORDER BY day`;
const STANDINGS = `SELECT "user" AS "userId", name, games, wins, points, streak, best_streak AS "bestStreak",
  fastest_ms AS "fastestMs", best_score AS "bestScore" FROM standings`;
export const STANDING = `${STANDINGS} WHERE ${WHOSE}`;

/** The order of each leaderboard; each has an index of its own. */
const RANKED: Readonly<Record<Ranking, string>> = {
  wins: `wins > 0 AND "user" <> '' ORDER BY wins DESC, games, "user"`,
  streak: `best_streak > 0 AND "user" <> '' ORDER BY best_streak DESC, wins DESC, "user"`,
  // A score that counted may be 0, or below it.
  points: `(points <> 0 OR best_score IS NOT NULL) AND "user" <> '' ORDER BY points DESC, games, "user"`,
  fastest: `fastest_ms IS NOT NULL AND "user" <> '' ORDER BY fastest_ms, wins DESC, "user"`,
  score: `best_score IS NOT NULL AND "user" <> '' ORDER BY best_score DESC, wins DESC, "user"`,
};

export const rankedSql = (by: Ranking): string =>
  `${STANDINGS} WHERE guild = @guild AND kind = @kind AND ${RANKED[by]} LIMIT @limit`;

/** `@pattern`: what was typed, in small letters, with anything before and after it. */
export const PLAYERS = `SELECT "user" AS "userId", max(name) AS name FROM
  (SELECT "user", name, games FROM standings WHERE guild = @guild AND "user" <> '' UNION ALL
    SELECT s."user", s.name, 0 FROM seats s JOIN games g ON g.game = s.game
      WHERE s."user" = @typed AND g.guild = @guild AND g.listed = 1) AS known
  WHERE "user" = @typed OR lower(name) LIKE @pattern ESCAPE '!'
  GROUP BY "user" ORDER BY max(games) DESC, "user" LIMIT @limit`;

/** Seats have an index by person, which plays have not: theirs begins with the server. */
export const OWN = `SELECT g.game FROM seats s JOIN games g ON g.game = s.game WHERE s."user" = @user AND g.kind = @kind
  AND g.mode = @mode AND g.listed = 1 AND g.ended_at >= @from`;

/** Server by server, since the index of listed games begins with the server: no game of another time is read. */
export const EVERYWHERE = `WITH RECURSIVE servers (guild) AS (
    SELECT min(guild) FROM games WHERE listed = 1
    UNION ALL SELECT (SELECT min(guild) FROM games WHERE listed = 1 AND guild > servers.guild) FROM servers
      WHERE servers.guild IS NOT NULL)
  SELECT g.game FROM servers JOIN games g ON g.guild = servers.guild
  WHERE g.listed = 1 AND g.ended_at >= @from AND g.ended_at < @to AND g.kind = @kind AND g.mode = @mode`;

export const OWN_PLAYS = `SELECT p.kind, p.company, p.result, p.ended_at AS "endedAt", p.play_ms AS "playMs", p.score
  FROM seats s JOIN games g ON g.game = s.game
  JOIN plays p ON p.guild = g.guild AND p."user" = s."user" AND p.ended_at = g.ended_at AND p.game = g.game
  WHERE s."user" = @user ORDER BY p.ended_at, p.game`;

export const SCORES = `SELECT nullif(p."user", '') AS "userId", p.score,
    (SELECT max(b.score) FROM plays b WHERE b.guild = p.guild AND b."user" = p."user" AND b.kind = p.kind
      AND b.company = 'people' AND (b.ended_at, b.game) < (p.ended_at, p.game)) AS best
  FROM plays p WHERE p.game = @game AND p.company = 'people' AND p.score IS NOT NULL ORDER BY p."user"`;

/** `text`: a value of the summary as a text. */
export const wonWithSql = (text: string): string => `SELECT DISTINCT ${text} AS value FROM games
  WHERE guild = @guild AND kind = @kind AND listed = 1 AND result = 'won' AND seeded = 0 AND ${text} IS NOT NULL`;

/** Which games a page lists. */
export interface Wanted {
  readonly person: boolean;
  readonly filters: readonly ('kind' | 'result' | 'mode')[];
  readonly side: 'newest' | 'older' | 'newer';
}

/** Keys come first, from an index that holds all that is filtered by; then only the page's own games are read. */
export function keysSql({ person, filters, side }: Wanted): string {
  const compared = {
    newest: '',
    older: 'AND (ended_at, game) < (@at, @game)',
    newer: 'AND (ended_at, game) > (@at, @game)',
  }[side];
  const source = person ? 'plays WHERE guild = @guild AND "user" = @user' : 'games WHERE guild = @guild AND listed = 1';
  const order = side === 'newer' ? 'ended_at, game' : 'ended_at DESC, game DESC';
  const equal = filters.map((filter) => `AND ${filter} = @${filter}`).join(' ');
  return `SELECT game FROM ${source} AND ended_at >= @from AND ended_at < @to ${compared} ${equal} ORDER BY ${order} LIMIT @limit`;
}
