import { countGame, type GameStats, type HistoryRegistry, type Step } from '../../../history/adapter.js';
import { chainHolds } from '../../../history/logs/chain.js';
import type { CountStore } from '../../../history/statistics/counting.js';
import type { GameId } from '../../../table/ports.js';
import type { StoredLog } from '../../log/stored-log.js';
import type { GameLogs } from '../../ports/game-logs.js';
import { Line } from '../line.js';
import type { Sql, Statement } from '../sql.js';
import { listed, PLAY_COLUMNS, playsOf, playStatement, unlisted } from './plays.js';
import type { EndedGame, Play, PlayRow, SeatedPerson } from './plays.js';
import { StatsChange } from './stats-change.js';

const TO_COUNT = `SELECT game, guild, kind, seeded, ended_at, result FROM games
  WHERE game = @game AND status = 'over' AND listed = 0`;
const SEATS = 'SELECT seat, "user", name FROM seats WHERE game = @game ORDER BY seat';
const PLAYS_OF = `SELECT ${PLAY_COLUMNS} FROM plays WHERE game = @game`;
const DROP_PLAYS = 'DELETE FROM plays WHERE game = @game';
const LEFT = `SELECT ${PLAY_COLUMNS}, coalesce((SELECT max(name) FROM seats s
  WHERE s.game = plays.game AND s."user" = plays."user"), '') AS name FROM plays WHERE guild = @guild`;
const IN_ORDER = 'ORDER BY ended_at, game';

/** What has no sums yet. */
const NO_ROWS: Pick<Sql, 'rows'> = { rows: () => Promise.resolve([]) };
/** What of a server, or of a person in it, is summed up. */
const SUMS = ['tallies', 'days', 'standings'];

/** Keeps the statistics in step with the games, each kind by itself. One process alone writes those of a server. */
export class StatsWriter implements CountStore {
  /** What is read must still hold when it is written. */
  readonly #line = new Line();

  constructor(
    private readonly sql: Sql,
    private readonly logs: GameLogs,
    private readonly histories: HistoryRegistry,
  ) {}

  /** Counts a game that is over, once. One of a kind that is not played here waits until it is. */
  count(game: GameId): Promise<void> {
    return this.alone(async () => {
      const [ended] = await this.sql.rows<EndedGame>(TO_COUNT, { game });
      const log = ended === undefined ? undefined : await this.logs.read(game);
      const counted = ended === undefined || log === undefined ? null : this.#counted(ended.kind, log);
      if (ended === undefined || counted === null) return;
      const { stats, outcome } = counted;
      if (stats === null) {
        await this.sql.write(unlisted(game));
        return;
      }
      const winners = outcome?.winners;
      await this.#add({ ...ended, ...(winners === undefined ? {} : { winners }) }, stats);
    });
  }

  /** Games that are over and not counted yet, the oldest first. */
  async uncounted(): Promise<readonly GameId[]> {
    const own = this.sql.ownHomes('guild');
    const text = `SELECT game FROM games WHERE status = 'over' AND listed = 0 AND ${own} ORDER BY ended_at`;
    return (await this.sql.rows<{ readonly game: GameId }>(text)).map(({ game }) => game);
  }

  /** The same for a game whose statistics are known already. */
  add(ended: EndedGame, stats: GameStats): Promise<void> {
    return this.alone(() => this.#add(ended, stats));
  }

  /** Takes games out of all sums. `also`: what is done in the same transaction, after it. */
  remove(games: readonly GameId[], also: readonly Statement[] = []): Promise<void> {
    return this.alone(async () => {
      const change = new StatsChange(this.sql);
      for (const game of games)
        for (const play of await this.sql.rows<PlayRow>(PLAYS_OF, { game })) await change.take(play);
      const dropped = games.flatMap((game) => [{ text: DROP_PLAYS, values: { game } }, unlisted(game)]);
      await this.sql.write(...change.statements(), ...dropped, ...also);
    });
  }

  /** Sums up anew what is left of a server, or of a person in it. `also`: done in the same transaction, before it. */
  sumAnew(guild: string, user: string | null, also: readonly Statement[] = []): Promise<void> {
    const whose = user === null ? '' : 'AND "user" = @user';
    const values = user === null ? { guild } : { guild, user };
    return this.alone(async () => {
      const change = new StatsChange(NO_ROWS);
      for (const play of await this.sql.rows<Play>(`${LEFT} ${whose} ${IN_ORDER}`, values)) await change.add(play);
      const dropped = SUMS.map((table) => ({ text: `DELETE FROM ${table} WHERE guild = @guild ${whose}`, values }));
      await this.sql.write(...also, ...dropped, ...change.statements());
    });
  }

  /** Runs something while nothing is counted. It may not ask to be alone again. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#line.run(work);
  }

  #counted(kind: string, { game, entries: stored }: StoredLog): ReturnType<typeof countGame> | null {
    const adapter = this.histories.find(kind);
    if (adapter === undefined) return null;
    // What isn't what was played counts for nobody.
    if (!chainHolds({ game, entries: stored })) return { stats: null, outcome: null };
    return countGame(
      adapter,
      stored.map(({ at, events }): Step => ({ at, events: JSON.parse(events) as Step['events'] })),
    );
  }

  async #add(ended: EndedGame, stats: GameStats): Promise<void> {
    const { game } = ended;
    const plays = playsOf(ended, stats, await this.sql.rows<SeatedPerson>(SEATS, { game }));
    const change = new StatsChange(this.sql);
    for (const play of plays) await change.add(play);
    await this.sql.write(listed(game, stats), ...plays.map(playStatement), ...change.statements());
  }
}
