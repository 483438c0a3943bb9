import type { Database, Statement } from 'better-sqlite3';
import type { Game, GameRefusal, GameTypes } from '../games/game.js';
import { evolveAll } from '../games/shared/evolve-all.js';
import type { Seat } from '../games/shared/seat.js';
import type { GameId } from '../table/ports.js';
import { LogReader } from '../storage/log-reader.js';

/** How a game that is over ended, and who played: for another like it. Games of another kind are as if unknown. */
export class EndedRows<State, Event extends GameTypes['event']> {
  readonly #log: LogReader;
  readonly #people: Statement<[string], { readonly seat: Seat; readonly name: string }>;

  constructor(
    connection: Database,
    private readonly rules: Game<State, GameTypes['action'], Event, GameRefusal, unknown, unknown, unknown>,
  ) {
    this.#log = new LogReader(connection);
    this.#people = connection.prepare('SELECT seat, name FROM seats WHERE game = ? ORDER BY seat');
  }

  /** Null too for a log that is damaged beyond reading: another game needs nothing of it. */
  of(game: GameId): { readonly state: State; readonly people: ReadonlyMap<Seat, { readonly name: string }> } | null {
    const state = this.#lastState(game);
    return state && { state, people: new Map(this.#people.all(game).map(({ seat, name }) => [seat, { name }])) };
  }

  #lastState(game: GameId): State | null {
    try {
      const log = this.#log.read(game);
      if (log?.over !== true || log.kind !== this.rules.kind) return null;
      return log.entries.reduce(
        (before, { events, at }) => evolveAll(this.rules, before, JSON.parse(events) as Event[], at),
        this.rules.initialState,
      );
    } catch {
      return null;
    }
  }
}
