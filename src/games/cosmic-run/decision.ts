import { Decision as AnyDecision } from '../shared/decision.js';
import type { CosmicEvent } from './event.js';
import { evolve } from './evolve.js';
import type { CosmicState, Millis, TurnState } from './state.js';

/** A decision while it is being made. */
export class Decision extends AnyDecision<CosmicState, CosmicEvent> {
  constructor(state: CosmicState, now: Millis) {
    super(evolve, state, now);
  }

  /** The turn that is being played. */
  get turn(): TurnState {
    const { turn } = this.state;
    if (turn === null) throw new Error('no turn is being played');
    return turn;
  }
}
