/** How a Mayor plays a roll on a model: the strike, the columns, and what is built and sold. */
import { fadeOf, expectedScore, turnsLeft } from './evaluate.js';
import {
  BUILDING_COUNT,
  canBuild,
  drawCrater,
  FLAT,
  gain,
  Model,
  priceNow,
  RESOURCE_COUNT,
  TRAIN,
  type Flat,
} from './model.js';
import { optionsFor, type Option } from './options.js';
import type { Worths } from './worths.js';

/** In place of a building's index: the Mayor chooses what to build. */
export const FREE = -2;

/** What a turn keeps beside the sheet while columns are used. */
export class Course {
  bonusDice = 0;
  /** What the first building that builds must build: an index, −1 for nothing, `FREE`. */
  constructor(public forced = FREE) {}
}

const trial = new Model();

/** Pays what a building costs; with the Train Station what is missing comes from what is worth least. */
export function payFor(model: Model, index: number, worths: Worths): void {
  const building = FLAT[index] as Flat;
  let missing = 0;
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    const cost = building.cost[resource] as number;
    const stock = model.stock[resource] as number;
    model.stock[resource] = stock > cost ? stock - cost : 0;
    if (stock < cost) missing += cost - stock;
  }
  for (; missing > 0; missing -= 1) {
    const least = leastWorth(model, worths);
    model.stock[least] = (model.stock[least] as number) - 1;
  }
  model.boxes[index] = building.boxes;
}

function leastWorth(model: Model, worths: Worths): number {
  let least = -1;
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    if ((model.stock[resource] as number) === 0) continue;
    if (least < 0 || (worths.resources[resource] as number) < (worths.resources[least] as number)) least = resource;
  }
  return least;
}

/** The building that promises most; −1: none promises more than nothing. */
export function bestBuild(model: Model, worths: Worths): number {
  const before = expectedScore(model, worths);
  let most = 0;
  let best = -1;
  for (let index = 0; index < BUILDING_COUNT; index += 1) {
    if (!canBuild(model, index) || worths.banned.includes(index)) continue;
    trial.copy(model);
    payFor(trial, index, worths);
    const more = expectedScore(trial, worths) - before;
    if (more > most) {
      most = more;
      best = index;
    }
  }
  return best;
}

function build(model: Model, worths: Worths, course: Course): void {
  const { forced } = course;
  course.forced = FREE;
  if (forced === -1) return;
  const index = forced !== FREE && canBuild(model, forced) ? forced : bestBuild(model, worths);
  if (index >= 0) payFor(model, index, worths);
}

/** Whether a unit of a resource is worth selling at that price now. */
export const isWorthSelling = (price: number, resource: number, left: number, worths: Worths): boolean =>
  price > (worths.resources[resource] as number) * fadeOf(left, worths);

function sellAt(model: Model, building: Flat, worths: Worths): void {
  const left = turnsLeft(model);
  const price = priceNow(model, building);
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    if (resource !== building.sells && (model.boxes[TRAIN] as number) <= 0) continue;
    if (!isWorthSelling(price, resource, left, worths)) continue;
    model.points += price * (model.stock[resource] as number);
    model.stock[resource] = 0;
  }
}

export function use(model: Model, index: number, worths: Worths, course: Course): void {
  const building = FLAT[index] as Flat;
  if (building.kind === 'gain') gain(model, building);
  else if (building.kind === 'sell') sellAt(model, building, worths);
  else if (building.kind === 'build') build(model, worths, course);
  else if (building.kind === 'bonus-die') course.bonusDice += 1;
}

/** Gains first, sales last. */
const ORDER = ['gain', 'bonus-die', 'build', 'sell'];

/** What is activated in each column (0–5), in the order in which a Mayor does it. */
export const IN_COLUMN: readonly (readonly number[])[] = Array.from({ length: 6 }, (_, column) =>
  [...FLAT.keys()]
    .filter((index) => FLAT[index]?.column === column && ORDER.includes(FLAT[index].kind))
    .sort((a, b) => ORDER.indexOf(FLAT[a]?.kind ?? '') - ORDER.indexOf(FLAT[b]?.kind ?? '')),
);

/** Uses all of a column (1–6) that stands when it begins. */
function useColumn(model: Model, column: number, worths: Worths, course: Course): void {
  const buildings = IN_COLUMN[column - 1] as readonly number[];
  let standing = 0;
  for (let at = 0; at < buildings.length; at += 1) {
    if ((model.boxes[buildings[at] as number] as number) > 0) standing |= 1 << at;
  }
  for (let at = 0; at < buildings.length; at += 1) {
    if (((standing >> at) & 1) === 1) use(model, buildings[at] as number, worths, course);
  }
}

/** The building of a column (1–6) whose lost box costs least; −1: nothing stands there. */
export function leastLoss(model: Model, meteor: number, worths: Worths): number {
  let best = -1;
  let most = -Infinity;
  for (let index = (meteor - 1) * 4; index < meteor * 4; index += 1) {
    const boxes = model.boxes[index] as number;
    if (boxes <= 0) continue;
    model.boxes[index] = boxes - 1;
    const worth = expectedScore(model, worths);
    model.boxes[index] = boxes;
    if (worth > most) {
      most = worth;
      best = index;
    }
  }
  return best;
}

/** The neighbour (0–5) of a cratered column whose loss costs least; −1: both have craters. */
export function leastCrater(model: Model, meteor: number, worths: Worths): number {
  let best = -1;
  let most = -Infinity;
  for (const column of [meteor - 2, meteor]) {
    if (column < 0 || column > 5 || ((model.craters >> column) & 1) === 1) continue;
    drawCrater(trial.copy(model), column);
    const worth = expectedScore(trial, worths);
    if (worth > most) {
      most = worth;
      best = column;
    }
  }
  return best;
}

function fall(model: Model, meteor: number, worths: Worths): void {
  const hit = leastLoss(model, meteor, worths);
  if (hit >= 0) model.boxes[hit] = (model.boxes[hit] as number) - 1;
  else if (((model.craters >> (meteor - 1)) & 1) === 0) model.craters |= 1 << (meteor - 1);
  else {
    const column = leastCrater(model, meteor, worths);
    if (column >= 0) drawCrater(model, column);
  }
}

/** Of these numbers the one that is best forbidden next turn; 0: none. */
export function bestStrike(model: Model, meteors: readonly number[], worths: Worths): number {
  const before = model.strike;
  let best = 0;
  let most = -Infinity;
  for (const meteor of meteors) {
    model.strike = meteor;
    const worth = expectedScore(model, worths);
    if (worth > most) {
      most = worth;
      best = meteor;
    }
  }
  model.strike = before;
  return best;
}

const ORDERS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[0]],
  [
    [0, 1],
    [1, 0],
  ],
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
];

/** Whether an order comes to the same columns as one before it. */
function repeats(columns: readonly number[], orders: readonly (readonly number[])[], at: number): boolean {
  const order = orders[at] as readonly number[];
  for (let other = 0; other < at; other += 1) {
    const earlier = orders[other] as readonly number[];
    let same = true;
    for (let place = 0; same && place < order.length; place += 1)
      same = columns[order[place] as number] === columns[earlier[place] as number];
    if (same) return true;
  }
  return false;
}

// Options are judged one after the other and never within another, so these are made once.
const ordered = new Model();
const struck = new Model();
const judged = new Model();

/** The best order of some columns, and in `into` what it leads to. */
export function bestOrder(
  model: Model,
  columns: readonly number[],
  worths: Worths,
  into: Model,
  forced = FREE,
): { readonly order: readonly number[]; readonly bonusDice: number; readonly worth: number } {
  const orders = ORDERS[columns.length] ?? [];
  let best = 0;
  let bonusDice = 0;
  let most = -Infinity;
  for (let at = 0; at < orders.length; at += 1) {
    if (at > 0 && repeats(columns, orders, at)) continue;
    ordered.copy(model);
    const course = new Course(forced);
    for (const place of orders[at] as readonly number[]) useColumn(ordered, columns[place] as number, worths, course);
    const worth = expectedScore(ordered, worths) + course.bonusDice * worths.bonusDie;
    if (worth <= most) continue;
    into.copy(ordered);
    most = worth;
    best = at;
    bonusDice = course.bonusDice;
  }
  return { order: (orders[best] ?? []).map((place) => columns[place] as number), bonusDice, worth: most };
}

/** Judges an option by playing it, with the result in `into`. */
export function judge(model: Model, option: Option, worths: Worths, into: Model, forced = FREE): number {
  struck.copy(model);
  for (const meteor of option.meteors) fall(struck, meteor, worths);
  struck.strike = bestStrike(struck, option.meteors, worths);
  const { order, bonusDice, worth } = bestOrder(struck, option.town, worths, into, forced);
  option.order = order;
  option.bonusDice = bonusDice;
  option.worth = worth;
  return worth;
}

/** The option that promises most. */
export function bestOption(model: Model, dice: readonly number[], worths: Worths): Option {
  const options = optionsFor(dice, model.turn);
  let best = options[0] as Option;
  for (const option of options) {
    judge(model, option, worths, judged);
    if (option.worth > best.worth || best.worth === -Infinity) best = option;
  }
  return best;
}

/** The building that a bonus die of that number is best used for; −1: none. */
export function bestBonusUse(model: Model, number: number, worths: Worths): number {
  return bonusUse(model, number, worths).building;
}

export function bonusUse(model: Model, number: number, worths: Worths): { building: number; worth: number } {
  let best = { building: -1, worth: expectedScore(model, worths) };
  const work = new Model();
  for (const index of IN_COLUMN[number - 1] as readonly number[]) {
    if ((model.boxes[index] as number) <= 0 || FLAT[index]?.kind === 'bonus-die') continue;
    use(work.copy(model), index, worths, new Course());
    const worth = expectedScore(work, worths);
    if (worth > best.worth) best = { building: index, worth };
  }
  return best;
}
