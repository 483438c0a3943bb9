import {
  buildingNamed,
  BUILDINGS,
  RESOURCES,
  TRACK,
  type Amounts,
  type Bonus,
  type Building,
  type BuildingId,
  type Face,
  type Resource,
} from '../sheet.js';
import {
  amountIn,
  anyResource,
  costOf,
  hasCrater,
  holds,
  NOTHING,
  standingIn,
  stands,
  UNBUILT,
  type Town,
} from '../town.js';
import type { TownTurn } from '../turn.js';

type BonusOf<K extends Bonus['kind']> = Extract<Bonus, { readonly kind: K }>;

/** What is activated with a Town die; the others work as long as they stand. */
const ACTIVATED: ReadonlySet<Bonus['kind']> = new Set(['gain', 'sell', 'build', 'bonus-die']);

/** Buildings of a column that an activation uses (MT2). A bonus die doesn't use those that give one (MT11). */
export const activatedIn = (town: Town, column: Face, byBonusDie = false): BuildingId[] =>
  standingIn(town, column)
    .filter(({ bonus: { kind } }) => ACTIVATED.has(kind) && !(byBonusDie && kind === 'bonus-die'))
    .map(({ id }) => id);

/** What one unit brings at a place of sale now. */
export const priceAt = (town: Town, { price, dearer }: BonusOf<'sell'>): number =>
  dearer !== undefined && stands(town, dearer.building) ? dearer.price : price;

/** What may be sold there now (MT4). */
export function sellable(town: Town, { resource }: BonusOf<'sell'>): Amounts {
  return anyResource(town) ? town.stock : { [resource]: town.stock[resource] };
}

/** Whether a cost can be paid now, with what counts as what (MT4). */
export const canPay = (town: Town, cost: Amounts): boolean =>
  holds(town, cost) || (anyResource(town) && amountIn(town.stock) >= amountIn(cost));

/** Whether a building could be built now, whoever builds it. */
export const isBuildable = (town: Town, building: Building, index: number): boolean =>
  town.boxes[index] === UNBUILT && !hasCrater(town, building.column) && canPay(town, costOf(town, building));

export const buildable = (town: Town): Building[] =>
  BUILDINGS.filter((building, index) => isBuildable(town, building, index));

/** The payment to propose: the cost's own resources as far as they go, the rest from the most plentiful ones. */
export function proposedPayment(town: Town, cost: Amounts): Amounts {
  const paid: Partial<Record<Resource, number>> = {};
  const left = { ...town.stock };
  const take = (resource: Resource, amount: number): void => {
    if (amount > 0) paid[resource] = (paid[resource] ?? 0) + amount;
    left[resource] -= amount;
  };
  for (const resource of RESOURCES) take(resource, Math.min(left[resource], cost[resource] ?? 0));
  for (let missing = amountIn(cost) - amountIn(paid); missing > 0; missing -= 1) {
    take(
      RESOURCES.reduce((most, resource) => (left[resource] > left[most] ? resource : most)),
      1,
    );
  }
  return paid;
}

/** Whether a payment covers a cost exactly (MT4). */
export const covers = (town: Town, payment: Amounts, cost: Amounts): boolean =>
  isWhole(payment) &&
  holds(town, payment) &&
  (anyResource(town)
    ? amountIn(payment) === amountIn(cost)
    : RESOURCES.every((resource) => (payment[resource] ?? 0) === (cost[resource] ?? 0)));

/** Whole numbers from 0 on, of resources alone. */
export function isWhole(amounts: Amounts): boolean {
  for (const [resource, amount] of Object.entries(amounts)) {
    if (!Object.hasOwn(NOTHING, resource) || !Number.isInteger(amount) || amount < 0) return false;
  }
  return true;
}

/** What of a gain the tracks have room for, and what is lost (MT3). */
export function gainFor(town: Town, wanted: Amounts): { readonly gains: Amounts; readonly lost: Amounts } {
  const gains: Partial<Record<Resource, number>> = {};
  const lost: Partial<Record<Resource, number>> = {};
  for (const resource of RESOURCES) {
    const amount = wanted[resource] ?? 0;
    if (amount === 0) continue;
    const room = Math.min(amount, TRACK - town.stock[resource]);
    if (room > 0) gains[resource] = room;
    if (amount > room) lost[resource] = amount - room;
  }
  return { gains, lost };
}

const bonusOf = (id: BuildingId): Bonus | undefined => buildingNamed(id)?.bonus;

/** Whether a pending building can do anything now. */
function isUsable(town: Town, id: BuildingId): boolean {
  const bonus = bonusOf(id);
  if (bonus?.kind === 'sell') return amountIn(sellable(town, bonus)) > 0;
  if (bonus?.kind === 'build') return BUILDINGS.some((building, index) => isBuildable(town, building, index));
  return true;
}

export function take(turn: TownTurn, building: BuildingId): void {
  turn.emit({ type: 'activated', building, seat: turn.seat });
  const bonus = bonusOf(building);
  if (bonus?.kind === 'gain') turn.emit({ type: 'gained', ...gainFor(turn.town, bonus.gains), seat: turn.seat });
}

/** Whether a gain is best taken at once: nothing of it is lost, or nothing could be done first to make room. */
function comesByItself(town: Town, id: BuildingId): boolean {
  const bonus = bonusOf(id);
  if (town.step === 'bonus') return bonus?.kind === 'gain' && town.pending.length === 1;
  if (bonus?.kind === 'bonus-die') return true;
  if (bonus?.kind !== 'gain') return false;
  const others = town.pending.some((other) => bonusOf(other)?.kind !== 'gain' && isUsable(town, other));
  return !others || amountIn(gainFor(town, bonus.gains).lost) === 0;
}

/** Takes gains that need no choice, skips buildings without any use, and closes the column when nothing is left. */
export function settleColumn(turn: TownTurn): void {
  for (;;) {
    const { town } = turn;
    const next = town.pending.find((id) => comesByItself(town, id));
    if (next === undefined) break;
    take(turn, next);
  }
  const { pending } = turn.town;
  if (pending.length > 0 && !pending.some((id) => isUsable(turn.town, id)))
    turn.emit({ type: 'skipped', buildings: pending, seat: turn.seat });
  if (turn.town.pending.length === 0) turn.emit({ type: 'column-finished', seat: turn.seat });
}
