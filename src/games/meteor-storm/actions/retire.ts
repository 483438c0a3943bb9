import type { Action } from '../action.js';
import { retreatsOf } from '../board.js';
import { settleAlerts } from '../flow/combat.js';
import { retreatRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { Turn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** The owner of a unit answers a red alert: it retires one row, or takes a marker (MS8). */
export function retire(turn: Turn, { seat, to }: Of<'retire'>): Refusal | null {
  const refusal = retreatRefusal(turn.state, seat);
  if (refusal !== null) return refusal;
  const { retreat, units } = turn.state;
  const unit = retreat === null ? undefined : units[retreat.unit];
  if (retreat === null || unit === undefined) return { code: 'no-retreat' };
  const legal = retreatsOf(turn.state, unit);
  if (to !== null && !legal.includes(to)) return { code: 'cannot-retire', to, legal };
  if (to === null) turn.emit({ type: 'marked', unit: unit.id });
  else turn.emit({ type: 'retired', unit: unit.id, from: unit.hex, to });
  settleAlerts(turn, unit.id, retreat.symbols - 1);
  return null;
}

/** Nobody answered in time: a marker is taken. */
export function takeMarker(turn: Turn): void {
  const { retreat } = turn.state;
  if (retreat === null) return;
  turn.emit({ type: 'marked', unit: retreat.unit });
  settleAlerts(turn, retreat.unit, retreat.symbols - 1);
}
