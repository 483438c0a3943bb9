import type { Action } from '../action.js';
import { changeZone, zoneChangeLoses } from '../flow/zone-change.js';
import { playRefusal, refuse, seatsIn } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Seat } from '../state.js';
import type { Turn } from '../turn.js';

type Pass = Extract<Action, { readonly type: 'pass' }>;

/** Passes; when all have passed the zone changes, at once or after the open salvo (R9). */
export function pass(turn: Turn, { seat, confirmed }: Pass): Refusal | null {
  const { state } = turn;
  const refusal = playRefusal(state, seat);
  if (refusal !== null) return refusal;
  const completes = othersPassed(state, seat);
  if (state.passAgreed || (state.seats[seat]?.passed && !completes)) return refuse('already-passed');
  if (completes && !confirmed && zoneChangeLoses(state)) return refuse('confirm-last-pass');
  turn.emit({ type: 'passed', seat, agreed: completes && state.window !== null });
  if (completes && state.window === null) changeZone(turn, 'pass');
  return null;
}

/** Whether everyone but this seat has passed. */
export const othersPassed = (state: GameState, seat: Seat): boolean =>
  seatsIn(state).every((other) => other === seat || state.seats[other]?.passed === true);
