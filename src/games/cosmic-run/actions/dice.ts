import type { Of } from '../action.js';
import type { Decision } from '../decision.js';
import { beginActions, rollDice } from '../flow/dice.js';
import { assignRefusal, endsDice, unassigned } from '../places.js';
import { stepRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';

/** One or more dice are laid at one place; they never move again this turn. */
export function assign(decision: Decision, { seat, dice, place, confirmed }: Of<'assign'>): Refusal | null {
  const { state } = decision;
  const refusal = stepRefusal(state, seat, 'dice') ?? assignRefusal(state, decision.turn, dice, place);
  if (refusal !== null) return refusal;
  const isLast = dice.some((die) => endsDice(die, place));
  const lost = unassigned(decision.turn.dice).length - dice.length;
  if (isLast && lost > 0 && !confirmed) return { code: 'confirm-yellow', lost };
  decision.emit({ type: 'assigned', seat, dice, place });
  if (isLast) beginActions(decision);
  return null;
}

/** All unassigned dice once more; after each roll at least one die must have been assigned. */
export function roll(decision: Decision, { seat }: Of<'roll'>): Refusal | null {
  const refusal = stepRefusal(decision.state, seat, 'dice');
  if (refusal !== null) return refusal;
  if (decision.turn.fresh) return { code: 'assign-first' };
  rollDice(decision);
  return null;
}
