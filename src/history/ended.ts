import type { Database, Statement } from 'better-sqlite3';
import type { Mode } from '../games/meteor/state.js';
import type { GameId } from '../table/ports.js';

/** What a game that is over was, and who played: for another like it. */
export class EndedRows {
  readonly #game: Statement<[string], { readonly mode: Mode; readonly relaxed: number }>;
  readonly #crew: Statement<[string], string>;

  constructor(connection: Database) {
    this.#game = connection.prepare("SELECT mode, relaxed FROM games WHERE game = ? AND status = 'over'");
    this.#crew = connection.prepare<[string], string>('SELECT name FROM seats WHERE game = ? ORDER BY seat').pluck();
  }

  of(game: GameId): { readonly mode: Mode; readonly relaxed: boolean; readonly crew: readonly string[] } | null {
    const found = this.#game.get(game);
    return found ? { mode: found.mode, relaxed: found.relaxed === 1, crew: this.#crew.all(game) } : null;
  }
}
