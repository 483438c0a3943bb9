import type { Database, Statement } from 'better-sqlite3';
import type { AnyGameTypes } from '../games/game.js';
import type { GameRegistry } from '../games/registry.js';
import type { Seat } from '../games/shared/seat.js';
import type { GameId } from '../table/ports.js';
import { LogReader } from '../storage/stored-log.js';

/** How a game that is over ended, and who played: for another like it. */
export interface FinishedGame {
  readonly kind: string;
  readonly state: unknown;
  readonly people: ReadonlyMap<Seat, { readonly name: string }>;
}

export class EndedRows {
  readonly #log: LogReader;
  readonly #kind: Statement<[string], string>;
  readonly #people: Statement<[string], { readonly seat: Seat; readonly name: string }>;

  constructor(
    connection: Database,
    private readonly games: GameRegistry,
  ) {
    this.#log = new LogReader(connection);
    this.#kind = connection.prepare<[string], string>('SELECT kind FROM games WHERE game = ?').pluck();
    this.#people = connection.prepare('SELECT seat, name FROM seats WHERE game = ? ORDER BY seat');
  }

  /** Null too for a log that is damaged beyond reading, or of a game not played here: another needs nothing of it. */
  of(game: GameId): FinishedGame | null {
    const kind = this.#kind.get(game) ?? '';
    const rules = this.games.find(kind);
    if (rules === undefined) return null;
    try {
      const log = this.#log.read(game);
      if (!log?.over) return null;
      let state = rules.initialState;
      for (const { events, at } of log.entries)
        for (const event of JSON.parse(events) as AnyGameTypes['event'][]) state = rules.evolve(state, event, at);
      return { kind, state, people: new Map(this.#people.all(game).map(({ seat, name }) => [seat, { name }])) };
    } catch {
      return null;
    }
  }
}
