import { statSync } from 'node:fs';
import { join } from 'node:path';
import { countGame, HistoryRegistry, type GameStats } from '../../../history/adapter.js';
import { isMeteorRecord, METEOR_HISTORY } from '../../../history/meteor/adapter.js';
import { archiveOf, readingFrom } from '../../../storage/sqlite/history/archive.js';
import { openDatabase, type BotDatabase } from '../../../storage/sqlite/database.js';
import { digestOf } from '../../../storage/log/digest.js';
import { rulesOf } from '../../../storage/sqlite/log/entry-row.js';
import { GameRows } from '../../../storage/sqlite/log/game-rows.js';
import { StatsWriter } from '../../../storage/sql/history/stats-writer.js';
import { SqliteSql } from '../../../storage/sqlite/sql.js';
import { compress, shortDigestsOf } from '../../../storage/log/pack.js';
import type { GameHistory, Ranking, Result } from '../../../history/queries.js';
import type { StoredEntry } from '../../../storage/log/stored-log.js';
import { timelineOf } from '../../../history/meteor/timeline.js';
import type { GameEvent } from '../../../games/meteor/index.js';
import type { MeteorTypes } from '../../../games/meteor/index.js';
import type { LogEntry, Person } from '../../../table/ports.js';
import { playedLog } from './played.js';
import { withFolder } from '../../bench/folder.js';

export interface HistoryFigures {
  readonly games: number;
  readonly listP99Ms: number;
  readonly showP99Ms: number;
  readonly statsP99Ms: number;
  readonly leaderboardP99Ms: number;
  /** The database's file, indexes and all, by its games. */
  readonly bytesPerGame: number;
}

const TEMPLATES = 60;
const EVENTS = 150;
const AT_ONCE = 2_000;
const QUESTIONS = 400;
const HOUR_MS = 3_600_000;
export const BEGAN = 1_700_000_000_000;
/** More than half of all games are in one server, as the worst that is likely. */
export const GUILDS = ['100000000000000001', '100000000000000002', '100000000000000003', '100000000000000004'];
const PEOPLE = 400;

const nth = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

export const userOf = (at: number): string => String(300000000000000000n + BigInt(at));

/** A game as it is written again and again, under other names. */
interface Template {
  readonly players: number;
  readonly entries: readonly StoredEntry[];
  readonly events: readonly { readonly at: number; readonly events: readonly GameEvent[] }[];
  readonly data: Buffer;
  readonly stats: GameStats;
  readonly end: Extract<GameEvent, { readonly type: 'ended' }>;
}

/** Placements of another game bring a log to 150 events, which is long for one: they pack as real ones do. */
function lengthened(
  log: readonly LogEntry<MeteorTypes>[],
  other: readonly LogEntry<MeteorTypes>[],
): readonly LogEntry<MeteorTypes>[] {
  const count = log.reduce((sum, { events }) => sum + events.length, 0);
  const place = log.findIndex(({ events }) => events.some(({ type }) => type === 'placed'));
  const placements = other.filter(({ events }) => events.length === 1 && events[0]?.type === 'placed');
  const more = Array.from({ length: Math.max(0, EVENTS - count) }, (_, at) => nth(placements, at));
  return [...log.slice(0, place), ...more, ...log.slice(place)].map((entry, sequence) => ({ ...entry, sequence }));
}

function template(at: number): Template {
  const players = 1 + (at % 5);
  const people = Array.from({ length: players }, (_, seat): Person => ({
    userId: String(seat),
    name: `Player ${seat}`,
  }));
  const played = (seed: string): readonly LogEntry<MeteorTypes>[] =>
    playedLog({ game: 'bench', guildId: '1', seed, people, startAt: BEGAN, paceMs: 2_500 });
  const whole = played(`bench-${at}`);
  const log = lengthened(whole, played(`bench-${at}-more`));
  const entries = log.map(({ sequence, at: when, action, events }) => ({
    sequence,
    at: when,
    action: JSON.stringify(action),
    events: JSON.stringify(events),
    digest: '',
  }));
  const end = log.flatMap(({ events }) => events).find((event) => event.type === 'ended');
  if (end === undefined) throw new Error('a game that did not end');
  const { stats } = countGame(METEOR_HISTORY, whole);
  if (stats === null) throw new Error('a game that did not begin');
  return { players, entries, events: log, data: compress(entries), stats, end };
}

const idOf = (at: number): string => `bench${at.toString(36).padStart(5, '0')}`;
const guildOf = (at: number): string => (at % 5 < 3 ? nth(GUILDS, 0) : nth(GUILDS, 1 + (at % 3)));

/** Writes whole games through the log's own rows, but packed at once, and thousands in a transaction. */
class Filling {
  readonly #rows: GameRows;
  readonly #stats: StatsWriter;
  readonly #pack;
  readonly #mark;

  constructor(
    private readonly database: BotDatabase,
    private readonly templates: readonly Template[],
  ) {
    this.#rows = new GameRows(database.connection);
    const { connection } = database;
    const histories = new HistoryRegistry([METEOR_HISTORY]);
    // On the one connection, so that its transactions take the statistics along.
    this.#stats = new StatsWriter(new SqliteSql(connection), readingFrom(connection).logs, histories);
    this.#pack = database.connection.prepare(
      'INSERT INTO packed (game, entries, data, marks, digest) VALUES (?, ?, ?, ?, ?)',
    );
    this.#mark = database.connection.prepare('UPDATE games SET packed = 1 WHERE game = ?');
  }

  async fill(games: number): Promise<void> {
    for (let from = 0; from < games; from += AT_ONCE) {
      this.database.connection.exec('BEGIN IMMEDIATE');
      for (let at = from; at < Math.min(games, from + AT_ONCE); at += 1) await this.#one(at);
      this.database.connection.exec('COMMIT');
    }
  }

  async #one(at: number): Promise<void> {
    const made = nth(this.templates, at);
    const game = idOf(at);
    const guildId = guildOf(at);
    const createdAt = BEGAN + Math.floor((at * HOUR_MS) / 10);
    const endedAt = createdAt + 300_000;
    this.#rows.create(
      { game, kind: 'meteor', guildId, channelId: '200000000000000001', createdAt },
      rulesOf(game, made.events[0]?.events ?? []),
    );
    this.#rows.seat(
      game,
      Array.from({ length: made.players }, (_, seat) => {
        const who = (at * 7 + seat * 61) % PEOPLE;
        return { seat, person: { userId: userOf(who), name: `Player ${who}` } };
      }),
    );
    this.#rows.end(game, made.end, endedAt);
    await this.#stats.add(
      { game, kind: 'meteor', guild: guildId, seeded: 0, ended_at: endedAt, result: made.end.result },
      made.stats,
    );
    let digest = game;
    const digests = made.entries.map((entry) => (digest = digestOf(digest, entry)));
    this.#pack.run(game, made.entries.length, made.data, shortDigestsOf(digests), digest);
    this.#mark.run(game);
  }
}

/** The 99th percentile of so many questions, in milliseconds. */
async function p99(ask: (at: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < QUESTIONS; at += 1) {
    const began = performance.now();
    await ask(at);
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return Number((took[Math.ceil(took.length * 0.99) - 1] ?? 0).toFixed(2));
}

const RESULTS: readonly (Result | undefined)[] = [undefined, 'won', 'lost', 'abandoned'];
const RANKINGS: readonly Ranking[] = ['wins', 'streak', 'points', 'fastest'];

/** What the questions take. */
export type QuestionFigures = Omit<HistoryFigures, 'games' | 'bytesPerGame'>;

/** The questions that people ask, in the fullest server and in others, with every filter and on deep pages. */
export async function ask(archive: GameHistory, games: number): Promise<QuestionFigures> {
  const user = (at: number): string => userOf((at * 13) % PEOPLE);
  const deep = (at: number) =>
    at % 3 === 0 ? { older: { endedAt: BEGAN + (((at * 7919) % games) * HOUR_MS) / 10, game: 'bench00000' } } : {};
  return {
    listP99Ms: await p99((at) => {
      const result = nth(RESULTS, at);
      return archive.list(nth(GUILDS, at % 2), {
        limit: 8,
        ...(result === undefined ? {} : { result }),
        ...(at % 4 === 1 ? { userId: user(at) } : {}),
        ...(at % 5 === 2 ? { mode: 'first' } : {}),
        ...deep(at),
      });
    }),
    showP99Ms: await p99(async (at) => {
      const game = (at * 7919) % games;
      const asked = await archive.show(guildOf(game), idOf(game));
      if (!asked.ok) throw new Error(`a game is missing: ${asked.why}`);
      if (!isMeteorRecord(asked.record)) throw new Error('a game of another kind');
      return timelineOf(asked.record.entries);
    }),
    statsP99Ms: await p99((at) => archive.stats(nth(GUILDS, at % 2), 'meteor', at % 3 === 0 ? null : user(at))),
    leaderboardP99Ms: await p99((at) => archive.leaderboard(nth(GUILDS, at % 2), 'meteor', nth(RANKINGS, at), 15)),
  };
}

/** A new database with so many finished games. */
export async function fillHistory(path: string, games: number): Promise<BotDatabase> {
  const database = openDatabase(path, { disk: 'thread' });
  await new Filling(
    database,
    Array.from({ length: TEMPLATES }, (_, at) => template(at)),
  ).fill(games);
  database.connection.pragma('wal_checkpoint(TRUNCATE)');
  return database;
}

/** Fills a database with finished games of 150 events, and asks it what people ask. */
export const benchHistory = (games = 10_000): Promise<HistoryFigures> =>
  withFolder(async (folder) => {
    const path = join(folder, 'bench.db');
    const database = await fillHistory(path, games);
    const figures = await ask(archiveOf(database.connection), games);
    const bytesPerGame = Math.round(statSync(path).size / games);
    database.close();
    return { games, ...figures, bytesPerGame };
  });
