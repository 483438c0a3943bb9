/** What a seat may do now: all that a panel or an autocomplete offers, so that neither knows a rule. */
import { openSlots } from './actions/dice.js';
import { rolesFor } from './actions/assign.js';
import { mayTakeBack } from './actions/next.js';
import type { Slot } from './die.js';
import { buildable, canPay, gainFor, priceAt, proposedPayment, sellable } from './flow/column.js';
import { mayWrite, meteorsLeft, strikeChoice, type StrikeChoice } from './flow/strike.js';
import type { RoleCount } from './refusal.js';
import { buildingNamed, RESOURCES, type Amounts, type BuildingId, type Face, type Resource } from './sheet.js';
import { amountIn, anyResource, costOf, type Town } from './town.js';

export interface BuildChoice {
  readonly building: BuildingId;
  readonly cost: Amounts;
  readonly payment: Amounts;
  /** With the Train Station, where another payment is possible too. */
  readonly otherPayments: boolean;
}

/** What a building of the column may be used for now. */
export type Use =
  | { readonly kind: 'gain'; readonly building: BuildingId; readonly gains: Amounts; readonly lost: Amounts }
  | {
      readonly kind: 'sell';
      readonly building: BuildingId;
      readonly resource: Resource;
      readonly price: number;
      readonly goods: Amounts;
    }
  | { readonly kind: 'build'; readonly building: BuildingId; readonly builds: readonly BuildChoice[] };

/** As many ways to pay as a list offers. */
const MOST_PAYMENTS = 24;

/** Ways to pay for a building, the proposed one first; with the Train Station there may be several (MT4). */
export function paymentsFor(town: Town, building: BuildingId): readonly Amounts[] {
  const named = buildingNamed(building);
  const cost = named === undefined ? undefined : costOf(town, named);
  if (cost === undefined || !canPay(town, cost)) return [];
  const proposed = proposedPayment(town, cost);
  if (!anyResource(town)) return [proposed];
  const isProposed = (payment: Amounts): boolean =>
    RESOURCES.every((resource) => (payment[resource] ?? 0) === (proposed[resource] ?? 0));
  const others = splits(town.stock, amountIn(cost)).filter((payment) => !isProposed(payment));
  return [proposed, ...others.slice(0, MOST_PAYMENTS - 1)];
}

/** Every way to take so many units from a stock. */
function splits(stock: Amounts, units: number, from = 0): Amounts[] {
  const resource = RESOURCES[from];
  if (resource === undefined) return units === 0 ? [{}] : [];
  const most = Math.min(units, stock[resource] ?? 0);
  return Array.from({ length: most + 1 }, (_, taken) => most - taken).flatMap((taken) =>
    splits(stock, units - taken, from + 1).map((rest) => (taken === 0 ? rest : { [resource]: taken, ...rest })),
  );
}

/** Sales to offer at a place of sale, from all to one: its own resource first, then what there is most of, clovers last. */
export function salesOf({ goods, resource: own }: Extract<Use, { readonly kind: 'sell' }>): readonly Amounts[] {
  const rank = (resource: Resource): number =>
    resource === own ? Infinity : resource === 'clover' ? -1 : (goods[resource] ?? 0);
  const order = [...RESOURCES].sort((a, b) => rank(b) - rank(a));
  const units = order.flatMap((resource) => Array.from({ length: goods[resource] ?? 0 }, () => resource));
  return units.map((_, at) => {
    const sold: Partial<Record<Resource, number>> = {};
    for (const resource of units.slice(0, units.length - at)) sold[resource] = (sold[resource] ?? 0) + 1;
    return sold;
  });
}

export interface Choices {
  /** Dice that a clover may roll again; empty: none. */
  readonly reroll: readonly Slot[];
  /** Dice that the Observatory may set. */
  readonly set: readonly Slot[];
  /** The sets of roles that the dice may take now; empty: it isn't time. */
  readonly roles: readonly RoleCount[];
  /** Meteors that may fall now. */
  readonly strikes: readonly StrikeChoice[];
  readonly write: readonly Face[];
  /** Columns that may be begun now. */
  readonly columns: readonly Face[];
  readonly uses: readonly Use[];
  readonly mayRollBonus: boolean;
  readonly mayTakeBack: boolean;
  readonly mayEndTurn: boolean;
}

const NO_CHOICES: Choices = {
  reroll: [],
  set: [],
  roles: [],
  strikes: [],
  write: [],
  columns: [],
  uses: [],
  mayRollBonus: false,
  mayTakeBack: false,
  mayEndTurn: false,
};

function diceChoices(town: Town): Choices {
  const set = openSlots(town);
  if (set.length > 0) return { ...NO_CHOICES, set };
  const reroll = town.stock.clover > 0 ? town.dice.map(({ slot }) => slot) : [];
  return { ...NO_CHOICES, reroll, roles: rolesFor(town) };
}

function strikeChoices(town: Town): Choices {
  const strikes = meteorsLeft(town).map((meteor) => strikeChoice(town, meteor));
  return { ...NO_CHOICES, strikes, write: strikes.length > 0 ? [] : mayWrite(town), mayTakeBack: mayTakeBack(town) };
}

/** Whether the Train Station allows more than one way to pay. */
const otherPayments = (town: Town, building: BuildingId): boolean =>
  anyResource(town) && paymentsFor(town, building).length > 1;

function useOf(town: Town, building: BuildingId): Use | null {
  const bonus = buildingNamed(building)?.bonus;
  switch (bonus?.kind) {
    case 'gain':
      return { kind: 'gain', building, ...gainFor(town, bonus.gains) };
    case 'sell': {
      const { resource } = bonus;
      return { kind: 'sell', building, resource, price: priceAt(town, bonus), goods: sellable(town, bonus) };
    }
    case 'build': {
      const builds = buildable(town).map((building) => {
        const { id } = building;
        const cost = costOf(town, building);
        const payment = proposedPayment(town, cost);
        return { building: id, cost, payment, otherPayments: otherPayments(town, id) };
      });
      return { kind: 'build', building, builds };
    }
    default:
      return null;
  }
}

function activateChoices(town: Town): Choices {
  const set = openSlots(town);
  if (set.length > 0) return { ...NO_CHOICES, set };
  const between = town.column === null;
  const columns = between ? [...new Set(town.columns)].sort((a, b) => a - b) : [];
  const done = between && columns.length === 0;
  return {
    ...NO_CHOICES,
    columns,
    uses: town.pending.map((building) => useOf(town, building)).filter((use) => use !== null),
    mayRollBonus: done && town.bonusDice > 0,
    mayEndTurn: done && town.bonusDice === 0,
    mayTakeBack: mayTakeBack(town),
  };
}

const BY_STEP: Readonly<Record<Town['step'], (town: Town) => Choices>> = {
  dice: diceChoices,
  strike: strikeChoices,
  activate: activateChoices,
  bonus: activateChoices,
  finished: () => NO_CHOICES,
};

export const choicesOf = (town: Town): Choices => BY_STEP[town.step](town);
