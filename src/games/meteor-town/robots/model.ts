/**
 * A sheet that robots think with. They try hundreds of thousands of moves a second on it, so it is a few numbers whose
 * bits are changed in place; the sheet's data is the rules' own. That it agrees with the rules is tested move by move.
 */
import { BUILDINGS, RESOURCES, TRACK, type Bonus, type Building, type Face } from '../sheet.js';
import { UNBUILT, type Town } from '../town.js';

export const RESOURCE_COUNT = RESOURCES.length;
export const BUILDING_COUNT = BUILDINGS.length;

/** A resource has five bits of `stock`: four for its track of ten, and the highest for what a subtraction borrows. */
const STOCK_BITS = 5;
const STOCK_MASK = 31;

const packed = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount, resource) => sum | (amount << (STOCK_BITS * resource)), 0);

/** The highest bit of every resource. */
const BORROWS = packed(RESOURCES.map(() => 16));

export class Model {
  stock = 0;
  /** A bit for each building that was built, standing or destroyed. */
  built = 0;
  /** The boxes that each building has left, from 0 to 3: a bit for each building of the units … */
  ones = 0;
  /** … and of the twos. */
  twos = 0;
  /** A bit for each column, from the lowest. */
  craters = 0;
  points = 0;
  turn = 1;
  /** The strike number that counts next; 0: none. */
  strike = 0;

  copy(other: Model): this {
    this.stock = other.stock;
    this.built = other.built;
    this.ones = other.ones;
    this.twos = other.twos;
    this.craters = other.craters;
    this.points = other.points;
    this.turn = other.turn;
    this.strike = other.strike;
    return this;
  }

  /** As a seat sees its town. Before the strike is written the number of the turn before counts. */
  static of(town: Town): Model {
    const model = new Model();
    model.stock = packed(RESOURCES.map((resource) => town.stock[resource]));
    for (const [index, boxes] of town.boxes.entries()) if (boxes !== UNBUILT) setBoxes(model, index, boxes);
    for (const column of town.craters) model.craters |= 1 << (column - 1);
    model.points = town.sales.reduce((sum, points) => sum + points, 0);
    model.turn = town.turn;
    model.strike = strikeOf(town);
    return model;
  }
}

const strikeOf = (town: Town): number => {
  const written = town.written[town.turn - 1];
  return (written === undefined ? town.forbidden : written) ?? 0;
};

export const stockOf = (model: Model, resource: number): number =>
  (model.stock >> (STOCK_BITS * resource)) & STOCK_MASK;

export const addStock = (model: Model, resource: number, amount: number): void => {
  model.stock += amount << (STOCK_BITS * resource);
};

/** A bit for each building that stands. */
export const standing = (model: Model): number => model.ones | model.twos;

export const isStanding = (model: Model, index: number): boolean => ((standing(model) >> index) & 1) === 1;

/** As the rules count them: `UNBUILT` for a building that isn't built. */
export const boxesOf = (model: Model, index: number): number =>
  ((model.built >> index) & 1) === 0 ? UNBUILT : ((model.ones >> index) & 1) + 2 * ((model.twos >> index) & 1);

/** A building is built, with so many boxes left. */
export function setBoxes(model: Model, index: number, boxes: number): void {
  const bit = 1 << index;
  model.built |= bit;
  model.ones = (boxes & 1) === 0 ? model.ones & ~bit : model.ones | bit;
  model.twos = (boxes & 2) === 0 ? model.twos & ~bit : model.twos | bit;
}

/** Checks a box of a building that stands. */
export function checkBox(model: Model, index: number): void {
  const bit = 1 << index;
  if ((model.ones & bit) === 0) model.twos &= ~bit;
  model.ones ^= bit;
}

/** A building's bonus in numbers, by index: what the hot loops read instead of records. */
export interface Flat {
  readonly kind: Bonus['kind'];
  /** Resources that it gives, each with how many. */
  readonly gains: readonly (readonly [resource: number, amount: number])[];
  readonly cost: readonly number[];
  /** Its cost as bits of `stock`. */
  readonly price: number;
  readonly costTotal: number;
  readonly boxes: number;
  /** 0–5. */
  readonly column: number;
  readonly row: number;
  /** What it sells; −1: nothing. */
  readonly sells: number;
  readonly salePrice: number;
  /** The building that makes its sale dearer, and that price; −1: none. */
  readonly dearerWith: number;
  readonly dearerPrice: number;
}

function flatten({ bonus, cost, boxes, column, row }: Building): Flat {
  const list = RESOURCES.map((resource) => cost[resource] ?? 0);
  const dearer = bonus.kind === 'sell' ? bonus.dearer : undefined;
  const gains = RESOURCES.map(
    (resource, at) => [at, bonus.kind === 'gain' ? (bonus.gains[resource] ?? 0) : 0] as const,
  );
  return {
    kind: bonus.kind,
    gains: gains.filter(([, amount]) => amount > 0),
    cost: list,
    price: packed(list),
    costTotal: list.reduce((sum, amount) => sum + amount, 0),
    boxes,
    column: column - 1,
    row,
    sells: bonus.kind === 'sell' ? RESOURCES.indexOf(bonus.resource) : -1,
    salePrice: bonus.kind === 'sell' ? bonus.price : 0,
    dearerWith: dearer === undefined ? -1 : BUILDINGS.findIndex(({ id }) => id === dearer.building),
    dearerPrice: dearer?.price ?? 0,
  };
}

export const FLAT: readonly Flat[] = BUILDINGS.map(flatten);

const permanentAt = (effect: string): number =>
  BUILDINGS.findIndex(({ bonus }) => bonus.kind === 'permanent' && bonus.effect === effect);
export const TRAIN = permanentAt('any-resource');
export const OBSERVATORY = permanentAt('set-dice');

export const priceNow = (model: Model, building: Flat): number =>
  building.dearerWith >= 0 && isStanding(model, building.dearerWith) ? building.dearerPrice : building.salePrice;

/** Whether the stock has all of a cost, each resource by itself. */
export const covers = (model: Model, { price }: Flat): boolean =>
  (((model.stock | BORROWS) - price) & BORROWS) === BORROWS;

export function stockTotal(model: Model): number {
  let total = 0;
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) total += stockOf(model, resource);
  return total;
}

export function canBuild(model: Model, index: number): boolean {
  const building = FLAT[index] as Flat;
  if (((model.built >> index) & 1) === 1 || ((model.craters >> building.column) & 1) === 1) return false;
  return covers(model, building) || (isStanding(model, TRAIN) && stockTotal(model) >= building.costTotal);
}

/** Takes what a building gives, as far as the tracks have room. */
export function gain(model: Model, building: Flat): void {
  for (const [resource, amount] of building.gains) {
    const room = TRACK - stockOf(model, resource);
    addStock(model, resource, amount < room ? amount : room);
  }
}

/** A crater in a column (0–5) destroys what stands there. */
export function drawCrater(model: Model, column: number): void {
  model.craters |= 1 << column;
  const kept = ~(15 << (4 * column));
  model.ones &= kept;
  model.twos &= kept;
}

export const isFace = (number: number): number is Face => number >= 1 && number <= 6;
