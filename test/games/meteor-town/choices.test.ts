import { describe, expect, it } from 'vitest';
import { modified, modifierUses, rolesFit, rolesFor } from '../../../src/games/meteor-town/actions/assign.js';
import { paymentsFor, salesOf } from '../../../src/games/meteor-town/choices.js';
import { BUILDINGS, type Amounts, type BuildingId } from '../../../src/games/meteor-town/sheet.js';
import { FIRST_TOWN, type Die, type Role, type Town } from '../../../src/games/meteor-town/town.js';

const NOTHING = { wood: 0, stone: 0, grain: 0, gold: 0, clover: 0 };
const named = (id: string): BuildingId => {
  const found = BUILDINGS.find((building) => building.id === id);
  if (found === undefined) throw new Error(`no building ${id}`);
  return found.id;
};

/** A town with that stock; `standing`: built beside the first row. */
const town = (stock: Partial<Town['stock']>, standing: readonly string[] = []): Town => ({
  ...FIRST_TOWN,
  stock: { ...NOTHING, ...stock },
  boxes: BUILDINGS.map(({ id, row, boxes }) => (row === 1 || standing.includes(id) ? boxes : -1)),
});
const units = (amounts: Amounts): number => Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

describe('ways to pay', () => {
  it('are one, or none: each resource by itself', () => {
    expect(paymentsFor(town({ wood: 2, stone: 3 }), named('sawmill'))).toEqual([{ wood: 1, stone: 1 }]);
    expect(paymentsFor(town({ wood: 2 }), named('sawmill'))).toEqual([]);
  });

  it('are all there are with the Train Station, the proposed one first', () => {
    const station = ['train-station'];
    const two = paymentsFor(town({ wood: 2, stone: 1 }, station), named('sawmill'));
    expect(two).toEqual([{ wood: 1, stone: 1 }, { wood: 2 }]);
    const missing = paymentsFor(town({ grain: 2, clover: 1 }, station), named('sawmill'));
    expect(missing).toHaveLength(2);
    expect(missing.map(units)).toEqual([2, 2]);
    expect(new Set(missing.map((payment) => JSON.stringify(payment))).size).toBe(2);
    expect(paymentsFor(town({ grain: 1 }, station), named('sawmill'))).toEqual([]);
  });

  it('are 24 at most', () => {
    const rich = town({ wood: 9, stone: 9, grain: 9, gold: 9, clover: 9 }, ['train-station']);
    const payments = paymentsFor(rich, named('town-hall'));
    expect(payments).toHaveLength(24);
    expect(payments[0]).toEqual({ wood: 4, stone: 1 });
    expect(payments.every((payment) => units(payment) === 5)).toBe(true);
    expect(new Set(payments.map((payment) => JSON.stringify(Object.entries(payment).sort()))).size).toBe(24);
  });
});

describe('sales', () => {
  const sale = (goods: Amounts) =>
    salesOf({ kind: 'sell', building: named('market'), resource: 'grain', price: 1, goods });

  it('are offered from all to one', () => {
    expect(sale({ grain: 3 })).toEqual([{ grain: 3 }, { grain: 2 }, { grain: 1 }]);
    expect(sale({})).toEqual([]);
  });

  it('take their own resource first, then what there is most of, and clovers last', () => {
    expect(sale({ clover: 5, wood: 1, stone: 2, grain: 1 })[0]).toEqual({ grain: 1, stone: 2, wood: 1, clover: 5 });
    expect(sale({ clover: 5, wood: 1, stone: 2, grain: 1 }).slice(-4)).toEqual([
      { grain: 1, stone: 2, wood: 1 },
      { grain: 1, stone: 2 },
      { grain: 1, stone: 1 },
      { grain: 1 },
    ]);
  });
});

describe('roles', () => {
  const dice = [1, 3, 3, 6].map((value, at) => ({ slot: at + 1, value, count: 0, open: false }) as Die);
  const roles: readonly Role[] = ['modifier', 'town', 'meteor', 'town'];

  it('of the first turn are three Town dice and a modifier', () => {
    const first = { ...FIRST_TOWN, dice };
    expect(rolesFor(first)).toHaveLength(1);
    expect(rolesFit(first, ['town', 'town', 'modifier', 'town'])).toBe(true);
    expect(rolesFit(first, ['town', 'town', 'modifier', 'modifier'])).toBe(false);
    expect(rolesFit(first, ['town', 'town', 'town'])).toBe(false);
    expect(rolesFit({ ...first, turn: 2 }, roles)).toBe(true);
    expect(rolesFit({ ...first, turn: 2 }, ['town', 'town', 'modifier', 'town'])).toBe(false);
  });

  it('the modifier may do nothing, or add or take away within one to six, but not from itself', () => {
    expect(modifierUses(dice, roles)).toEqual([
      null,
      { slot: 2, sign: 1 },
      { slot: 2, sign: -1 },
      { slot: 3, sign: 1 },
      { slot: 3, sign: -1 },
      { slot: 4, sign: -1 },
    ]);
    expect(modifierUses(dice, ['town', 'town', 'meteor', 'meteor'])).toEqual([null]);
    expect(modified(dice, roles, { slot: 2, sign: 1 })).toEqual([1, 4, 3, 6]);
    expect(modified(dice, roles, null)).toEqual([1, 3, 3, 6]);
  });
});
