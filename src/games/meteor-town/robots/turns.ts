/** What a Mayor does in a turn on a model: which boxes it checks, what it builds and sells. */
import { fadeOf, expectedScore, turnsLeft } from './evaluate.js';
import {
  addStock,
  BUILDING_COUNT,
  canBuild,
  checkBox,
  covers,
  drawCrater,
  FLAT,
  gain,
  isStanding,
  Model,
  priceNow,
  RESOURCE_COUNT,
  setBoxes,
  standing,
  stockOf,
  TRAIN,
  type Flat,
} from './model.js';
import type { Worths } from './worths.js';

/** In place of a building's index: the Mayor chooses what to build. */
export const FREE = -2;

/** What a turn keeps beside the sheet while columns are used. */
export class Course {
  bonusDice = 0;
  /** What the first building that builds must build: an index, −1 for nothing, `FREE`. */
  constructor(public forced = FREE) {}
}

/** Pays what a building costs; with the Train Station what is missing comes from what is worth least. */
export function payFor(model: Model, index: number, worths: Worths): void {
  const building = FLAT[index] as Flat;
  if (covers(model, building)) model.stock -= building.price;
  else payWithAny(model, building, worths);
  setBoxes(model, index, building.boxes);
}

function payWithAny(model: Model, { cost }: Flat, worths: Worths): void {
  let missing = 0;
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    const wanted = cost[resource] as number;
    const paid = Math.min(stockOf(model, resource), wanted);
    addStock(model, resource, -paid);
    missing += wanted - paid;
  }
  for (; missing > 0; missing -= 1) addStock(model, leastWorth(model, worths), -1);
}

function leastWorth(model: Model, worths: Worths): number {
  let least = -1;
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    if (stockOf(model, resource) === 0) continue;
    if (least < 0 || (worths.resources[resource] as number) < (worths.resources[least] as number)) least = resource;
  }
  return least;
}

const trial = new Model();

/** The building that promises most; −1: none promises more than nothing. */
export function bestBuild(model: Model, worths: Worths): number {
  let most = 0;
  let best = -1;
  let before = NaN;
  for (let index = 0; index < BUILDING_COUNT; index += 1) {
    if (!canBuild(model, index) || ((worths.banned >> index) & 1) === 1) continue;
    if (Number.isNaN(before)) before = expectedScore(model, worths);
    payFor(trial.copy(model), index, worths);
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

/** Sells all of a resource. */
function sellAll(model: Model, resource: number, price: number): void {
  const amount = stockOf(model, resource);
  model.points += price * amount;
  addStock(model, resource, -amount);
}

/** Whether all of a resource is worth selling at that price now. */
function isWorthSelling(model: Model, resource: number, price: number, worths: Worths): boolean {
  if (worths.learnt === null) return price > (worths.resources[resource] as number) * fadeOf(turnsLeft(model), worths);
  sellAll(trial.copy(model), resource, price);
  return expectedScore(trial, worths) > expectedScore(model, worths);
}

/** Sells all of a resource where that is worth it, and says whether it was. */
export function sellIfWorth(model: Model, resource: number, price: number, worths: Worths): boolean {
  if (stockOf(model, resource) === 0 || !isWorthSelling(model, resource, price, worths)) return false;
  sellAll(model, resource, price);
  return true;
}

function sellAt(model: Model, building: Flat, worths: Worths): void {
  const price = priceNow(model, building);
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1)
    if (resource === building.sells || isStanding(model, TRAIN)) sellIfWorth(model, resource, price, worths);
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
export function useColumn(model: Model, column: number, worths: Worths, course: Course): void {
  const buildings = IN_COLUMN[column - 1] as readonly number[];
  const began = standing(model);
  for (const index of buildings) if (((began >> index) & 1) === 1) use(model, index, worths, course);
}

/** The building of a column (1–6) whose lost box costs least; −1: nothing stands there. */
export function leastLoss(model: Model, meteor: number, worths: Worths): number {
  let best = -1;
  let most = -Infinity;
  for (let index = (meteor - 1) * 4; index < meteor * 4; index += 1) {
    if (!isStanding(model, index)) continue;
    checkBox(trial.copy(model), index);
    const worth = expectedScore(trial, worths);
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

export function fall(model: Model, meteor: number, worths: Worths): void {
  const hit = leastLoss(model, meteor, worths);
  if (hit >= 0) checkBox(model, hit);
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

/** The building that a bonus die of that number is best used for; −1: none. */
export function bestBonusUse(model: Model, number: number, worths: Worths): number {
  return bonusUse(model, number, worths).building;
}

export function bonusUse(model: Model, number: number, worths: Worths): { building: number; worth: number } {
  let best = { building: -1, worth: expectedScore(model, worths) };
  const work = new Model();
  for (const index of IN_COLUMN[number - 1] as readonly number[]) {
    if (!isStanding(model, index) || FLAT[index]?.kind === 'bonus-die') continue;
    use(work.copy(model), index, worths, new Course());
    const worth = expectedScore(work, worths);
    if (worth > best.worth) best = { building: index, worth };
  }
  return best;
}
