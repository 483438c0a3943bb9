import type { GameEvent, GameEventType } from './event.js';
import type { GameState, Millis } from './state.js';

export type Fold<T extends GameEventType> = (
  state: GameState,
  event: Extract<GameEvent, { readonly type: T }>,
  at: Millis,
) => GameState;
