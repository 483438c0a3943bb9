import type { Of } from '../action.js';
import type { Decision } from '../decision.js';
import { countMeteor } from '../flow/strike.js';
import { stepRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';

/** The flipped card counts, and step 2 begins. */
export function goOn(decision: Decision, { seat }: Of<'go-on'>): Refusal | null {
  const refusal = stepRefusal(decision.state, seat, 'strike');
  if (refusal !== null) return refusal;
  const { flipped } = decision.turn;
  if (flipped !== null) countMeteor(decision, flipped);
  return null;
}
