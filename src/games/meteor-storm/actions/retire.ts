import type { Action } from '../action.js';
import { retreatsOf } from '../board.js';
import { settleAlerts } from '../flow/combat.js';
import { retreatRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { Retreat } from '../state.js';
import type { Turn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** The owner of a unit answers a red alert: it retires one row, takes a marker, or ignores it if it may (MS8). */
export function retire(turn: Turn, { seat, to }: Of<'retire'>): Refusal | null {
  const refusal = retreatRefusal(turn.state, seat);
  if (refusal !== null) return refusal;
  const { retreat, units } = turn.state;
  const unit = retreat === null ? undefined : units[retreat.unit];
  if (retreat === null || unit === undefined) return { code: 'no-retreat' };
  const legal = retreatsOf(turn.state, unit);
  if (to === 'ignore' && !retreat.ignorable) return { code: 'cannot-ignore', unit: unit.id };
  if (typeof to === 'number' && !legal.includes(to)) return { code: 'cannot-retire', to, legal };
  if (typeof to === 'number') turn.emit({ type: 'retired', unit: unit.id, from: unit.hex, to });
  else turn.emit({ type: to === null ? 'marked' : 'alert-ignored', unit: unit.id });
  settleNext(turn, retreat, to === 'ignore');
  return null;
}

function settleNext(turn: Turn, { unit, symbols, ignorable }: Retreat, ignored: boolean): void {
  settleAlerts(turn, unit, { symbols: symbols - 1, ignorable: ignorable && !ignored });
}

/** Nobody answered in time: the alert is ignored where that is allowed; otherwise a marker is taken. */
export function answerLate(turn: Turn): void {
  const { retreat } = turn.state;
  if (retreat === null) return;
  turn.emit({ type: retreat.ignorable ? 'alert-ignored' : 'marked', unit: retreat.unit });
  settleNext(turn, retreat, retreat.ignorable);
}
