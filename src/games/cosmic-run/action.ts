import type { ConfigureAction, LobbyAction } from '../shared/lobby.js';
import type { Authority, Seat } from '../shared/seat.js';
import type { AlienCardId, DieIndex, Millis, Options, PlaceId, PlanetNumber, PowerId } from './state.js';

/** What a seat, a moderator or the table itself asks of the rules. The table has already mapped people to seats. */
export type Action =
  | LobbyAction
  | ConfigureAction<Options>
  | { readonly type: 'start'; readonly by: Authority }
  /** Step 1: the flipped meteor card counts. */
  | { readonly type: 'go-on'; readonly seat: Seat }
  /** `confirmed`: this seat knows that the yellow die at planet 6 loses its unassigned dice (CR6). */
  | {
      readonly type: 'assign';
      readonly seat: Seat;
      readonly dice: readonly DieIndex[];
      readonly place: PlaceId;
      readonly confirmed: boolean;
    }
  | { readonly type: 'roll'; readonly seat: Seat }
  /**
   * A power. `die`: the one that it changes. `value`: what that die shall show; for the power that moves a ship, the
   * planet's number. Null where the power asks for none.
   */
  | {
      readonly type: 'use';
      readonly seat: Seat;
      readonly power: PowerId;
      readonly die: DieIndex | null;
      readonly value: number | null;
    }
  /** Step 3: the move that the dice have earned. `early`: it stops one space before its end, on a token. */
  | { readonly type: 'move'; readonly seat: Seat; readonly planet: PlanetNumber; readonly early: boolean }
  | { readonly type: 'recruit'; readonly seat: Seat; readonly card: AlienCardId }
  | { readonly type: 'retire'; readonly seat: Seat; readonly card: AlienCardId }
  /** Does what is left of step 3 in its order; recruits without room are given up. */
  | { readonly type: 'end-turn'; readonly seat: Seat }
  /** Time has passed. `aliveAt`: when the process is known to have last run; absent: the timer's own time. */
  | { readonly type: 'tick'; readonly aliveAt?: Millis }
  /** The bot, or its gateway, was away from `since` until now. */
  | { readonly type: 'downtime'; readonly since: Millis };

export type ActionType = Action['type'];
export type Of<T extends ActionType> = Extract<Action, { readonly type: T }>;
