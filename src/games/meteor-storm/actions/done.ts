import type { Action } from '../action.js';
import { endTurn } from '../flow/end-turn.js';
import { ordersRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { Turn } from '../turn.js';

/** Ends the orders: meteors move, a card is drawn, the other's turn begins. */
export function done(turn: Turn, { seat }: Extract<Action, { readonly type: 'done' }>): Refusal | null {
  const refusal = ordersRefusal(turn.state, seat);
  if (refusal === null) endTurn(turn);
  return refusal;
}
