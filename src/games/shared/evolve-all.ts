import type { Millis } from './time.js';

/** Folds the events of one entry of a log, which all happened at the same moment. */
export function evolveAll<State, Event>(
  game: { evolve(state: State, event: Event, at: Millis): State },
  state: State,
  events: readonly Event[],
  at: Millis,
): State {
  let folded = state;
  for (const event of events) folded = game.evolve(folded, event, at);
  return folded;
}
