import type { Action } from '../action.js';
import { isMeteorHex, unitAt } from '../board.js';
import { closeOrder } from '../flow/orders.js';
import type { Hex } from '../hexes.js';
import { reachOf } from '../moves.js';
import { cardInPlay } from '../orders.js';
import { ordersRefusal, unitRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Unit, UnitId } from '../state.js';
import type { Turn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** Orders a unit to a hex. The unit that moved last may be sent elsewhere instead, until dice are rolled. */
export function move(turn: Turn, { seat, unit: id, to }: Of<'move'>): Refusal | null {
  const refusal = ordersRefusal(turn.state, seat) ?? unitRefusal(turn.state, seat, id);
  if (refusal !== null) return refusal;
  const unit = unitAsOrdered(turn.state, id);
  if (unit === null) return { code: 'no-such-unit' };
  const wrong = reachRefusal(turn.state, unit, to);
  if (wrong !== null) return wrong;
  open(turn, unit, to);
  return null;
}

/** Opens a unit's order: what was open before is over, unless it was this unit's own. */
export function open(turn: Turn, unit: Unit, to: Hex): void {
  if (turn.state.order?.unit === unit.id) turn.emit({ type: 'move-undone', unit: unit.id, to: unit.hex });
  else closeOrder(turn);
  turn.emit({ type: 'moved', unit: unit.id, from: unit.hex, to });
}

/** A unit where its order finds it: before its move, if that may still be taken back. */
export function unitAsOrdered({ units, order }: GameState, id: UnitId): Unit | null {
  const unit = units[id];
  if (unit === undefined) return null;
  return order?.unit === id ? { ...unit, hex: order.from } : unit;
}

/** Why a unit can't go to a hex; null: it can. `unit` stands where its order finds it. */
export function reachRefusal(state: GameState, unit: Unit, to: Hex): Refusal | null {
  const legal = reachOf(state, unit, cardInPlay(state)?.move ?? 0);
  if (legal.includes(to)) return null;
  if (isMeteorHex(state, to)) return { code: 'meteor-hex', to };
  return unitAt(state, to) === null ? { code: 'out-of-reach', unit: unit.id, to, legal } : { code: 'hex-taken', to };
}

/** Takes the last move back; nothing but dice makes it final. */
export function undo(turn: Turn, { seat }: Of<'undo'>): Refusal | null {
  const refusal = ordersRefusal(turn.state, seat);
  if (refusal !== null) return refusal;
  const { order } = turn.state;
  if (order === null) return { code: 'nothing-to-undo' };
  turn.emit({ type: 'move-undone', unit: order.unit, to: order.from });
  return null;
}

/** The unit that moved last doesn't combat. */
export function hold(turn: Turn, { seat }: Of<'hold'>): Refusal | null {
  const refusal = ordersRefusal(turn.state, seat);
  if (refusal !== null) return refusal;
  if (turn.state.order === null) return { code: 'no-open-order' };
  closeOrder(turn);
  return null;
}
