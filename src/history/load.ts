import type { Database } from 'better-sqlite3';
import type { GameEvent } from '../games/meteor/event.js';
import type { GameHeader, Person, StoredGame } from '../table/ports.js';

export type Damaged = (game: string, error: unknown) => void;

interface Row {
  readonly game: string;
  readonly guild: string;
  readonly channel: string;
  readonly created_at: number;
  readonly count: number;
  readonly last: number;
  /** JSON: [[at, events], …], put together by SQLite so that one parse reads a game. */
  readonly log: string;
}

const UNFINISHED = `
  SELECT g.game, g.guild, g.channel, g.created_at, count(*) AS count, max(e.sequence) AS last,
    '[' || group_concat('[' || e.at || ',' || e.events || ']', ',' ORDER BY e.sequence) || ']' AS log
  FROM games g JOIN entries e ON e.game = g.game WHERE g.status = 'live' GROUP BY g.game`;

/** Every game that has not ended. A damaged one is reported and left out. */
export function readUnfinished(connection: Database, damaged: Damaged): readonly StoredGame[] {
  const people = readPeople(connection);
  const games: StoredGame[] = [];
  for (const row of connection.prepare<[], Row>(UNFINISHED).iterate()) {
    try {
      games.push({ header: headerOf(row), entries: entriesOf(row), people: people.get(row.game) ?? [] });
    } catch (error) {
      damaged(row.game, error);
    }
  }
  return games;
}

const headerOf = (row: Row): GameHeader =>
  ({ game: row.game, guildId: row.guild, channelId: row.channel, createdAt: row.created_at });

function entriesOf(row: Row): StoredGame['entries'] {
  if (row.last !== row.count - 1) throw new Error(`the log has ${row.count} entries and ends with number ${row.last}`);
  const log = JSON.parse(row.log) as (readonly [at: number, events: readonly GameEvent[]])[];
  return log.map(([at, events]) => ({ at, events }));
}

function readPeople(connection: Database): ReadonlyMap<string, StoredGame['people']> {
  const rows = connection.prepare<[], { game: string; seat: number; user: string; name: string }>(
    "SELECT game, seat, user, name FROM seats WHERE game IN (SELECT game FROM games WHERE status = 'live')").all();
  const people = new Map<string, { seat: number; person: Person }[]>();
  for (const { game, seat, user, name } of rows) {
    const seats = people.get(game) ?? [];
    if (seats.length === 0) people.set(game, seats);
    seats.push({ seat, person: { userId: user, name } });
  }
  return people;
}
