import type { Action } from '../action.js';
import { endGame } from '../flow/zone-change.js';
import { authorityRefusal, refuse } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { Turn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** The host or a moderator ends a game at any time (R10). */
export function end(turn: Turn, { by }: Of<'end'>): Refusal | null {
  const refusal = authorityRefusal(turn.state, by);
  if (refusal === null) endGame(turn, 'abandoned', by === 'moderator' ? 'ended-by-moderator' : 'ended-by-host');
  return refusal;
}

/** Ends a game whose channel was deleted or can't be reached any more. */
export function abandon(turn: Turn, _action: Of<'abandon'>): Refusal | null {
  if (turn.state.phase === 'over') return refuse('game-over');
  endGame(turn, 'abandoned', 'channel-gone');
  return null;
}
