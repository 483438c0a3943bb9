import { Random } from '../shared/random.js';
import type { GameEvent } from './event.js';
import { evolve } from './evolve.js';
import type { GameState, Millis } from './state.js';

/** A decision while it is being made: the events so far, and the state that they lead to. */
export class Turn {
  readonly events: GameEvent[] = [];
  private current: GameState;

  /** `now` is the moment that the decision is about: for a timer, the moment it was due. */
  constructor(
    state: GameState,
    public now: Millis,
  ) {
    this.current = state;
  }

  /** The state with all events so far folded in. */
  get state(): GameState {
    return this.current;
  }

  /** The game's generator as it stands; whoever draws from it puts its new state into the event. */
  random(): Random {
    return new Random(this.current.random);
  }

  emit(event: GameEvent): void {
    this.events.push(event);
    this.current = evolve(this.current, event, this.now);
  }

  get isOver(): boolean {
    return this.current.phase === 'over';
  }
}
