import type { Ended, EndedGames } from '../../ports/ended-games.js';
import type { AnyGameTypes } from '../../../games/game.js';
import type { GameRegistry } from '../../../games/registry.js';
import { evolveAll } from '../../../games/shared/evolve-all.js';
import type { Seat } from '../../../games/shared/seat.js';
import { isWhole } from '../../../history/logs/chain.js';
import type { GameId } from '../../../table/ports.js';
import type { GameLogs } from '../../ports/game-logs.js';
import type { Sql } from '../sql.js';

interface Seated {
  readonly seat: Seat;
  readonly name: string;
  readonly userId: string;
}

/** Reads finished games from the log, by id. */
export class FinishedGames implements EndedGames {
  constructor(
    private readonly sql: Sql,
    private readonly logs: GameLogs,
    private readonly games: GameRegistry,
  ) {}

  async peopleOf(game: GameId): Promise<Ended['people'] | null> {
    const known = await this.sql.rows('SELECT 1 AS known FROM games WHERE game = @game', { game });
    return known.length === 0 ? null : this.#seated(game);
  }

  /** Null for a game that isn't finished or known, whose log can't be read, or whose kind isn't played here any more. */
  async of(game: GameId): Promise<Ended | null> {
    try {
      const log = await this.logs.read(game);
      if (log?.over !== true || !isWhole(this.sql, log)) return null;
      const { kind = '' } = log;
      const rules = this.games.find(kind);
      if (rules === undefined) return null;
      const state = log.entries.reduce(
        (before, { events, at }) => evolveAll(rules, before, JSON.parse(events) as AnyGameTypes['event'][], at),
        rules.initialState,
      );
      return { kind, state, people: await this.#seated(game) };
    } catch {
      return null;
    }
  }

  async #seated(game: GameId): Promise<Ended['people']> {
    const text = 'SELECT seat, name, "user" AS "userId" FROM seats WHERE game = @game ORDER BY seat';
    const seats = await this.sql.rows<Seated>(text, { game });
    return new Map(seats.map(({ seat, name, userId }) => [seat, { name, userId }]));
  }
}
