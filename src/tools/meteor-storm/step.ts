import type { Action, GameEvent, GameState } from '../../games/meteor-storm/index.js';

/** One decision of a game that is played. */
export interface Step {
  readonly state: GameState;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}
