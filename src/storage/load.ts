import type { Database } from 'better-sqlite3';
import type { GameEvent } from '../games/meteor/event.js';
import type { GameHeader, Person, StoredGame } from '../table/ports.js';

export type Damaged = (game: string, error: unknown) => void;

interface Row {
  readonly game: string;
  readonly guild: string;
  readonly channel: string;
  readonly created_at: number;
  readonly kind: string;
  readonly owner: string | null;
  /** JSON: [[sequence, at, events], …], put together by SQLite so that one parse reads a game. */
  readonly log: string;
}

const UNFINISHED = `
  SELECT g.game, g.guild, g.channel, g.created_at, g.kind, g.owner,
    '[' || group_concat('[' || e.sequence || ',' || e.at || ',' || e.events || ']') || ']' AS log
  FROM games g JOIN entries e ON e.game = g.game WHERE g.status = 'live' GROUP BY g.game`;

/** Every game that has not ended, one at a time. A damaged one is reported and left out. */
export function* readUnfinished(connection: Database, damaged: Damaged): Iterable<StoredGame> {
  const people = readPeople(connection);
  for (const row of connection.prepare<[], Row>(UNFINISHED).iterate()) {
    try {
      yield { header: headerOf(row), entries: entriesOf(row), people: people.get(row.game) ?? [] };
    } catch (error) {
      damaged(row.game, error);
    }
  }
}

const headerOf = (row: Row): GameHeader => ({
  game: row.game,
  guildId: row.guild,
  channelId: row.channel,
  createdAt: row.created_at,
  kind: row.kind,
  ...(row.owner === null ? {} : { owner: row.owner }),
});

type LogItem = readonly [sequence: number, at: number, events: readonly GameEvent[]];

function entriesOf({ log }: Row): StoredGame['entries'] {
  const items = JSON.parse(log) as LogItem[];
  // They come in the order of the key; asking SQLite to promise it would make it sort, at twice the time.
  if (!inOrder(items)) items.sort((left, right) => left[0] - right[0]);
  if (!inOrder(items)) throw new Error('entries of the log are missing');
  return items.map((item) => ({ at: item[1], events: item[2] }));
}

const inOrder = (items: readonly LogItem[]): boolean => items.every((item, at) => item[0] === at);

function readPeople(connection: Database): ReadonlyMap<string, StoredGame['people']> {
  const rows = connection
    .prepare<[], { game: string; seat: number; user: string; name: string }>(
      "SELECT game, seat, user, name FROM seats WHERE game IN (SELECT game FROM games WHERE status = 'live')",
    )
    .all();
  const people = new Map<string, { seat: number; person: Person }[]>();
  for (const { game, seat, user, name } of rows) {
    const seats = people.get(game) ?? [];
    if (seats.length === 0) people.set(game, seats);
    seats.push({ seat, person: { userId: user, name } });
  }
  return people;
}
