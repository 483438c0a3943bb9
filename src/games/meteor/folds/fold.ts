import type { GameEvent, GameEventType } from '../event.js';
import type { GameState, Millis } from '../state.js';

/** How one kind of event changes the state. `at`: when it happened, in milliseconds since the epoch. */
export type Fold<T extends GameEventType> = (
  state: GameState,
  event: Extract<GameEvent, { readonly type: T }>,
  at: Millis,
) => GameState;

/** One fold for each of these kinds of event. */
export type FoldsOf<T extends GameEventType> = { readonly [K in T]: Fold<K> };
