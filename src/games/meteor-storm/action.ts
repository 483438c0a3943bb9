import type { ConfigureAction, LobbyAction } from '../shared/lobby.js';
import type { Authority } from '../shared/seat.js';
import type { CardId, Hex, Millis, Options, Seat, TileId, UnitId } from './state.js';

export type { Authority };

/** What a unit shoots at. */
export type Target = { readonly unit: UnitId } | { readonly tile: TileId };

/** What a seat, a moderator or the table itself asks of the rules. The table has already mapped people to seats. */
export type Action =
  | LobbyAction
  | ConfigureAction<Options>
  | { readonly type: 'start'; readonly by: Authority }
  /** Plays a command card. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId }
  /** Takes it back into the hand, before the first order. */
  | { readonly type: 'take-back'; readonly seat: Seat }
  /** Orders a unit to a hex; to its own: it stays. */
  | { readonly type: 'move'; readonly seat: Seat; readonly unit: UnitId; readonly to: Hex }
  /** Takes the last move back, until dice are rolled. */
  | { readonly type: 'undo'; readonly seat: Seat }
  /** A unit combats from where it is. */
  | { readonly type: 'fire'; readonly seat: Seat; readonly unit: UnitId; readonly target: Target }
  /** The unit that moved last doesn't combat. */
  | { readonly type: 'hold'; readonly seat: Seat }
  /** A whole order at once: a move, then a combat; null: none. */
  | {
      readonly type: 'order';
      readonly seat: Seat;
      readonly unit: UnitId;
      readonly to: Hex;
      readonly target: Target | null;
    }
  /** Answers a red alert (MS8): a hex to retire to, null for a marker, or `ignore` where the unit may. */
  | { readonly type: 'retire'; readonly seat: Seat; readonly to: Hex | null | 'ignore' }
  /** Ends the orders, and with them the turn. */
  | { readonly type: 'done'; readonly seat: Seat }
  /** Time has passed. `aliveAt`: when the process is known to have last run; absent: the timer's own time. */
  | { readonly type: 'tick'; readonly aliveAt?: Millis }
  /** The bot, or its gateway, was away from `since` until now. */
  | { readonly type: 'downtime'; readonly since: Millis };

export type ActionType = Action['type'];
