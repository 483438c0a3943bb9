import type { Action, Target } from '../action.js';
import { combat } from '../flow/combat.js';
import type { Hex } from '../hexes.js';
import { cardInPlay } from '../orders.js';
import { ordersRefusal, unitRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Unit } from '../state.js';
import { mayCombat, shotOf, targetRefusal } from '../targets.js';
import type { Turn } from '../turn.js';
import { open, reachRefusal, unitAsOrdered } from './move.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** A unit combats from where it is; one that wasn't ordered yet stays. */
export function fire(turn: Turn, { seat, unit: id, target }: Of<'fire'>): Refusal | null {
  const refusal = ordersRefusal(turn.state, seat) ?? unitRefusal(turn.state, seat, id);
  if (refusal !== null) return refusal;
  const { state } = turn;
  const unit = state.units[id];
  const before = unitAsOrdered(state, id);
  if (unit === undefined || before === null) return { code: 'no-such-unit' };
  const wrong = combatRefusal(state, before, unit.hex, target);
  if (wrong !== null) return wrong;
  if (state.order?.unit !== id) open(turn, unit, unit.hex);
  combat(turn, unit, target);
  return null;
}

/** Why a unit, ordered from where it began, can't shoot at a target from a hex; null: it can. */
function combatRefusal(state: GameState, before: Unit, from: Hex, target: Target): Refusal | null {
  const card = cardInPlay(state);
  if (card?.noCombat === true) return { code: 'no-combat', card: card.id };
  if (!mayCombat(state, before, from)) return { code: 'marked-moved', unit: before.id };
  return targetRefusal(state, shotOf(state, before, from), target);
}

/** A whole order at once: all of it is legal, or none of it happens. */
export function order(turn: Turn, { seat, unit: id, to, target }: Of<'order'>): Refusal | null {
  const refusal = ordersRefusal(turn.state, seat) ?? unitRefusal(turn.state, seat, id);
  if (refusal !== null) return refusal;
  const before = unitAsOrdered(turn.state, id);
  if (before === null) return { code: 'no-such-unit' };
  const wrong =
    reachRefusal(turn.state, before, to) ?? (target === null ? null : combatRefusal(turn.state, before, to, target));
  if (wrong !== null) return wrong;
  open(turn, before, to);
  const unit = turn.state.units[id];
  if (target !== null && unit !== undefined) combat(turn, unit, target);
  return null;
}
