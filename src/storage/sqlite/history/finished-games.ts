import type { Database, Statement } from 'better-sqlite3';
import type { AnyGameTypes } from '../../../games/game.js';
import type { GameRegistry } from '../../../games/registry.js';
import { evolveAll } from '../../../games/shared/evolve-all.js';
import type { Seat } from '../../../games/shared/seat.js';
import type { GameId } from '../../../table/ports.js';
import { LogReader } from '../log/reader.js';
import { isWhole } from '../../../history/logs/chain.js';

/** The last state of a finished game, and who played it: for a rematch. */
export interface FinishedGame {
  readonly kind: string;
  readonly state: unknown;
  readonly people: ReadonlyMap<Seat, { readonly name: string; readonly userId: string }>;
}

/** Reads finished games from the log, by id. */
export class FinishedGames {
  readonly #log: LogReader;
  readonly #known: Statement<[string]>;
  readonly #people: Statement<[string], { readonly seat: Seat; readonly name: string; readonly userId: string }>;

  constructor(
    private readonly connection: Database,
    private readonly games: GameRegistry,
  ) {
    this.#log = new LogReader(connection);
    this.#known = connection.prepare('SELECT 1 FROM games WHERE game = ?');
    this.#people = connection.prepare('SELECT seat, name, user AS userId FROM seats WHERE game = ? ORDER BY seat');
  }

  /** Null for a game that isn't known. */
  peopleOf(game: GameId): FinishedGame['people'] | null {
    return this.#known.get(game) === undefined ? null : this.#seated(game);
  }

  /** Null for a game that isn't finished or known, whose log can't be read, or whose kind isn't played here any more. */
  of(game: GameId): FinishedGame | null {
    try {
      const log = this.#log.read(game);
      if (log?.over !== true || !isWhole(this.connection, log)) return null;
      const { kind = '' } = log;
      const rules = this.games.find(kind);
      if (rules === undefined) return null;
      const state = log.entries.reduce(
        (before, { events, at }) => evolveAll(rules, before, JSON.parse(events) as AnyGameTypes['event'][], at),
        rules.initialState,
      );
      return { kind, state, people: this.#seated(game) };
    } catch {
      return null;
    }
  }

  #seated(game: GameId): FinishedGame['people'] {
    return new Map(this.#people.all(game).map(({ seat, name, userId }) => [seat, { name, userId }]));
  }
}
