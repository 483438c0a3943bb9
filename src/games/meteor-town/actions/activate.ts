import type { TownAction } from '../action.js';
import {
  activatedIn,
  covers,
  canPay,
  isWhole,
  priceAt,
  proposedPayment,
  sellable,
  settleColumn,
  take,
} from '../flow/column.js';
import type { Refusal } from '../refusal.js';
import { refuse } from '../checks.js';
import { buildingNamed, RESOURCES, type Bonus, type Building, type BuildingId } from '../sheet.js';
import { amountIn, boxesOf, costOf, hasCrater, UNBUILT, type Town } from '../town.js';
import type { TownTurn } from '../turn.js';

type Of<T extends TownAction['type']> = Extract<TownAction, { readonly type: T }>;
type BonusOf<K extends Bonus['kind']> = Extract<Bonus, { readonly kind: K }>;

/** Columns in any order, but one is finished before the next. */
export function activate(turn: TownTurn, { column, without = [] }: Of<'activate'>): Refusal | null {
  const { town } = turn;
  if (town.step !== 'activate') return { code: 'wrong-step', step: town.step };
  if (town.column !== null) return { code: 'column-begun', column: town.column };
  if (!town.columns.includes(column)) return { code: 'no-such-column', legal: [...new Set(town.columns)] };
  const buildings = activatedIn(town, column);
  const stray = without.find((id) => !buildings.includes(id));
  if (stray !== undefined) return { code: 'not-pending', building: stray, legal: buildings };
  turn.emit({ type: 'column-began', column, buildings, seat: turn.seat });
  if (without.length > 0) turn.emit({ type: 'skipped', buildings: without, seat: turn.seat });
  settleColumn(turn);
  return null;
}

/** A building that may be used now, and does that; or why not. */
function pending<K extends Bonus['kind']>(
  town: Town,
  id: BuildingId,
  kind: K,
): { readonly bonus: BonusOf<K> } | { readonly refusal: Refusal } {
  const refusal = notPending(town, id);
  if (refusal !== null) return { refusal };
  const bonus = buildingNamed(id)?.bonus;
  if (bonus?.kind !== kind) return { refusal: { code: 'wrong-bonus', building: id } };
  return { bonus: bonus as BonusOf<K> };
}

function notPending(town: Town, id: BuildingId): Refusal | null {
  if (town.step !== 'activate' && town.step !== 'bonus') return { code: 'wrong-step', step: town.step };
  if (buildingNamed(id) === undefined) return refuse('no-such-building');
  if (town.column === null) return refuse('no-column');
  return town.pending.includes(id) ? null : { code: 'not-pending', building: id, legal: town.pending };
}

export function gain(turn: TownTurn, { building }: Of<'gain'>): Refusal | null {
  const found = pending(turn.town, building, 'gain');
  if ('refusal' in found) return found.refusal;
  take(turn, building);
  settleColumn(turn);
  return null;
}

/** Any number up to all, once for each activation (MT5). */
export function sell(turn: TownTurn, { building, goods }: Of<'sell'>): Refusal | null {
  const { town } = turn;
  const found = pending(town, building, 'sell');
  if ('refusal' in found) return found.refusal;
  const { bonus } = found;
  const most = sellable(town, bonus);
  const amount = isWhole(goods) ? amountIn(goods) : 0;
  const wrong = RESOURCES.some((resource) => (goods[resource] ?? 0) > 0 && most[resource] === undefined);
  if (wrong) return { code: 'wrong-goods', building, sells: bonus.resource };
  const missing = amount < 1 || RESOURCES.some((resource) => (goods[resource] ?? 0) > (most[resource] ?? 0));
  if (missing) return { code: 'goods-missing', stock: most };
  turn.emit({ type: 'activated', building, seat: turn.seat });
  turn.emit({ type: 'sold', building, goods, points: amount * priceAt(town, bonus), seat: turn.seat });
  settleColumn(turn);
  return null;
}

/** Why this can't be built now, whatever builds it; null: it can. */
export function buildRefusal(town: Town, building: Building): Refusal | null {
  const { id, column } = building;
  const cost = costOf(town, building);
  const boxes = boxesOf(town, id);
  if (boxes > 0) return { code: 'already-built', building: id };
  if (boxes !== UNBUILT) return { code: 'was-destroyed', building: id };
  if (hasCrater(town, column)) return { code: 'crater-there', building: id, column };
  return canPay(town, cost) ? null : { code: 'too-dear', building: id, cost, stock: town.stock };
}

/** The building of the column that builds. */
const hammerOf = (town: Town): BuildingId | undefined =>
  town.pending.find((id) => buildingNamed(id)?.bonus.kind === 'build');

/** One building for each that builds, cost in full (MT5). */
export function build(turn: TownTurn, { building: id, payment }: Of<'build'>): Refusal | null {
  const { town } = turn;
  if (town.step !== 'activate' && town.step !== 'bonus') return { code: 'wrong-step', step: town.step };
  const hammer = hammerOf(town);
  if (hammer === undefined) return refuse('no-hammer');
  const building = buildingNamed(id);
  if (building === undefined) return refuse('no-such-building');
  const refusal = buildRefusal(town, building);
  if (refusal !== null) return refusal;
  const cost = costOf(town, building);
  if (payment !== undefined && !covers(town, payment, cost)) return { code: 'wrong-payment', building: id, cost };
  turn.emit({ type: 'activated', building: hammer, seat: turn.seat });
  turn.emit({ type: 'built', building: id, payment: payment ?? proposedPayment(town, cost), seat: turn.seat });
  settleColumn(turn);
  return null;
}

/** Any activation may be skipped: one building, the rest of a column, or the Town dice that are left. */
export function skip(turn: TownTurn, { building }: Of<'skip'>): Refusal | null {
  const { town } = turn;
  const refusal = building === null ? null : notPending(town, building);
  if (refusal !== null) return refusal;
  if (town.step !== 'activate' && town.step !== 'bonus') return { code: 'wrong-step', step: town.step };
  const left = building === null ? town.pending : [building];
  if (left.length > 0) {
    turn.emit({ type: 'skipped', buildings: left, seat: turn.seat });
    settleColumn(turn);
  } else if (town.columns.length > 0) turn.emit({ type: 'columns-skipped', columns: town.columns, seat: turn.seat });
  else return refuse('nothing-to-skip');
  return null;
}
