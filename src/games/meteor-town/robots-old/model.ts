/**
 * A sheet that robots think with. They try thousands of moves a second on it, so it is small, flat and changed in
 * place; the sheet's data is the rules' own. That it agrees with the rules is tested move by move.
 */
import { BUILDINGS, RESOURCES, TRACK, type Bonus, type Building, type Face } from '../sheet.js';
import { UNBUILT, type Town } from '../town.js';

export const RESOURCE_COUNT = RESOURCES.length;
export const BUILDING_COUNT = BUILDINGS.length;

export class Model {
  // One piece of memory, so that a copy is one call.
  private readonly all = new Int8Array(RESOURCE_COUNT + BUILDING_COUNT);
  readonly stock = this.all.subarray(0, RESOURCE_COUNT);
  readonly boxes = this.all.subarray(RESOURCE_COUNT);
  /** A bit for each column, from the lowest. */
  craters = 0;
  points = 0;
  turn = 1;
  /** The strike number that counts next; 0: none. */
  strike = 0;

  copy(other: Model): this {
    this.all.set(other.all);
    this.craters = other.craters;
    this.points = other.points;
    this.turn = other.turn;
    this.strike = other.strike;
    return this;
  }

  /** As a seat sees its town. Before the strike is written the number of the turn before counts. */
  static of(town: Town): Model {
    const model = new Model();
    RESOURCES.forEach((resource, index) => (model.stock[index] = town.stock[resource]));
    model.boxes.set(town.boxes);
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

/** A building's bonus in numbers, by index: what the hot loops read instead of records. */
export interface Flat {
  readonly kind: Bonus['kind'];
  readonly gains: readonly number[];
  readonly cost: readonly number[];
  readonly costTotal: number;
  readonly boxes: number;
  /** 0–5. */
  readonly column: number;
  readonly row: number;
  /** What it sells; −1: nothing. */
  readonly sells: number;
  readonly price: number;
  /** The building that makes its sale dearer, and that price; −1: none. */
  readonly dearerWith: number;
  readonly dearerPrice: number;
}

function flatten({ bonus, cost, boxes, column, row }: Building): Flat {
  const list = RESOURCES.map((resource) => cost[resource] ?? 0);
  const dearer = bonus.kind === 'sell' ? bonus.dearer : undefined;
  return {
    kind: bonus.kind,
    gains: RESOURCES.map((resource) => (bonus.kind === 'gain' ? (bonus.gains[resource] ?? 0) : 0)),
    cost: list,
    costTotal: list.reduce((sum, amount) => sum + amount, 0),
    boxes,
    column: column - 1,
    row,
    sells: bonus.kind === 'sell' ? RESOURCES.indexOf(bonus.resource) : -1,
    price: bonus.kind === 'sell' ? bonus.price : 0,
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
  building.dearerWith >= 0 && (model.boxes[building.dearerWith] ?? 0) > 0 ? building.dearerPrice : building.price;

export function canBuild(model: Model, index: number): boolean {
  const building = FLAT[index] as Flat;
  if (model.boxes[index] !== UNBUILT || ((model.craters >> building.column) & 1) === 1) return false;
  let have = 0;
  let covered = true;
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    const stock = model.stock[resource] as number;
    have += stock;
    if (stock < (building.cost[resource] as number)) covered = false;
  }
  return covered || ((model.boxes[TRAIN] as number) > 0 && have >= building.costTotal);
}

/** Takes what a building gives, as far as the tracks have room. */
export function gain(model: Model, building: Flat): void {
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    const sum = (model.stock[resource] as number) + (building.gains[resource] as number);
    model.stock[resource] = sum > TRACK ? TRACK : sum;
  }
}

/** A crater in a column (0–5) destroys what stands there. */
export function drawCrater(model: Model, column: number): void {
  model.craters |= 1 << column;
  for (let index = column * 4; index < column * 4 + 4; index += 1) {
    if ((model.boxes[index] as number) > 0) model.boxes[index] = 0;
  }
}

export const isFace = (number: number): number is Face => number >= 1 && number <= 6;
