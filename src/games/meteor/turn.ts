import type { GameEvent } from './event.js';
import { evolve } from './evolve.js';
import type { GameState, Millis } from './state.js';

/** A decision while it is being made: the events so far, and the state that they lead to. */
export class Turn {
  readonly events: GameEvent[] = [];
  private folded = 0;
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
    for (; this.folded < this.events.length; this.folded += 1) {
      this.current = evolve(this.current, this.events[this.folded] as GameEvent, this.now);
    }
    return this.current;
  }

  emit(event: GameEvent): void {
    this.events.push(event);
  }
}
