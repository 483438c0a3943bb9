import type { Millis } from './time.js';

/** One kind of a game's events. */
type EventOf<Event extends { readonly type: string }, Type extends Event['type']> = Extract<
  Event,
  { readonly type: Type }
>;

/** How one kind of event changes the state. `at`: when it happened, in milliseconds since the epoch. */
export type FoldOf<State, Event extends { readonly type: string }, Type extends Event['type']> = (
  state: State,
  event: EventOf<Event, Type>,
  at: Millis,
) => State;
