import type { Database, Statement } from 'better-sqlite3';
import type { GameOutcome } from '../../../games/game.js';
import {
  countGame,
  resultFor,
  type CountedGame,
  type GameStats,
  type HistoryRegistry,
  type Step,
  type Sums,
} from '../../../history/adapter.js';
import type { StoredEntry } from '../../log/stored-log.js';
import { chainHolds } from '../../../history/logs/chain.js';
import { DAY_MS, type Company } from '../../../history/queries.js';

type Result = GameOutcome['result'];

interface GameRow {
  readonly guild: string;
  readonly kind: string;
  readonly seeded: number;
  readonly ended_at: number;
  readonly result: Result;
}

/** What statistics need of a finished game. */
export interface EndedGame extends GameRow {
  readonly game: string;
  /** The seats that won, where seats play against each other. */
  readonly winners?: GameOutcome['winners'];
}

/** One game of one person, or (user '') of the server, as it is summed up. */
interface Play {
  readonly guild: string;
  readonly user: string;
  readonly name: string;
  readonly ended_at: number;
  readonly game: string;
  readonly kind: string;
  readonly company: Company;
  readonly mode: string;
  readonly crew: number;
  readonly result: Result;
  readonly bucket: string;
  readonly play_ms: number;
  readonly points: number;
  readonly score: number | null;
  /** JSON. */
  readonly sums: string;
}

const PLAY = [
  'guild',
  'user',
  'ended_at',
  'game',
  'kind',
  'company',
  'mode',
  'crew',
  'result',
  'bucket',
  'play_ms',
  'points',
  'score',
  'sums',
];
const COLUMNS = PLAY.join(', ');
const NAMED = PLAY.map((column) => `@${column}`).join(', ');
const TALLY = ['guild', 'user', 'kind', 'company', 'mode', 'crew', 'result', 'bucket'];

const SET_STANDING = `INSERT INTO standings (guild, user, kind, name, games, wins, points, streak, best_streak, fastest_ms, best_score)
  VALUES (@guild, @user, @kind, @name, 1, @won, @points, @won, @won, iif(@won, @play_ms, NULL), @score)
  ON CONFLICT DO UPDATE SET name = excluded.name, games = games + 1, wins = wins + excluded.wins, points = points + excluded.points,
    streak = iif(excluded.wins, streak + 1, 0), best_streak = max(best_streak, iif(excluded.wins, streak + 1, 0)),
    fastest_ms = coalesce(min(fastest_ms, excluded.fastest_ms), fastest_ms, excluded.fastest_ms),
    best_score = coalesce(max(best_score, excluded.best_score), best_score, excluded.best_score)`;

const NOT_COUNTED: CountedGame = { stats: null, outcome: null };

/** Keeps the statistics in step with the games, each kind by itself. Every method runs inside its caller's transaction. */
export class StatsWriter {
  readonly #game: Statement<[string], GameRow>;
  readonly #entries: Statement<[string], StoredEntry>;
  readonly #seats: Statement<[string], { seat: number; user: string; name: string }>;
  readonly #list: Statement;
  readonly #unlist: Statement;
  readonly #play: Statement;
  readonly #tallied: Statement<[Play], string>;
  readonly #tally: Statement;
  readonly #day: Statement;
  readonly #standing: Statement;
  readonly #uncounted: Statement<[], string>;
  readonly #isCounted: Statement<[string]>;
  readonly #plays: Statement<[string], Play>;
  readonly #dropPlays: Statement;
  readonly #standingDue: Statement;
  readonly #clean: readonly Statement[];

  constructor(
    connection: Database,
    private readonly histories: HistoryRegistry,
  ) {
    this.#game = connection.prepare<[string], GameRow>(
      'SELECT guild, kind, seeded, ended_at, result FROM games WHERE game = ?',
    );
    this.#entries = connection.prepare<[string], StoredEntry>(
      'SELECT sequence, at, action, events, digest FROM entries WHERE game = ? ORDER BY sequence',
    );
    this.#seats = connection.prepare<[string], { seat: number; user: string; name: string }>(
      'SELECT seat, user, name FROM seats WHERE game = ?',
    );
    this.#list = connection.prepare(`UPDATE games SET listed = 1, mode = @mode, crew = @players, robots = @robots,
      started_at = @startedAt, play_ms = @playMs, score = @score, summary = @summary WHERE game = @game`);
    this.#unlist = connection.prepare('UPDATE games SET listed = 2 WHERE game = ?');
    this.#play = connection.prepare(`INSERT INTO plays (${COLUMNS}) VALUES (${NAMED}) ON CONFLICT DO NOTHING`);
    this.#tallied = connection
      .prepare<[Play], string>(
        `SELECT sums FROM tallies WHERE ${TALLY.map((column) => `${column} = @${column}`).join(' AND ')}`,
      )
      .pluck();
    this.#tally = connection.prepare(`INSERT INTO tallies (${TALLY.join(', ')}, games, sums)
      VALUES (${TALLY.map((column) => `@${column}`).join(', ')}, @sign, @sums)
      ON CONFLICT DO UPDATE SET games = games + excluded.games, sums = excluded.sums`);
    this.#day =
      connection.prepare(`INSERT INTO days (guild, user, kind, day, games, won) VALUES (@guild, @user, @kind, @day, @sign, @sign * @won)
      ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won`);
    this.#standing = connection.prepare(SET_STANDING);
    this.#uncounted = connection
      .prepare<[], string>("SELECT game FROM games WHERE status = 'over' AND listed = 0 ORDER BY ended_at")
      .pluck();
    this.#isCounted = connection.prepare<[string]>('SELECT 1 FROM games WHERE game = ? AND listed <> 0');
    this.#plays = connection.prepare<[string], Play>(`SELECT '' AS name, ${COLUMNS} FROM plays WHERE game = ?`);
    this.#dropPlays = connection.prepare('DELETE FROM plays WHERE game = ?');
    this.#standingDue = connection.prepare(
      'INSERT INTO standings_due (guild, user, kind) VALUES (@guild, @user, @kind) ON CONFLICT DO NOTHING',
    );
    this.#clean = [
      `DELETE FROM tallies WHERE ${TALLY.map((column) => `${column} = @${column}`).join(' AND ')} AND games = 0`,
      'DELETE FROM days WHERE guild = @guild AND user = @user AND kind = @kind AND day = @day AND games = 0',
    ].map((sql) => connection.prepare(sql));
  }

  /** Counts a game that is over. One of a kind that is not played here waits until it is. */
  count(game: string): void {
    const row = this.#game.get(game);
    const adapter = row === undefined ? undefined : this.histories.find(row.kind);
    if (row === undefined || adapter === undefined) return;
    const stored = this.#entries.all(game);
    // What isn't what was played counts for nobody.
    const isChanged = !chainHolds({ game, entries: stored });
    const entries = stored.map(({ at, events }): Step => ({ at, events: JSON.parse(events) as Step['events'] }));
    const { stats, outcome } = isChanged ? NOT_COUNTED : countGame(adapter, entries);
    if (stats === null) {
      this.#unlist.run(game);
      return;
    }
    const winners = outcome?.winners;
    this.add({ ...row, game, ...(winners === undefined ? {} : { winners }) }, stats);
  }

  isCounted(game: string): boolean {
    return this.#isCounted.get(game) !== undefined;
  }

  /** Games that are over and not counted yet, the oldest first. */
  uncounted(): readonly string[] {
    return this.#uncounted.all();
  }

  add(ended: EndedGame, stats: GameStats): void {
    const { game, winners, seeded, ...row } = ended;
    const { seats, mode, players, robots, startedAt, playMs, score, bucket } = stats;
    const summary = JSON.stringify(stats.apart === true ? { ...stats.summary, apart: true } : stats.summary);
    this.#list.run({ game, mode, players, robots, startedAt, playMs, score, summary });
    const company = companyOf(seeded === 1, stats);
    const play = { ...row, game, company, mode, bucket, crew: players, play_ms: playMs };
    const whole = { ...play, user: '', name: '', points: stats.points, score, sums: JSON.stringify(stats.sums) };
    if (this.#play.run(whole).changes > 0) this.#sum(whole);
    for (const { seat, user, name } of this.#seats.all(game)) {
      const own = seats.get(seat);
      if (own === undefined) continue;
      const result = resultFor({ result: row.result, reason: '', at: 0, ...(winners && { winners }) }, seat);
      const { points, score: best, sums } = own;
      const theirs: Play = { ...play, result, user, name, points, score: best, sums: JSON.stringify(sums) };
      // A person who sat on two seats has played one game.
      if (this.#play.run(theirs).changes > 0) this.#sum(theirs);
    }
  }

  /** Takes games out of all sums. Streaks and records of those who played in them are due to be found again. */
  remove(games: readonly string[]): void {
    for (const game of games) {
      for (const play of this.#plays.all(game)) {
        this.#book(play, -1);
        const day = Math.floor(play.ended_at / DAY_MS);
        for (const statement of this.#clean) statement.run({ ...play, day });
        if (play.company === 'people') this.#standingDue.run(play);
      }
      this.#dropPlays.run(game);
      this.#unlist.run(game);
    }
  }

  #sum(play: Play): void {
    this.#book(play, 1);
    if (play.company === 'people') this.#standing.run({ ...play, won: Number(play.result === 'won') });
  }

  #book(play: Play, sign: 1 | -1): void {
    const before = JSON.parse(this.#tallied.get(play) ?? '{}') as Sums;
    this.#tally.run({ ...play, sign, sums: JSON.stringify(added(before, JSON.parse(play.sums) as Sums, sign)) });
    if (play.company === 'seeded' || play.company === 'apart') return;
    this.#day.run({
      guild: play.guild,
      user: play.user,
      kind: play.kind,
      day: Math.floor(play.ended_at / DAY_MS),
      sign,
      won: Number(play.result === 'won'),
    });
  }
}

function companyOf(seeded: boolean, { apart, robots }: GameStats): Company {
  if (seeded) return 'seeded';
  if (apart === true) return 'apart';
  return robots > 0 ? 'robots' : 'people';
}

function added(before: Sums, more: Sums, sign: 1 | -1): Sums {
  const sums: Record<string, number> = { ...before };
  for (const [name, amount] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + sign * amount;
  return sums;
}
