import { holdsKind, USABLE_POWERS, type UsablePower } from './catalogue.js';
import type { UsedKind } from './cards/powers.js';
import type { Refusal } from './refusal.js';
import type { OpenTable, Seat } from './state.js';

/** Why a seat can't have that power now, whatever it is used on: not held, used up, too few crystals. Null: it can. */
export function powerRefusal(table: OpenTable, seat: Seat, usable: UsablePower): Refusal | null {
  const { id: power, alien, once, crystals: needs } = usable;
  const { crystals: held = 0, aliens = [] } = table.players[seat] ?? {};
  if (alien && !holdsKind(aliens, power)) return { code: 'power-not-held', power };
  if (once && table.turn?.used.includes(power) === true) return { code: 'power-used', power };
  return held < needs ? { code: 'too-few-crystals', power, needs, held } : null;
}

/** Whether a seat has a power of that kind now. */
export const couldUse = (table: OpenTable, seat: Seat, kind: UsedKind): boolean =>
  USABLE_POWERS.some((usable) => usable.power.kind === kind && powerRefusal(table, seat, usable) === null);
