import type { Database, Statement } from 'better-sqlite3';
import type { GameEvent } from '../games/meteor/event.js';
import { accountOf, type Deeds, type GameAccount } from './meteor/game-stats.js';
import { DAY_MS } from './queries.js';

interface GameRow {
  readonly guild: string;
  readonly mode: string;
  readonly seeded: number;
  readonly crew: number | null;
  readonly ended_at: number;
  readonly result: string;
  readonly zone: number;
}

/** One game of one person, or (user '') of the server, as it is summed up. */
export interface Play extends Deeds {
  readonly guild: string;
  readonly user: string;
  readonly name: string;
  readonly ended_at: number;
  readonly game: string;
  readonly company: 'people' | 'robots' | 'seeded';
  readonly mode: string;
  readonly crew: number;
  readonly result: string;
  readonly zone: number;
  readonly play_ms: number;
}

const PLAY = [
  'guild',
  'user',
  'ended_at',
  'game',
  'company',
  'mode',
  'crew',
  'result',
  'zone',
  'play_ms',
  'rockets',
  'overkills',
  'retrofits',
  'satellites',
];
const COLUMNS = PLAY.join(', ');
const NAMED = PLAY.map((column) => `@${column}`).join(', ');
const SUMS = ['games', 'rockets', 'overkills', 'retrofits', 'satellites']
  .map((sum) => `${sum} = ${sum} + excluded.${sum}`)
  .join(', ');

/** The server's own play of a game, read from its row: it has none in `plays`. */
const SERVER_PLAYS = `SELECT guild, '' AS user, '' AS name, ended_at, game,
  CASE WHEN seeded = 1 THEN 'seeded' WHEN robots > 0 THEN 'robots' ELSE 'people' END AS company,
  mode, crew, result, zone, play_ms, rockets, overkills, retrofits, satellites FROM games`;

/** Whoever's standing is found anew from what is left; best streaks are the longest runs of wins (gaps and islands). */
const standingFrom = (source: string): string => `INSERT INTO standings
  SELECT @guild, @user, @name, count(*), sum(won), sum(rockets), coalesce(sum(won) FILTER (WHERE island = islands), 0), max(run), min(play_ms) FILTER (WHERE won)
  FROM (SELECT *, max(island) OVER () AS islands, sum(won) OVER (PARTITION BY island) AS run
    FROM (SELECT rockets, play_ms, result = 'won' AS won, sum(result <> 'won') OVER (ORDER BY ended_at, game) AS island FROM ${source}))
  HAVING count(*) > 0`;

/** Keeps the summaries in step with the games. Every method runs inside its caller's transaction. */
export class Ledger {
  readonly #game: Statement<[string], GameRow>;
  readonly #events: Statement<[string], { at: number; events: string }>;
  readonly #seats: Statement<[string], { seat: number; user: string; name: string }>;
  readonly #list: Statement;
  readonly #unlist: Statement;
  readonly #play: Statement;
  readonly #tally: Statement;
  readonly #day: Statement;
  readonly #standing: Statement;
  readonly #uncounted: Statement<[], string>;
  readonly #plays: Statement<[string], Play>;
  readonly #serverPlay: Statement<[string], Play>;
  readonly #dropPlays: Statement;
  readonly #dropStanding: Statement;
  readonly #nameOf: Statement<[string, string], string>;
  readonly #restandUser: Statement;
  readonly #restandServer: Statement;
  readonly #clean: readonly Statement[];

  constructor(connection: Database) {
    this.#game = connection.prepare<[string], GameRow>(
      'SELECT guild, mode, seeded, crew, ended_at, result, zone FROM games WHERE game = ?',
    );
    this.#events = connection.prepare<[string], { at: number; events: string }>(
      'SELECT at, events FROM entries WHERE game = ? ORDER BY sequence',
    );
    this.#seats = connection.prepare<[string], { seat: number; user: string; name: string }>(
      'SELECT seat, user, name FROM seats WHERE game = ?',
    );
    this.#list =
      connection.prepare(`UPDATE games SET listed = 1, robots = @robots, play_ms = @playMs, destroyed = @destroyed, rockets = @rockets,
      overkills = @overkills, retrofits = @retrofits, satellites = @satellites WHERE game = @game`);
    this.#unlist = connection.prepare('UPDATE games SET listed = 2 WHERE game = ?');
    this.#play = connection.prepare(`INSERT INTO plays (${COLUMNS}) VALUES (${NAMED}) ON CONFLICT DO NOTHING`);
    this.#tally =
      connection.prepare(`INSERT INTO tallies (guild, user, company, mode, crew, result, zone, games, rockets, overkills, retrofits, satellites)
      VALUES (@guild, @user, @company, @mode, @crew, @result, @zone, @sign, @sign * @rockets, @sign * @overkills, @sign * @retrofits, @sign * @satellites)
      ON CONFLICT DO UPDATE SET ${SUMS}`);
    this.#day =
      connection.prepare(`INSERT INTO days (guild, user, day, games, won) VALUES (@guild, @user, @day, @sign, @sign * @won)
      ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won`);
    this.#standing =
      connection.prepare(`INSERT INTO standings (guild, user, name, games, wins, rockets, streak, best_streak, fastest_ms)
      VALUES (@guild, @user, @name, 1, @won, @rockets, @won, @won, iif(@won, @play_ms, NULL))
      ON CONFLICT DO UPDATE SET name = excluded.name, games = games + 1, wins = wins + excluded.wins, rockets = rockets + excluded.rockets,
        streak = iif(excluded.wins, streak + 1, 0), best_streak = max(best_streak, iif(excluded.wins, streak + 1, 0)),
        fastest_ms = coalesce(min(fastest_ms, excluded.fastest_ms), fastest_ms, excluded.fastest_ms)`);
    this.#uncounted = connection
      .prepare<[], string>("SELECT game FROM games WHERE status = 'over' AND listed = 0 ORDER BY ended_at")
      .pluck();
    this.#plays = connection.prepare<[string], Play>(`SELECT '' AS name, ${COLUMNS} FROM plays WHERE game = ?`);
    this.#serverPlay = connection.prepare<[string], Play>(`${SERVER_PLAYS} WHERE game = ? AND listed = 1`);
    this.#nameOf = connection
      .prepare<[string, string], string>('SELECT name FROM standings WHERE guild = ? AND user = ?')
      .pluck();
    this.#dropPlays = connection.prepare('DELETE FROM plays WHERE game = ?');
    this.#dropStanding = connection.prepare('DELETE FROM standings WHERE guild = ? AND user = ?');
    this.#restandUser = connection.prepare(
      standingFrom("plays WHERE guild = @guild AND user = @user AND company = 'people'"),
    );
    this.#restandServer = connection.prepare(
      standingFrom('games WHERE guild = @guild AND listed = 1 AND seeded = 0 AND robots = 0'),
    );
    this.#clean = [
      'DELETE FROM tallies WHERE guild = ? AND games = 0',
      'DELETE FROM days WHERE guild = ? AND games = 0',
    ].map((sql) => connection.prepare(sql));
  }

  /** Counts a game whose end was just written. */
  count(game: string): void {
    const row = this.#game.get(game);
    if (row === undefined) return;
    const account = accountOf(
      this.#events.all(game).map(({ at, events }) => ({ at, events: JSON.parse(events) as GameEvent[] })),
    );
    if (!account.started || row.crew === null) {
      this.#unlist.run(game);
      return;
    }
    this.add(game, row, account);
  }

  /** Games that ended before there were summaries, the oldest first. */
  uncounted(): readonly string[] {
    return this.#uncounted.all();
  }

  add(game: string, row: GameRow, account: GameAccount): void {
    const { seats, started: _started, ...sums } = account;
    this.#list.run({ game, ...sums });
    const company = row.seeded === 1 ? 'seeded' : account.robots > 0 ? 'robots' : 'people';
    const { guild, mode, ended_at, result, zone } = row;
    const play = {
      guild,
      mode,
      ended_at,
      result,
      zone,
      game,
      company,
      crew: row.crew ?? 0,
      play_ms: account.playMs,
    } as const;
    const { rockets, overkills, retrofits, satellites } = account;
    this.#sum({ ...play, user: '', name: '', rockets, overkills, retrofits, satellites });
    for (const { seat, user, name } of this.#seats.all(game)) {
      const deeds = seats.get(seat);
      if (deeds === undefined) continue;
      const own = { ...play, ...deeds, user, name };
      // A person who sat on two seats has played one game.
      if (this.#play.run(own).changes > 0) this.#sum(own);
    }
  }

  /** Takes games of one server out of all sums, and finds anew the streaks of those who played in them. */
  remove(guild: string, games: readonly string[]): void {
    const users = new Set<string>(['']);
    for (const game of games) {
      for (const play of [...this.#plays.all(game), ...this.#serverPlay.all(game)]) {
        this.#book(play, -1);
        users.add(play.user);
      }
      this.#dropPlays.run(game);
      this.#unlist.run(game);
    }
    for (const statement of this.#clean) statement.run(guild);
    for (const user of users) this.#restand(guild, user);
  }

  #restand(guild: string, user: string): void {
    const name = this.#nameOf.get(guild, user);
    if (name === undefined) return;
    this.#dropStanding.run(guild, user);
    (user === '' ? this.#restandServer : this.#restandUser).run({ guild, user, name });
  }

  #sum(play: Play): void {
    this.#book(play, 1);
    if (play.company === 'people') this.#standing.run({ ...play, won: Number(play.result === 'won') });
  }

  #book(play: Play, sign: 1 | -1): void {
    this.#tally.run({ ...play, sign });
    if (play.company === 'seeded') return;
    this.#day.run({
      guild: play.guild,
      user: play.user,
      day: Math.floor(play.ended_at / DAY_MS),
      sign,
      won: Number(play.result === 'won'),
    });
  }
}
