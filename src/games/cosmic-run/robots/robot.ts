import type { Action } from '../action.js';
import type { Random } from '../../shared/random.js';
import type { SeatView } from '../view.js';

/** A player that knows its seat's view and chance. Null: it has nothing to do. */
export interface Robot {
  readonly id: string;
  think(view: SeatView, random: Random): Action | null;
}
