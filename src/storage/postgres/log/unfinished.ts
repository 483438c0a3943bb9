import type { GameId, StoredGame } from '../../../table/ports.js';
import type { StoredEntry } from '../../log/stored-log.js';
import { storedGame, type GameRow, type SeatRow } from '../../log/unfinished-game.js';
import type { Sql } from '../sql.js';

/** Games that are read at a time: a thousand logs need not be in memory at once, nor cost a round trip each. */
const PAGE = 20;

type Row = GameRow & { readonly game: GameId; readonly shard: number };
type OfGame<T> = T & { readonly game: GameId };

/** A game that has not ended, with what its next entry needs. */
export interface UnfinishedGame {
  readonly stored: StoredGame;
  readonly shard: number;
  readonly lastDigest: string;
}

/** Told of a game whose log is not what was written. */
export type Damaged = (game: GameId, error: unknown) => void;

/** Every game of these shards that has not ended. A damaged one is reported and left out. */
export async function* readUnfinished(
  sql: Sql,
  shards: readonly number[],
  damaged: Damaged,
): AsyncIterable<UnfinishedGame> {
  const live = await sql.rows<{ game: GameId }>(
    "SELECT game FROM games WHERE status = 'live' AND shard = ANY (@shards) ORDER BY game",
    { shards },
  );
  yield* readGames(
    sql,
    live.map(({ game }) => game),
    damaged,
  );
}

/** Those of these games that are there and haven't ended. */
export async function* readGames(sql: Sql, games: readonly GameId[], damaged: Damaged): AsyncIterable<UnfinishedGame> {
  for (let at = 0; at < games.length; at += PAGE) {
    const page = await readPage(sql, games.slice(at, at + PAGE));
    for (const { row, entries, seats } of page) {
      let stored: StoredGame;
      try {
        stored = storedGame(row.game, row, entries, seats);
      } catch (error) {
        damaged(row.game, error);
        continue;
      }
      yield { stored, shard: row.shard, lastDigest: entries.at(-1)?.digest ?? row.game };
    }
  }
}

async function readPage(
  sql: Sql,
  games: readonly GameId[],
): Promise<readonly { row: Row; entries: readonly StoredEntry[]; seats: readonly SeatRow[] }[]> {
  const rows = await sql.rows<Row>(
    `SELECT game, guild, channel, created_at, kind, owner, seeded, shard FROM games
    WHERE game = ANY (@games) AND status = 'live' ORDER BY game`,
    { games },
  );
  const entries = await sql.rows<OfGame<StoredEntry>>(
    `SELECT game, sequence, at, action, events, digest FROM entries WHERE game = ANY (@games) ORDER BY game, sequence`,
    { games },
  );
  const seats = await sql.rows<OfGame<SeatRow>>('SELECT game, seat, user, name FROM seats WHERE game = ANY (@games)', {
    games,
  });
  const entriesOf = byGame(entries);
  const seatsOf = byGame(seats);
  return rows.map((row) => ({ row, entries: entriesOf.get(row.game) ?? [], seats: seatsOf.get(row.game) ?? [] }));
}

function byGame<T>(rows: readonly OfGame<T>[]): ReadonlyMap<GameId, readonly OfGame<T>[]> {
  const found = new Map<GameId, OfGame<T>[]>();
  for (const row of rows) {
    const known = found.get(row.game);
    if (known === undefined) found.set(row.game, [row]);
    else known.push(row);
  }
  return found;
}
