import type { Action } from '../action.js';
import type { Refusal } from '../refusal.js';
import type { Turn } from '../turn.js';
import { stopClock } from './time-out.js';

/** The bot was away: the game stands in Time Out with the seconds that were left when that began (R1). */
export function downtime(turn: Turn, { since }: Extract<Action, { readonly type: 'downtime' }>): Refusal | null {
  const { phase, pause } = turn.state;
  if (phase === 'over') return null;
  const clockRuns = phase !== 'lobby' && pause === null;
  if (clockRuns) stopClock(turn, null, since);
  else turn.emit({ type: 'returned' });
  return null;
}
