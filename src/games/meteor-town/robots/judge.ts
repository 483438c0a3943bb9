/** How a Mayor judges what can be done with a roll, on a model: by playing it. */
import { FACES } from '../sheet.js';
import { expectedScore } from './evaluate.js';
import { Model } from './model.js';
import { optionsFor, type Option } from './options.js';
import { bestStrike, Course, fall, FREE, useColumn } from './turns.js';
import type { Worths } from './worths.js';

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

/** What comes of a column that is the first to be used. */
class First {
  readonly after = new Model();
  bonusDice = 0;
  isKnown = false;
}

// Options are judged one after the other and never within another, so these are made once.
const ordered = new Model();
const struck = new Model();
const judged = new Model();
const course = new Course();
const result = { at: 0, bonusDice: 0, worth: 0 };
/** By column, of the sheet in `struck`: options with the same meteors share it. */
const firsts = FACES.map(() => new First());

/** Uses a turn's first column in `ordered`. */
function useFirst(model: Model, column: number, worths: Worths): void {
  const first = firsts[column - 1] as First;
  if (model !== struck || course.forced !== FREE) {
    useColumn(ordered.copy(model), column, worths, course);
    return;
  }
  if (!first.isKnown) {
    useColumn(first.after.copy(model), column, worths, course);
    first.bonusDice = course.bonusDice;
    first.isKnown = true;
  }
  ordered.copy(first.after);
  course.bonusDice = first.bonusDice;
}

/** Uses columns in their best order, with what it leads to in `into` and its worth in `result`. */
function useBestOrder(model: Model, columns: readonly number[], worths: Worths, into: Model, forced: number): void {
  const orders = ORDERS[columns.length] as (typeof ORDERS)[number];
  result.worth = -Infinity;
  for (let at = 0; at < orders.length; at += 1) {
    if (at > 0 && repeats(columns, orders, at)) continue;
    course.bonusDice = 0;
    course.forced = forced;
    const order = orders[at] as readonly number[];
    useFirst(model, columns[order[0] as number] as number, worths);
    for (let place = 1; place < order.length; place += 1)
      useColumn(ordered, columns[order[place] as number] as number, worths, course);
    const worth = expectedScore(ordered, worths) + course.bonusDice * worths.bonusDie;
    if (worth <= result.worth) continue;
    into.copy(ordered);
    result.at = at;
    result.bonusDice = course.bonusDice;
    result.worth = worth;
  }
}

/** The best order of one to three columns. */
export function bestOrder(model: Model, columns: readonly number[], worths: Worths, forced: number): readonly number[] {
  useBestOrder(model, columns, worths, judged, forced);
  return (ORDERS[columns.length]?.[result.at] ?? []).map((place) => columns[place] as number);
}

/** The meteors of an option fall in `struck`, and one of them is written down. */
function strike(model: Model, meteors: readonly number[], worths: Worths): void {
  struck.copy(model);
  for (const first of firsts) first.isKnown = false;
  for (const meteor of meteors) fall(struck, meteor, worths);
  struck.strike = bestStrike(struck, meteors, worths);
}

/** Judges an option by playing it, with the result in `into`. */
export function judge(model: Model, option: Option, worths: Worths, into: Model, forced = FREE): number {
  strike(model, option.meteors, worths);
  useBestOrder(struck, option.town, worths, into, forced);
  option.bonusDice = result.bonusDice;
  option.worth = result.worth;
  return result.worth;
}

/** The option that promises most; what it leads to is in `into`. */
export function bestOf(model: Model, options: readonly Option[], worths: Worths, into: Model): Option {
  let best = options[0] as Option;
  let most = -Infinity;
  let fallen: readonly number[] | null = null;
  for (const option of options) {
    // Options with the same meteors are next to each other.
    if (option.meteors !== fallen) strike(model, option.meteors, worths);
    fallen = option.meteors;
    useBestOrder(struck, option.town, worths, judged, FREE);
    if (result.worth <= most) continue;
    most = result.worth;
    best = option;
    best.bonusDice = result.bonusDice;
    best.worth = most;
    into.copy(judged);
  }
  return best;
}

/** Columns of an option, used in their best order, in which nothing is gained, sold, built or rolled. */
export function idleColumns(model: Model, option: Option, worths: Worths): number {
  const before = new Model();
  strike(model, option.meteors, worths);
  const order = bestOrder(struck, option.town, worths, FREE);
  const used = new Course();
  let idle = 0;
  for (const column of order) {
    const { bonusDice } = used;
    before.copy(struck);
    useColumn(struck, column, worths, used);
    const gave =
      struck.stock !== before.stock ||
      struck.points !== before.points ||
      struck.built !== before.built ||
      used.bonusDice > bonusDice;
    if (!gave) idle += 1;
  }
  return idle;
}

/** The option that a Mayor takes: the one that promises most, less `idle` points for each column that gives nothing. */
export function chosenOption(model: Model, dice: readonly number[], worths: Worths): Option {
  const after = new Model();
  let best: Option | null = null;
  let most = -Infinity;
  for (const option of optionsFor(dice, model.turn)) {
    const worth = judge(model, option, worths, after) - worths.idle * idleColumns(model, option, worths);
    if (best !== null && worth <= most) continue;
    most = worth;
    best = option;
  }
  if (best === null) throw new Error('no way to use the dice');
  return best;
}

export const bestOption = (model: Model, dice: readonly number[], worths: Worths): Option =>
  bestOf(model, optionsFor(dice, model.turn), worths, new Model());
