import type { Database, Statement } from 'better-sqlite3';
import type { Seat } from '../../../games/shared/seat.js';
import type { GameId, Person } from '../../../table/ports.js';
import type {
  FoundGame,
  Cursor,
  Day,
  GameHistory,
  GameLine,
  GamePage,
  LinkedGame,
  OwnFilter,
  OwnRecord,
  PageRequest,
  Ranking,
  ScoredPlay,
  Standing,
  Stats,
  Tally,
  WorldFilter,
} from '../../../history/queries.js';
import { ownRecords, type OwnPlay } from '../../../history/person/own-record.js';
import { isWhole } from '../../../history/logs/chain.js';
import { withSignature } from '../../../history/logs/signature.js';
import { readEntries } from '../../../history/logs/read-entries.js';
import { LogReader } from '../log/reader.js';
import { withoutSeeds, type DealSecrecy } from '../../../history/logs/withheld.js';
import { EVERYWHERE, keysSql, LINE, OWN_PLAYS, RANKED, SCORES, STANDING, type Wanted } from './archive-sql.js';

type Flat = Omit<GameLine, 'people' | 'seeded' | 'summary'> & { readonly seeded: number; readonly summary: string };
type FlatTally = Omit<Tally, 'sums'> & { readonly sums: string };
type Filling = Readonly<Record<string, string | number | null>>;

const cursor = (line: GameLine | undefined): Cursor | null =>
  line === undefined ? null : { endedAt: line.endedAt, game: line.game };

/** The games that are over, read from SQLite. Works on the bot's own connection as on one opened to read. */
export class Archive implements GameHistory {
  readonly #keys = new Map<string, Statement<[Filling], GameId>>();
  readonly #line: Statement<[string], Flat>;
  readonly #seats: Statement<[string], { seat: Seat; userId: string; name: string }>;
  readonly #find: Statement<[string, string], { status: string; listed: number }>;
  readonly #guild: Statement<[string], string>;
  readonly #tallies: Statement<[string, string, string], FlatTally>;
  readonly #days: Statement<[string, string, string], Day>;
  readonly #standing: Statement<[string, string, string], Standing>;
  readonly #ranked: ReadonlyMap<Ranking, Statement<[string, string, number], Standing>>;
  readonly #players: Statement<[Filling], Person>;
  readonly #won = new Map<string, Statement<[string, string], string>>();
  readonly #own: Statement<[Filling], GameId>;
  readonly #everywhere: Statement<[Filling], GameId>;
  readonly #ownPlays: Statement<[string], OwnPlay>;
  readonly #scores: Statement<[GameId], ScoredPlay>;
  readonly #logs: LogReader;

  /** `secrecy`: what is kept back of finished games; absent: nothing. */
  constructor(
    private readonly connection: Database,
    private readonly secrecy?: Pick<DealSecrecy, 'of'>,
  ) {
    this.#line = connection.prepare<[string], Flat>(`SELECT ${LINE} FROM games g WHERE game = ?`);
    this.#seats = connection.prepare<[string], { seat: Seat; userId: string; name: string }>(
      'SELECT seat, user AS userId, name FROM seats WHERE game = ? ORDER BY seat',
    );
    this.#find = connection.prepare<[string, string], { status: string; listed: number }>(
      'SELECT status, listed FROM games WHERE game = ? AND guild = ?',
    );
    this.#guild = connection.prepare<[string], string>('SELECT guild FROM games WHERE game = ?').pluck();
    this.#tallies = connection.prepare<[string, string, string], FlatTally>(
      'SELECT company, mode, crew, result, bucket, games, sums FROM tallies WHERE guild = ? AND kind = ? AND user = ?',
    );
    this.#days = connection.prepare<[string, string, string], Day>(
      'SELECT day, games, won FROM days WHERE guild = ? AND kind = ? AND user = ? ORDER BY day',
    );
    this.#standing = connection.prepare<[string, string, string], Standing>(
      `SELECT ${STANDING} FROM standings WHERE guild = ? AND kind = ? AND user = ?`,
    );
    this.#ranked = new Map(
      (Object.keys(RANKED) as Ranking[]).map((by) => [
        by,
        connection.prepare<[string, string, number], Standing>(
          `SELECT ${STANDING} FROM standings WHERE guild = ? AND kind = ? AND ${RANKED[by]} LIMIT ?`,
        ),
      ]),
    );
    this.#players = connection.prepare<[Filling], Person>(`SELECT user AS userId, name FROM
      (SELECT user, name, games FROM standings WHERE guild = @guild AND user <> '' UNION ALL
        SELECT s.user, s.name, 0 FROM seats s JOIN games g ON g.game = s.game WHERE s.user = @typed AND g.guild = @guild AND g.listed = 1)
      WHERE user = @typed OR instr(lower(name), lower(@typed)) > 0 GROUP BY user ORDER BY max(games) DESC LIMIT @limit`);
    // Seats have an index by person, which plays have not: theirs begins with the server.
    this.#own = connection
      .prepare<[Filling], GameId>(
        `SELECT g.game FROM seats s JOIN games g ON g.game = s.game WHERE s.user = @user AND g.kind = @kind
      AND g.mode = @mode AND g.listed = 1 AND g.ended_at >= @from ORDER BY g.ended_at DESC`,
      )
      .pluck() as Statement<[Filling], GameId>;
    this.#everywhere = connection.prepare<[Filling], GameId>(EVERYWHERE).pluck() as Statement<[Filling], GameId>;
    this.#ownPlays = connection.prepare<[string], OwnPlay>(OWN_PLAYS);
    this.#scores = connection.prepare<[GameId], ScoredPlay>(SCORES);
    this.#logs = new LogReader(connection);
  }

  list(guildId: string, request: PageRequest): GamePage {
    const side = request.newer !== undefined ? 'newer' : request.older !== undefined ? 'older' : 'newest';
    const found = this.#page(guildId, request, side);
    const more = found.length > request.limit;
    const kept = found.slice(0, request.limit);
    const games = (side === 'newer' ? kept.reverse() : kept).flatMap((game) => this.#read(game));
    const atEnd = side === 'newer' ? true : more;
    const atStart = side === 'older' ? true : side === 'newer' && more;
    return { games, older: atEnd ? cursor(games.at(-1)) : null, newer: atStart ? cursor(games[0]) : null };
  }

  wonWith(guildId: string, kind: string, name: string): readonly string[] {
    if (!/^[a-z]+$/i.test(name)) throw new Error(`${name} is no name in a summary`);
    // The path is part of the statement, or SQLite would not see that there is an index on it.
    const path = `json_extract(summary, '$.${name}')`;
    const won =
      this.#won.get(name) ??
      (this.connection
        .prepare(
          `SELECT DISTINCT ${path} FROM games WHERE guild = ? AND kind = ? AND listed = 1 AND result = 'won'
          AND seeded = 0 AND ${path} IS NOT NULL`,
        )
        .pluck() as Statement<[string, string], string>);
    this.#won.set(name, won);
    return won.all(guildId, kind).filter((value) => typeof value === 'string');
  }

  ofPerson(userId: string, { kind, mode, from }: OwnFilter): readonly GameLine[] {
    return this.#own.all({ user: userId, kind, mode, from }).flatMap((game) => this.#read(game));
  }

  ownRecords(userId: string): readonly OwnRecord[] {
    return ownRecords(this.#ownPlays.all(userId));
  }

  everywhere({ kind, mode, from, to }: WorldFilter): readonly GameLine[] {
    return this.#everywhere.all({ kind, mode, from, to }).flatMap((game) => this.#read(game));
  }

  show(guildId: string, game: GameId): FoundGame {
    const found = this.#find.get(game, guildId);
    if (found === undefined) return { ok: false, why: 'unknown' };
    if (found.status !== 'over') return { ok: false, why: 'not-over' };
    const [line] = this.#read(game);
    const log = this.#logs.read(game);
    if (line === undefined || log === undefined) return { ok: false, why: 'unknown' };
    if (!isWhole(this.connection, log)) return { ok: false, why: 'damaged' };
    const entries = readEntries(log);
    const withheld = this.secrecy?.of(log) ?? null;
    return {
      ok: true,
      record: {
        ...line,
        withheld,
        log: withSignature(log, this.connection.name),
        entries: withheld === null ? entries : withoutSeeds(entries),
      },
    };
  }

  linked(game: GameId): LinkedGame {
    const guildId = this.#guild.get(game);
    if (guildId === undefined) return { ok: false, why: 'unknown' };
    const found = this.show(guildId, game);
    return found.ok ? { ...found, guildId } : found;
  }

  standing(guildId: string, kind: string, userId: string | null): Standing | null {
    return this.#standing.get(guildId, kind, userId ?? '') ?? null;
  }

  stats(guildId: string, kind: string, userId: string | null): Stats {
    const user = userId ?? '';
    return {
      tallies: this.#tallies
        .all(guildId, kind, user)
        .map((tally) => ({ ...tally, sums: JSON.parse(tally.sums) as Tally['sums'] })),
      standing: this.standing(guildId, kind, userId),
      days: this.#days.all(guildId, kind, user),
    };
  }

  scores(game: GameId): readonly ScoredPlay[] {
    return this.#scores.all(game);
  }

  leaderboard(guildId: string, kind: string, by: Ranking, limit: number): readonly Standing[] {
    return this.#ranked.get(by)?.all(guildId, kind, limit) ?? [];
  }

  players(guildId: string, typed: string, limit: number): readonly Person[] {
    return this.#players.all({ guild: guildId, typed, limit });
  }

  #page(guildId: string, request: PageRequest, side: Wanted['side']): GameId[] {
    const { userId, kind, result, mode, from = 0, to = Number.MAX_SAFE_INTEGER } = request;
    const filters = [
      ...(kind === undefined ? [] : (['kind'] as const)),
      ...(result === undefined ? [] : (['result'] as const)),
      ...(mode === undefined ? [] : (['mode'] as const)),
    ];
    const sql = keysSql({ person: userId !== undefined, filters, side });
    const statement =
      this.#keys.get(sql) ?? (this.connection.prepare<[Filling], GameId>(sql).pluck() as Statement<[Filling], GameId>);
    this.#keys.set(sql, statement);
    const { endedAt: at = 0, game = '' } = request.newer ?? request.older ?? {};
    return statement.all({
      guild: guildId,
      user: userId ?? '',
      kind: kind ?? '',
      result: result ?? '',
      mode: mode ?? '',
      at,
      game,
      limit: request.limit + 1,
      // The page's own bound too, or the index would be walked from its end.
      from: side === 'newer' ? Math.max(from, at) : from,
      to: side === 'older' ? Math.min(to, at + 1) : to,
    });
  }

  #read(game: GameId): readonly GameLine[] {
    const flat = this.#line.get(game);
    if (flat === undefined) return [];
    const people = new Map(this.#seats.all(game).map(({ seat, userId, name }) => [seat, { userId, name }]));
    return [
      {
        ...flat,
        seeded: flat.seeded === 1,
        crew: flat.crew ?? 0,
        playMs: flat.playMs ?? 0,
        summary: JSON.parse(flat.summary) as GameLine['summary'],
        people,
      },
    ];
  }
}
