import type { Action } from '../action.js';
import { playRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { Turn } from '../turn.js';
import { abilityOf, abilityRefusal, perform, targetKind, targetsOf } from './abilities.js';

/** Uses a seat's Power, once a zone or once a game as its card says. */
export function use(turn: Turn, { seat, ability, target }: Extract<Action, { readonly type: 'use' }>): Refusal | null {
  const { state } = turn;
  const idle = playRefusal(state, seat);
  if (idle !== null) return idle;
  const own = abilityOf(state, seat);
  if (own === null || own.card !== ability) return { code: 'no-ability', own: own?.card ?? null };
  const refusal = abilityRefusal(state, seat, own);
  if (refusal !== null) return refusal;
  const { does, every } = own.effect;
  const aims = targetKind(does) !== null;
  const legal = targetsOf(state, seat, does);
  if (aims && (target === null || !legal.includes(target))) return { code: 'ability-target', ability, does, legal };
  turn.emit({ type: 'used', seat, ability, until: every, target: aims ? target : null });
  perform(turn, seat, own.effect, target ?? '');
  return null;
}
