import type { Action } from '../action.js';
import { unitsOfSide } from '../board.js';
import { cardOf } from '../cards/command.js';
import { orderedBy } from '../orders.js';
import { ordersRefusal, sideOf, turnRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { Turn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Plays a command card, one that orders nobody too (MS10); before the first order, in place of the one in play. */
export function play(turn: Turn, { seat, card: id }: Of<'play'>): Refusal | null {
  const refusal = turnRefusal(turn.state, seat);
  if (refusal !== null) return refusal;
  const { card: inPlay, ordered, hands } = turn.state;
  if (inPlay !== null && (ordered.length > 0 || inPlay === id)) return { code: 'card-played', card: inPlay };
  const side = sideOf(seat);
  const card = cardOf(id);
  const held = hands[side];
  if (card === undefined || !held.includes(id)) return { code: 'card-not-in-hand', card: id, held };
  if (inPlay !== null) turn.emit({ type: 'card-taken-back', seat, card: inPlay });
  const { state } = turn;
  const marked = unitsOfSide(state, side).filter((unit) => unit.marked);
  turn.emit({
    type: 'card-played',
    seat,
    card: id,
    units: orderedBy(state, card, side),
    cleared: card.clearsAlerts === true ? marked.map((unit) => unit.id) : [],
  });
  return null;
}

/** Takes the card back, as long as no unit was ordered. */
export function takeBack(turn: Turn, { seat }: Of<'take-back'>): Refusal | null {
  const refusal = ordersRefusal(turn.state, seat);
  if (refusal !== null) return refusal;
  const { card, ordered } = turn.state;
  if (card === null || ordered.length > 0) return { code: 'orders-given' };
  turn.emit({ type: 'card-taken-back', seat, card });
  return null;
}
