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
import { withoutSeeds, type DealSecrecy } from '../../../history/logs/withheld.js';
import type { GameLogs } from '../../ports/game-logs.js';
import type { SigningKey } from '../../signing-key.js';
import type { Sql, Values } from '../sql.js';
import {
  DAYS,
  EVERYWHERE,
  FIND,
  GUILD,
  keysSql,
  linesSql,
  ONE,
  OWN,
  OWN_PLAYS,
  PLAYERS,
  rankedSql,
  SCORES,
  seatsSql,
  STANDING,
  TALLIES,
  wonWithSql,
  type Wanted,
} from './archive-sql.js';

interface Flat extends Omit<GameLine, 'people' | 'seeded' | 'summary' | 'crew' | 'playMs'> {
  readonly seeded: number;
  readonly summary: string;
  /** Null: it wasn't counted. */
  readonly crew: number | null;
  readonly playMs: number | null;
}
interface Seated extends Person {
  readonly game: GameId;
  readonly seat: Seat;
}
type FlatTally = Omit<Tally, 'sums'> & { readonly sums: string };

/** The newest first. */
const byEnd = (a: GameLine, b: GameLine): number => b.endedAt - a.endedAt || (a.game < b.game ? 1 : -1);

const cursor = (line: GameLine | undefined): Cursor | null =>
  line === undefined ? null : { endedAt: line.endedAt, game: line.game };

/** What the games that are over are read from. */
export interface ArchiveParts {
  readonly sql: Sql;
  readonly logs: GameLogs;
  /** What their logs are signed with. */
  readonly key: SigningKey;
  /** What is kept back of finished games; absent: nothing. */
  readonly secrecy?: Pick<DealSecrecy, 'of'>;
}

/** The games that are over. */
export class Archive implements GameHistory {
  readonly #sql: Sql;

  constructor(private readonly parts: ArchiveParts) {
    this.#sql = parts.sql;
  }

  async list(guildId: string, request: PageRequest): Promise<GamePage> {
    const side = request.newer !== undefined ? 'newer' : request.older !== undefined ? 'older' : 'newest';
    const found = await this.#page(guildId, request, side);
    const more = found.length > request.limit;
    const games = side === 'newer' && more ? found.slice(1) : found.slice(0, request.limit);
    const atEnd = side === 'newer' ? true : more;
    const atStart = side === 'older' ? true : side === 'newer' && more;
    return { games, older: atEnd ? cursor(games.at(-1)) : null, newer: atStart ? cursor(games[0]) : null };
  }

  async wonWith(guildId: string, kind: string, name: string): Promise<readonly string[]> {
    if (!/^[a-z]+$/i.test(name)) throw new Error(`${name} is no name in a summary`);
    // The path is part of the statement, or the engine would not see that there is an index on it.
    const text = wonWithSql(this.#sql.jsonText('summary', name));
    const won = await this.#sql.rows<{ readonly value: unknown }>(text, { guild: guildId, kind });
    return won.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  }

  ofPerson(userId: string, { kind, mode, from }: OwnFilter): Promise<readonly GameLine[]> {
    return this.#lines(OWN, { user: userId, kind, mode, from });
  }

  async ownRecords(userId: string): Promise<readonly OwnRecord[]> {
    return ownRecords(await this.#sql.rows<OwnPlay>(OWN_PLAYS, { user: userId }));
  }

  everywhere({ kind, mode, from, to }: WorldFilter): Promise<readonly GameLine[]> {
    return this.#lines(EVERYWHERE, { kind, mode, from, to });
  }

  async show(guildId: string, game: GameId): Promise<FoundGame> {
    const [found] = await this.#sql.rows<{ readonly status: string }>(FIND, { game, guild: guildId });
    if (found === undefined) return { ok: false, why: 'unknown' };
    if (found.status !== 'over') return { ok: false, why: 'not-over' };
    const [line] = await this.#lines(ONE, { game });
    const log = await this.parts.logs.read(game);
    if (line === undefined || log === undefined) return { ok: false, why: 'unknown' };
    if (!isWhole(this.#sql, log)) return { ok: false, why: 'damaged' };
    const entries = readEntries(log);
    const withheld = (await this.parts.secrecy?.of(log)) ?? null;
    return {
      ok: true,
      record: {
        ...line,
        withheld,
        log: withSignature(log, this.parts.key),
        entries: withheld === null ? entries : withoutSeeds(entries),
      },
    };
  }

  async linked(game: GameId): Promise<LinkedGame> {
    const [found] = await this.#sql.rows<{ readonly guildId: string }>(GUILD, { game });
    if (found === undefined) return { ok: false, why: 'unknown' };
    const shown = await this.show(found.guildId, game);
    return shown.ok ? { ...shown, ...found } : shown;
  }

  async standing(guildId: string, kind: string, userId: string | null): Promise<Standing | null> {
    const [found] = await this.#sql.rows<Standing>(STANDING, { guild: guildId, kind, user: userId ?? '' });
    return found ?? null;
  }

  async stats(guildId: string, kind: string, userId: string | null): Promise<Stats> {
    const whose = { guild: guildId, kind, user: userId ?? '' };
    const [tallies, standing, days] = await Promise.all([
      this.#sql.rows<FlatTally>(TALLIES, whose),
      this.standing(guildId, kind, userId),
      this.#sql.rows<Day>(DAYS, whose),
    ]);
    return {
      tallies: tallies.map((tally) => ({ ...tally, sums: JSON.parse(tally.sums) as Tally['sums'] })),
      standing,
      days,
    };
  }

  scores(game: GameId): Promise<readonly ScoredPlay[]> {
    return this.#sql.rows<ScoredPlay>(SCORES, { game });
  }

  leaderboard(guildId: string, kind: string, by: Ranking, limit: number): Promise<readonly Standing[]> {
    return this.#sql.rows<Standing>(rankedSql(by), { guild: guildId, kind, limit });
  }

  players(guildId: string, typed: string, limit: number): Promise<readonly Person[]> {
    const pattern = `%${typed.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
    return this.#sql.rows<Person>(PLAYERS, { guild: guildId, typed, pattern, limit });
  }

  #page(guildId: string, request: PageRequest, side: Wanted['side']): Promise<readonly GameLine[]> {
    const { userId, kind, result, mode, from = 0, to = Number.MAX_SAFE_INTEGER } = request;
    const filters = [
      ...(kind === undefined ? [] : (['kind'] as const)),
      ...(result === undefined ? [] : (['result'] as const)),
      ...(mode === undefined ? [] : (['mode'] as const)),
    ];
    const { endedAt: at = 0, game = '' } = request.newer ?? request.older ?? {};
    return this.#lines(keysSql({ person: userId !== undefined, filters, side }), {
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

  /** The games that a query finds the keys of, the newest first. */
  async #lines(keys: string, values: Values): Promise<readonly GameLine[]> {
    const [games, seats] = await Promise.all([
      this.#sql.rows<Flat>(linesSql(keys), values),
      this.#sql.rows<Seated>(seatsSql(keys), values),
    ]);
    const people = new Map<GameId, Map<Seat, Person>>(games.map(({ game }) => [game, new Map()]));
    for (const { game, seat, userId, name } of seats) people.get(game)?.set(seat, { userId, name });
    return games.map((flat) => lineOf(flat, people.get(flat.game) ?? new Map<Seat, Person>())).sort(byEnd);
  }
}

const lineOf = (flat: Flat, people: GameLine['people']): GameLine => ({
  ...flat,
  seeded: flat.seeded === 1,
  crew: flat.crew ?? 0,
  playMs: flat.playMs ?? 0,
  summary: JSON.parse(flat.summary) as GameLine['summary'],
  people,
});
