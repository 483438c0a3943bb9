import type { CosmicEvent } from './event.js';
import { evolve } from './evolve.js';
import type { CosmicState, Millis, TurnState } from './state.js';

/** A decision while it is being made: the events so far, and the state that they lead to. */
export class Decision {
  readonly events: CosmicEvent[] = [];
  private folded = 0;
  private current: CosmicState;

  constructor(
    state: CosmicState,
    readonly now: Millis,
  ) {
    this.current = state;
  }

  /** The state with all events so far folded in. */
  get state(): CosmicState {
    for (; this.folded < this.events.length; this.folded += 1) {
      this.current = evolve(this.current, this.events[this.folded] as CosmicEvent, this.now);
    }
    return this.current;
  }

  /** The turn that is being played. */
  get turn(): TurnState {
    const { turn } = this.state;
    if (turn === null) throw new Error('no turn is being played');
    return turn;
  }

  emit(event: CosmicEvent): void {
    this.events.push(event);
  }
}
