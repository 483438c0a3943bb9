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

/** Stops a running clock. Where none ran, the time away is not counted as idle time (R1). */
export function away(turn: Turn, since: Millis): void {
  const { phase, pause, at, options } = turn.state;
  if (phase === 'lobby' || pause !== null || options.lesson === true) turn.emit({ type: 'returned' });
  // Actions after `since` stay valid, so a zone never gets more time back than it had left at the last of them.
  else stopClock(turn, null, Math.max(at, Math.min(turn.now, since)));
}
