import type { Action } from '../action.js';
import type { Refusal } from '../refusal.js';
import type { Millis } from '../state.js';
import type { Turn } from '../turn.js';
import { stopClock } from './time-out.js';

/** The bot was away: the game stands in Time Out with the seconds that were left when that began (R1). */
export function downtime(turn: Turn, { since }: Extract<Action, { readonly type: 'downtime' }>): Refusal | null {
  if (turn.state.phase !== 'over') away(turn, since);
  return null;
}

/** Stops a clock that ran. Where none did, the time away is at least nobody's idle time. */
export function away(turn: Turn, since: Millis): void {
  const { phase, pause, at, options } = turn.state;
  if (phase === 'lobby' || pause !== null || options.lesson === true) turn.emit({ type: 'returned' });
  // What was played after it began stands: a zone never gets more seconds back than it then had left.
  else stopClock(turn, null, Math.max(at, Math.min(turn.now, since)));
}
