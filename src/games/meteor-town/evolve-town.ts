import type { Millis } from '../shared/time.js';
import type { TownEvent } from './event.js';
import { BUILDINGS, buildingNamed, indexOf, type Amounts, type BuildingId, type Face } from './sheet.js';
import { FIRST_TOWN, setsDice, type Die, type Town } from './town.js';

type Of<T extends TownEvent['type']> = Extract<TownEvent, { readonly type: T }>;

/** The town as the beginning of a step, to which its choices can be taken back (MT13). */
const marked = (town: Town): Town => ({ ...town, before: town });

function withAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/** The list without the first item equal to `value`. */
function less<T>(list: readonly T[], value: T): readonly T[] {
  const at = list.indexOf(value);
  return at < 0 ? list : withoutAt(list, at);
}

function withoutAt<T>(list: readonly T[], at: number): readonly T[] {
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
}

const changed = (stock: Town['stock'], by: Amounts, sign: 1 | -1): Town['stock'] => ({
  wood: stock.wood + sign * (by.wood ?? 0),
  stone: stock.stone + sign * (by.stone ?? 0),
  grain: stock.grain + sign * (by.grain ?? 0),
  gold: stock.gold + sign * (by.gold ?? 0),
  clover: stock.clover + sign * (by.clover ?? 0),
});

const withBoxes = (town: Town, building: BuildingId, boxes: number): Town => ({
  ...town,
  boxes: withAt(town.boxes, indexOf(building) ?? -1, boxes),
});

const isOpen = (town: Town, value: Face): boolean => value === town.forbidden && setsDice(town);

/** The meteor has fallen: it waits no longer, and stands in the turn tracker. */
function fell(town: Town, meteor: Face): Town {
  const index = town.turn - 1;
  const fallen = withAt(town.fallen, index, [...(town.fallen[index] ?? []), meteor]);
  return { ...town, meteors: less(town.meteors, meteor), fallen };
}

/** A crater destroys what stands in its column. */
function cratered(town: Town, column: Face): Town {
  const boxes = town.boxes.map((left, index) => (left > 0 && BUILDINGS[index]?.column === column ? 0 : left));
  return { ...town, boxes, craters: [...town.craters, column] };
}

function withDie(town: Town, die: Die): Town {
  if (die.slot > 4) return { ...town, bonus: die };
  return { ...town, dice: withAt(town.dice, die.slot - 1, die) };
}

function dieIn(town: Town, slot: number): Die | null {
  return slot > 4 ? town.bonus : (town.dice[slot - 1] ?? null);
}

/** Of a bonus die one building is used; of a column all. */
function used(town: Town, building: BuildingId): Town {
  const pending = town.step === 'bonus' ? [] : less(town.pending, building);
  const bonusDice = town.bonusDice + (buildingNamed(building)?.bonus.kind === 'bonus-die' ? 1 : 0);
  return { ...town, pending, bonusDice };
}

/** What the next turn begins with: the sheet, and the number that may not be rolled. */
const nextTurn = (town: Town): Town => ({
  ...FIRST_TOWN,
  earlierCosts: town.earlierCosts,
  turn: town.turn + 1,
  stock: town.stock,
  boxes: town.boxes,
  craters: town.craters,
  sales: town.sales,
  forbidden: town.written[town.turn - 1] ?? null,
  fallen: town.fallen,
  written: town.written,
});

const FOLDS: {
  readonly [T in TownEvent['type']]: (town: Town, event: Of<T>, at: Millis) => Town;
} = {
  rolled: (town, { slot, count, value }) => withDie(town, { slot, count, value, open: isOpen(town, value) }),
  set: (town, { slot, value }) => withDie(town, { slot, value, count: dieIn(town, slot)?.count ?? 0, open: false }),
  'clover-used': (town) => ({ ...town, stock: changed(town.stock, { clover: 1 }, -1) }),
  assigned: (town, { roles, modifier, town: columns, meteors }) =>
    marked({ ...town, before: null, step: 'strike', roles, modifier, columns, meteors }),
  'box-checked': (town, { meteor, building }) =>
    withBoxes(fell(town, meteor), building, (town.boxes[indexOf(building) ?? -1] ?? 0) - 1),
  // Checking the last box has destroyed it already; the event says so to those who read along.
  destroyed: (town, { building }) => withBoxes(town, building, 0),
  'crater-drawn': (town, { meteor, column }) => cratered(fell(town, meteor), column),
  'meteor-spent': (town, { meteor }) => fell(town, meteor),
  'strike-written': (town, { number }) => ({ ...town, written: withAt(town.written, town.turn - 1, number) }),
  'activation-began': (town) =>
    marked({
      ...town,
      step: 'activate',
      before: null,
      fallen: town.fallen[town.turn - 1] === undefined ? withAt(town.fallen, town.turn - 1, []) : town.fallen,
    }),
  'column-began': (town, { column, buildings }) => ({
    ...town,
    columns: less(town.columns, column),
    column,
    pending: buildings,
  }),
  activated: (town, { building }) => used(town, building),
  gained: (town, { gains }) => ({ ...town, stock: changed(town.stock, gains, 1) }),
  sold: (town, { building, goods, points }) => {
    const index = indexOf(building) ?? -1;
    const sales = withAt(town.sales, index, (town.sales[index] ?? 0) + points);
    return { ...town, stock: changed(town.stock, goods, -1), sales };
  },
  built: (town, { building, payment }) =>
    withBoxes({ ...town, stock: changed(town.stock, payment, -1) }, building, buildingNamed(building)?.boxes ?? 0),
  'bonus-rolled': (town, { slot, count, value }) => ({
    ...withDie(town, { slot, count, value, open: isOpen(town, value) }),
    step: 'bonus',
    before: null,
    bonusDice: town.bonusDice - (slot === town.lastSlot ? 0 : 1),
    lastSlot: slot,
  }),
  'bonus-opened': (town, { column, buildings }) => marked({ ...town, before: null, column, pending: buildings }),
  skipped: (town, { buildings }) => ({ ...town, pending: town.pending.filter((id) => !buildings.includes(id)) }),
  'columns-skipped': (town, { columns }) => ({ ...town, columns: columns.reduce(less<Face>, town.columns) }),
  'column-finished': (town) => ({ ...town, column: null, pending: [] }),
  'taken-back': (town) => (town.before === null ? town : marked(town.before)),
  'turn-ended': (town) => (town.turn === 12 ? { ...town, before: null } : nextTurn(town)),
  finished: (town, _event, at) => ({ ...town, step: 'finished', finishedAt: at }),
};

/** Folds what happened in a town. */
export function evolveTown(town: Town, event: TownEvent, at: Millis): Town {
  // The cast is safe: the type of the map ties each kind of event to its fold.
  const fold = FOLDS[event.type] as (town: Town, event: TownEvent, at: Millis) => Town;
  return fold(town, event, at);
}

export const isTownEvent = (event: { readonly type: string }): event is TownEvent => Object.hasOwn(FOLDS, event.type);
