import type { GameOutcome } from '../game.js';
import type { Seat } from './seat.js';

/** How a game of several winners or none ended, for reasons of its own. */
export interface OutcomeOf<Result extends GameOutcome['result'], Reason extends string> extends GameOutcome {
  readonly result: Result;
  readonly reason: Reason;
  readonly winners: readonly Seat[];
}
