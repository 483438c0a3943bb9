import type { Database, Statement } from 'better-sqlite3';
import { evolveAll, initialState } from '../games/meteor/index.js';
import type { GameEvent } from '../games/meteor/event.js';
import type { GameState, Seat } from '../games/meteor/state.js';
import type { GameId } from '../table/ports.js';
import { LogReader } from '../storage/stored-log.js';

/** How a game that is over ended, and who played: for another like it. */
export class EndedRows {
  readonly #log: LogReader;
  readonly #people: Statement<[string], { readonly seat: Seat; readonly name: string }>;

  constructor(connection: Database) {
    this.#log = new LogReader(connection);
    this.#people = connection.prepare('SELECT seat, name FROM seats WHERE game = ? ORDER BY seat');
  }

  /** Null too for a log that is damaged beyond reading: another game needs nothing of it. */
  of(
    game: GameId,
  ): { readonly state: GameState; readonly people: ReadonlyMap<Seat, { readonly name: string }> } | null {
    const state = this.#lastState(game);
    return state && { state, people: new Map(this.#people.all(game).map(({ seat, name }) => [seat, { name }])) };
  }

  #lastState(game: GameId): GameState | null {
    try {
      const log = this.#log.read(game);
      if (!log?.over) return null;
      return log.entries.reduce(
        (before, { events, at }) => evolveAll(before, JSON.parse(events) as GameEvent[], at),
        initialState,
      );
    } catch {
      return null;
    }
  }
}
