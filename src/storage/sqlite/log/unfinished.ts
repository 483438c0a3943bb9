import type { Database } from 'better-sqlite3';
import type { StoredGame } from '../../../table/ports.js';
import { storedGame, type GameRow, type SeatRow } from '../../log/unfinished-game.js';
import type { StoredEntry } from '../../log/stored-log.js';

/** Told of a game whose log can't be read. */
export type Damaged = (game: string, error: unknown) => void;

/**
 * Every game that has not ended, one at a time and each read by itself, so that a bad page, or a log that is not what
 * was written (its chain of digests says so), costs one game and not all. A damaged one is reported and left out.
 */
export function* readUnfinished(connection: Database, damaged: Damaged): Iterable<StoredGame> {
  const reader = new UnfinishedReader(connection);
  for (const game of reader.games()) {
    let stored: StoredGame;
    try {
      stored = reader.read(game);
    } catch (error) {
      damaged(game, error);
      continue;
    }
    yield stored;
  }
}

class UnfinishedReader {
  readonly #games;
  readonly #row;
  readonly #entries;
  readonly #people;

  constructor(connection: Database) {
    // From the index and (by the plus) from the table: either may be damaged so that it looks empty.
    this.#games = connection
      .prepare<[], string>(
        "SELECT game FROM games WHERE status = 'live' UNION SELECT game FROM games WHERE +status = 'live'",
      )
      .pluck();
    this.#row = connection.prepare<[string], GameRow>(
      'SELECT guild, channel, created_at, kind, owner, seeded FROM games WHERE game = ?',
    );
    this.#entries = connection.prepare<[string], StoredEntry>(
      'SELECT sequence, at, action, events, digest FROM entries WHERE game = ? ORDER BY sequence',
    );
    this.#people = connection.prepare<[string], SeatRow>('SELECT seat, user, name FROM seats WHERE game = ?');
  }

  games(): readonly string[] {
    return this.#games.all();
  }

  /** Throws the driver's error for a page that cannot be read, and what is wrong with a log that was changed. */
  read(game: string): StoredGame {
    const row = this.#row.get(game);
    if (row === undefined) throw new Error('its row cannot be found');
    return storedGame(game, row, this.#entries.all(game), this.#people.all(game));
  }
}
