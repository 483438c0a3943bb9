import type { GameOutcome } from '../../../games/game.js';
import { resultFor, type GameStats } from '../../../history/adapter.js';
import type { Company, Result } from '../../../history/queries.js';
import type { Millis } from '../../../games/shared/time.js';
import type { GameId } from '../../../table/ports.js';
import type { Statement, Values } from '../sql.js';

/** What statistics need of a game that is over. */
export interface EndedGame {
  readonly game: GameId;
  readonly guild: string;
  readonly kind: string;
  readonly seeded: number;
  readonly ended_at: Millis;
  readonly result: Result;
  /** The seats that won, where seats play against each other. */
  readonly winners?: GameOutcome['winners'];
}

export interface SeatedPerson {
  readonly seat: number;
  readonly user: string;
  readonly name: string;
}

/** A row of `plays`: one game of one person, or (user '') of the server, as it is summed up. */
export interface PlayRow {
  readonly guild: string;
  readonly user: string;
  readonly ended_at: Millis;
  readonly game: GameId;
  readonly kind: string;
  readonly company: Company;
  readonly mode: string;
  readonly crew: number;
  readonly result: Result;
  readonly bucket: string;
  readonly play_ms: Millis;
  readonly points: number;
  readonly score: number | null;
  /** JSON. */
  readonly sums: string;
}

/** With the name that the person had. */
export interface Play extends PlayRow {
  readonly name: string;
}

const PLACE = ['guild', '"user"', 'ended_at', 'game', 'kind', 'company', 'mode', 'crew', 'result', 'bucket'];
export const PLAY_COLUMNS = [...PLACE, 'play_ms', 'points', 'score', 'sums'].join(', ');
const PUT = `INSERT INTO plays (${PLAY_COLUMNS})
  VALUES (@guild, @user, @ended_at, @game, @kind, @company, @mode, @crew, @result, @bucket,
    @play_ms, @points, @score, @sums)`;
const LIST = `UPDATE games SET listed = 1, mode = @mode, crew = @players, robots = @robots,
  started_at = @startedAt, play_ms = @playMs, score = @score, summary = @summary WHERE game = @game`;
const UNLIST = 'UPDATE games SET listed = 2 WHERE game = @game';

export const playStatement = ({ name: _, ...row }: Play): Statement => ({ text: PUT, values: row });

/** The game stays out of lists and statistics. */
export const unlisted = (game: GameId): Statement => ({ text: UNLIST, values: { game } });

/** What lists tell of a game. */
export function listed(game: GameId, stats: GameStats): Statement {
  const { mode, players, robots, startedAt, playMs, score } = stats;
  const summary = JSON.stringify(stats.apart === true ? { ...stats.summary, apart: true } : stats.summary);
  const values: Values = { game, mode, players, robots, startedAt, playMs, score, summary };
  return { text: LIST, values };
}

/** What a game is for its server, and for each person in it: a person who sat on two seats has played one game. */
export function playsOf(ended: EndedGame, stats: GameStats, people: readonly SeatedPerson[]): readonly Play[] {
  const { winners, seeded, ...row } = ended;
  const { seats, mode, players, playMs, score, bucket } = stats;
  const play = { ...row, company: companyOf(seeded === 1, stats), mode, bucket, crew: players, play_ms: playMs };
  const plays: Play[] = [
    { ...play, user: '', name: '', points: stats.points, score, sums: JSON.stringify(stats.sums) },
  ];
  for (const { seat, user, name } of people) {
    const own = seats.get(seat);
    if (own === undefined || plays.some((known) => known.user === user)) continue;
    const result = resultFor({ result: row.result, reason: '', at: 0, ...(winners && { winners }) }, seat);
    plays.push({ ...play, result, user, name, points: own.points, score: own.score, sums: JSON.stringify(own.sums) });
  }
  return plays;
}

function companyOf(seeded: boolean, { apart, robots }: GameStats): Company {
  if (seeded) return 'seeded';
  if (apart === true) return 'apart';
  return robots > 0 ? 'robots' : 'people';
}
