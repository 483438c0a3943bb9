import { Decision } from '../shared/decision.js';
import { Random } from '../shared/random.js';
import type { GameEvent } from './event.js';
import { evolve } from './evolve.js';
import type { GameState, Millis } from './state.js';

/** A decision while it is being made. */
export class Turn extends Decision<GameState, GameEvent> {
  constructor(state: GameState, now: Millis) {
    super(evolve, state, now);
  }

  /** The game's generator as it stands; whoever draws from it puts its new state into the event. */
  random(): Random {
    return new Random(this.state.random);
  }

  get isOver(): boolean {
    return this.state.phase === 'over';
  }
}
