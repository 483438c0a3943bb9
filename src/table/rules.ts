import type { Action } from '../games/meteor/action.js';
import type { GameEvent } from '../games/meteor/event.js';
import type { Refusal } from '../games/meteor/refusal.js';
import type { GameState, Millis, Options, Seat } from '../games/meteor/state.js';

/** What the table asks of the rules. `games/meteor/index.js` as a whole fits; tests may put in their own. */
export interface Rules {
  readonly RULES_VERSION: string;
  readonly initialState: GameState;
  createGame(agreed: { readonly options: Options; readonly seed: string }): readonly GameEvent[];
  decide(state: GameState, action: Action, now: Millis): readonly GameEvent[] | Refusal;
  isRefusal(decision: readonly GameEvent[] | Refusal): decision is Refusal;
  evolveAll(state: GameState, events: readonly GameEvent[], at: Millis): GameState;
  nextDue(state: GameState): Millis | null;
  freeSeat(state: GameState): Seat | null;
}
