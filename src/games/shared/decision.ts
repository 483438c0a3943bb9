import type { GameRefusal } from '../game.js';
import type { Millis } from './time.js';

/** Whether a decision is a refusal; else it is a list of events. */
export const isRefusal = <R extends GameRefusal>(decision: readonly unknown[] | R): decision is R =>
  !Array.isArray(decision);

/** A decision while it is being made: the events so far, and the state that they lead to. */
export class Decision<State, Event> {
  readonly events: Event[] = [];
  #folded = 0;
  #current: State;
  #now: Millis;

  /** `now` is the moment that the decision is about: for a timer, the moment it was due. */
  constructor(
    private readonly evolve: (state: State, event: Event, at: Millis) => State,
    state: State,
    now: Millis,
  ) {
    this.#current = state;
    this.#now = now;
  }

  get now(): Millis {
    return this.#now;
  }

  /** What was emitted before happened at the moment before. */
  set now(at: Millis) {
    this.#fold();
    this.#now = at;
  }

  /** The state with all events so far folded in: they are folded once somebody looks. */
  get state(): State {
    this.#fold();
    return this.#current;
  }

  emit(event: Event): void {
    this.events.push(event);
  }

  /** Emits what was decided apart; a refusal is handed back. */
  take<R extends GameRefusal>(decided: readonly Event[] | R): R | null {
    if (isRefusal(decided)) return decided;
    this.events.push(...decided);
    return null;
  }

  #fold(): void {
    for (; this.#folded < this.events.length; this.#folded += 1)
      this.#current = this.evolve(this.#current, this.events[this.#folded] as Event, this.#now);
  }
}
