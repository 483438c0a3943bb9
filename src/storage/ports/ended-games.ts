import type { AnyGameTypes, GameTypes } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { GameId } from '../../table/ports.js';

/** The last state of a game that is over, and who played it: for a rematch. */
export interface Ended<T extends GameTypes = AnyGameTypes> {
  readonly kind: string;
  readonly state: T['state'];
  /** Those who played, by seat. */
  readonly people: ReadonlyMap<Seat, { readonly name: string; readonly userId: string }>;
}

/** Ended games, looked up where a rematch is asked for. */
export interface EndedGames {
  of(game: GameId): Promise<Ended | null>;
  /** Those who played, by seat, but for people who were taken out of past games. Null: the game was deleted. */
  peopleOf(game: GameId): Promise<Ended['people'] | null>;
}
