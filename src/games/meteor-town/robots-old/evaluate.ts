import { BUILDINGS, CRATER_COST, TURNS } from '../sheet.js';
import { BUILDING_COUNT, FLAT, OBSERVATORY, RESOURCE_COUNT, type Flat, type Model } from './model.js';
import { tableAt, type Worths } from './worths.js';

interface EndGame {
  readonly index: number;
  readonly each: number;
  readonly counts: (model: Model) => number;
}

function aboveRow1(model: Model): number {
  let count = 0;
  for (let index = 0; index < BUILDING_COUNT; index += 1) {
    if ((index & 3) !== 0 && (model.boxes[index] as number) > 0) count += 1;
  }
  return count;
}

function unmarked(model: Model): number {
  let count = 0;
  for (let index = 0; index < BUILDING_COUNT; index += 1) {
    const left = model.boxes[index] as number;
    if (left > 0 && left === (FLAT[index] as Flat).boxes) count += 1;
  }
  return count;
}

function destroyed(model: Model): number {
  let count = 0;
  for (let index = 0; index < BUILDING_COUNT; index += 1) if (model.boxes[index] === 0) count += 1;
  return count;
}

function fullColumns(model: Model): number {
  let count = 0;
  for (let column = 0; column < BUILDING_COUNT; column += 4) {
    let standing = 0;
    for (let row = 0; row < 4; row += 1) if ((model.boxes[column + row] as number) > 0) standing += 1;
    if (standing >= 3) count += 1;
  }
  return count;
}

const COUNTS = { 'above-row-1': aboveRow1, unmarked, destroyed, 'full-columns': fullColumns };

const END_GAME: readonly EndGame[] = BUILDINGS.flatMap(({ bonus }, index) =>
  bonus.kind === 'end-game' ? [{ index, each: bonus.each, counts: COUNTS[bonus.counts] }] : [],
);

const CRATERS_IN = Array.from({ length: 64 }, (_, bits) => [...bits.toString(2)].filter((bit) => bit === '1').length);

/** The sheet's score as it stands, as `scoreOf` of the rules gives it. */
export function scoreOf(model: Model): number {
  let score = model.points - CRATER_COST * (CRATERS_IN[model.craters] as number);
  for (const { index, each, counts } of END_GAME) {
    if ((model.boxes[index] as number) > 0) score += each * counts(model);
  }
  return score;
}

export const turnsLeft = ({ turn }: Model): number => TURNS - turn;

/** The share of their worth that resources still have with so many turns left, from 0 to 1. */
export const fadeOf = (left: number, { horizon }: Worths): number => Math.min(1, left / horizon);

/** What a forbidden number costs: a column that can't be rolled, or with the Observatory a die to set. */
function forbiddenWorth(model: Model, worths: Worths): number {
  if ((model.boxes[OBSERVATORY] as number) > 0) return worths.observatory;
  let lost = 0;
  for (let index = (model.strike - 1) * 4; index < model.strike * 4; index += 1) {
    if ((model.boxes[index] as number) > 0) lost += (worths.rate[index] as number) + 0.2;
  }
  return -worths.forbidden * lost;
}

/**
 * The evaluation function: an estimate of a sheet's final score from its points, resources, buildings and forbidden
 * number.
 */
export function expectedScore(model: Model, worths: Worths): number {
  const left = turnsLeft(model);
  let worth = scoreOf(model);
  const fade = fadeOf(left, worths);
  for (let resource = 0; resource < RESOURCE_COUNT; resource += 1) {
    worth += (worths.resources[resource] as number) * fade * (model.stock[resource] as number);
  }
  const { table } = worths;
  const from = tableAt(left, 0, 0);
  for (let index = 0; index < BUILDING_COUNT; index += 1) {
    const boxes = model.boxes[index] as number;
    if (boxes > 0) worth += table[from + index * 4 + boxes] as number;
  }
  return left > 0 && model.strike > 0 ? worth + forbiddenWorth(model, worths) : worth;
}
