/**
 * What a learnt worth of a sheet looks at. Each number of turns left has a table of numbers, with a group of them for each
 * thing that is looked at: one number of every group counts, and their sum is what is still to come, in points.
 */
import { BUILDINGS, FACES, RESOURCES, TRACK, TURNS, type Bonus, type Counted } from '../sheet.js';
import { bitsIn, counted } from './counts.js';
import {
  BUILDING_COUNT,
  FLAT,
  isStanding,
  OBSERVATORY,
  RESOURCE_COUNT,
  standing,
  stockOf,
  stockTotal,
  TRAIN,
  type Model,
} from './model.js';
import { COLUMN_STATES } from './worths.js';

/** Numbers of one table, as groups are laid out one after the other. */
let size = 0;
function group(numbers: number): number {
  const from = size;
  size += numbers;
  return from;
}

const indexesOf = (fits: (bonus: Bonus, index: number) => boolean): number[] =>
  [...BUILDINGS.keys()].filter((index) => fits((BUILDINGS[index] as (typeof BUILDINGS)[number]).bonus, index));

/** Places of the states that a column (0–5) can be in, among all that its bits could say. */
function statesOf(column: number): number[] {
  const boxes = [0, 1, 2, 3].map((row) => FLAT[column * 4 + row]?.boxes ?? 0);
  let known = 0;
  return Array.from({ length: COLUMN_STATES }, (_, state) => {
    const isPossible = boxes.every((of, row) => ((state >> row) & 1) + 2 * ((state >> (row + 4)) & 1) <= of);
    return isPossible ? known++ : 0;
  });
}

const STATES = FACES.map((_, column) => statesOf(column));
/** A column's boxes. */
const COLUMNS = STATES.map((states) => group(1 + Math.max(...states)));
const PLACES = Int32Array.from(
  STATES.flatMap((states, column) => states.map((place) => place + (COLUMNS[column] ?? 0))),
);

const AMOUNTS = TRACK + 1;
/** How much there is of a resource, by whether its place of sale stands (1; 2: and what makes it dearer) and the Train Station. */
const RESOURCE = group(RESOURCE_COUNT * 3 * 2 * AMOUNTS);
/** The sale of each resource: its building, and what makes it dearer; −1: none. */
const SALE = RESOURCES.map((_, resource) => FLAT.findIndex(({ sells }) => sells === resource));
const DEARER = SALE.map((index) => FLAT[index]?.dearerWith ?? -1);

const SALES = SALE.reduce((bits, index) => (index < 0 ? bits : bits | (1 << index)), 0);
/** All resources together, by how many places of sale stand: with a Train Station. */
const TOTAL = group((RESOURCE_COUNT + 1) * (RESOURCE_COUNT * TRACK + 1));

/** More of a resource than this is as good as this, for what can be built with two of them. */
const ENOUGH = 5;
const PAIR_OF = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const PAIR = group(PAIR_OF.length * (ENOUGH + 1) ** 2);

/** The forbidden number and which buildings of its column stand; with an Observatory whether there is one. */
const STRIKE = group((FACES.length + 1) * 16);

/** Buildings that belong together: what gives and sells a resource; what builds and changes dice. Which of them stand. */
const TOGETHER = [
  ...RESOURCES.map((resource, at) =>
    indexesOf(
      (bonus, index) =>
        (bonus.kind === 'gain' && (bonus.gains[resource] ?? 0) > 0) ||
        index === SALE[at] ||
        index === DEARER[at] ||
        index === TRAIN,
    ),
  ),
  indexesOf(({ kind }, index) => kind === 'build' || kind === 'bonus-die' || index === OBSERVATORY),
].map((indexes) => ({ indexes: Int32Array.from(indexes), from: group(1 << indexes.length) }));

/** What an End game building counts, by whether it stands. */
const COUNTS = BUILDINGS.flatMap(({ bonus }, index) =>
  bonus.kind === 'end-game'
    ? [{ index, counts: bonus.counts satisfies Counted, from: group(2 * (BUILDING_COUNT + 1)) }]
    : [],
);
const STANDING = group(BUILDING_COUNT + 1);
const CRATERS = group(FACES.length + 1);
const TABLE = size;

/** Numbers of all tables: after the last turn nothing is to come. */
export const LEARNT_SIZE = TABLE * (TURNS - 1);

/** Groups of a table, at most. */
export const GROUPS = FACES.length + RESOURCE_COUNT + 1 + PAIR_OF.length + 1 + TOGETHER.length + COUNTS.length + 2;

function placeOfStrike(model: Model, stands: number): number {
  const { strike } = model;
  if (strike === 0) return 0;
  return isStanding(model, OBSERVATORY) ? 1 : 16 * strike + ((stands >> (4 * (strike - 1))) & 15);
}

function sheetPlaces(model: Model, table: number, into: Int32Array): number {
  const stands = standing(model);
  const { ones, twos } = model;
  let at = 0;
  for (let column = 0; column < 6; column += 1) {
    const state = ((ones >> (4 * column)) & 15) + 16 * ((twos >> (4 * column)) & 15);
    into[at++] = table + (PLACES[column * COLUMN_STATES + state] as number);
  }
  for (const { indexes, from } of TOGETHER) {
    let which = 0;
    for (let bit = 0; bit < indexes.length; bit += 1) which |= ((stands >> (indexes[bit] as number)) & 1) << bit;
    into[at++] = table + from + which;
  }
  for (const { index, counts, from } of COUNTS)
    into[at++] = table + from + ((stands >> index) & 1) * (BUILDING_COUNT + 1) + counted(model, stands, counts);
  into[at++] = table + STANDING + bitsIn(stands);
  into[at++] = table + CRATERS + bitsIn(model.craters);
  into[at++] = table + STRIKE + placeOfStrike(model, stands);
  return at;
}

/** How well a resource is sold here: 0 not at all, 1, 2 dearer. */
function saleOf(stands: number, resource: number): number {
  const sale = SALE[resource] as number;
  if (sale < 0 || ((stands >> sale) & 1) === 0) return 0;
  const dearer = DEARER[resource] as number;
  return dearer >= 0 && ((stands >> dearer) & 1) === 1 ? 2 : 1;
}

function stockPlaces(model: Model, table: number, into: Int32Array, from: number): number {
  const stands = standing(model);
  const train = (stands >> TRAIN) & 1;
  let at = from;
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    const kind = (resource * 3 + saleOf(stands, resource)) * 2 + train;
    into[at++] = table + RESOURCE + kind * AMOUNTS + stockOf(model, resource);
  }
  for (let pair = 0; pair < PAIR_OF.length; pair += 1) {
    const [one, other] = PAIR_OF[pair] as readonly [number, number];
    const first = Math.min(ENOUGH, stockOf(model, one));
    const second = Math.min(ENOUGH, stockOf(model, other));
    into[at++] = table + PAIR + (pair * (ENOUGH + 1) + first) * (ENOUGH + 1) + second;
  }
  if (train === 1)
    into[at++] = table + TOTAL + bitsIn(stands & SALES) * (RESOURCE_COUNT * TRACK + 1) + stockTotal(model);
  return at;
}

/** The places of the numbers that count for a sheet, in `into`, and how many they are: none after the last turn. */
export function placesOf(model: Model, into: Int32Array): number {
  if (model.turn >= TURNS) return 0;
  const table = TABLE * (TURNS - 1 - model.turn);
  return stockPlaces(model, table, into, sheetPlaces(model, table, into));
}

const places = new Int32Array(GROUPS);

/** What a learnt table says is still to come of a sheet, in points. */
export function valueOf(model: Model, learnt: Float32Array): number {
  const count = placesOf(model, places);
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += learnt[places[at] as number] as number;
  return sum;
}
