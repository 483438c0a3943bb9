import { Decision } from '../shared/decision.js';
import type { GameEvent } from './event.js';
import { evolve } from './evolve.js';
import type { GameState, Millis } from './state.js';

/** A decision while it is being made. */
export class Turn extends Decision<GameState, GameEvent> {
  constructor(state: GameState, now: Millis) {
    super(evolve, state, now);
  }
}
