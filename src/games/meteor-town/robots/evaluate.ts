import { BUILDINGS, CRATER_COST, TURNS, type Counted } from '../sheet.js';
import { FLAT, isStanding, OBSERVATORY, standing, type Model } from './model.js';
import { COLUMN_STATES, type Worths } from './worths.js';

const bitsWhere = (fits: (index: number) => boolean): number =>
  BUILDINGS.reduce((bits, _, index) => (fits(index) ? bits | (1 << index) : bits), 0);

const ABOVE_ROW_1 = bitsWhere((index) => FLAT[index]?.row !== 1);
const WHOLE_ONES = bitsWhere((index) => ((FLAT[index]?.boxes ?? 0) & 1) === 1);
const WHOLE_TWOS = bitsWhere((index) => ((FLAT[index]?.boxes ?? 0) & 2) === 2);
/** The lowest bit of each column. */
const COLUMN_BITS = bitsWhere((index) => FLAT[index]?.row === 1);

/** How many bits are set. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

/** Columns where at most one of the four buildings doesn't stand. */
function fullColumns(standing: number): number {
  const one = standing & (standing >> 1);
  const two = standing | (standing >> 1);
  return bitsIn(((one & (two >> 2)) | (two & (one >> 2))) & COLUMN_BITS);
}

function counted(model: Model, standing: number, what: Counted): number {
  switch (what) {
    case 'above-row-1':
      return bitsIn(standing & ABOVE_ROW_1);
    case 'unmarked':
      return bitsIn(standing & ~((model.ones ^ WHOLE_ONES) | (model.twos ^ WHOLE_TWOS)));
    case 'destroyed':
      return bitsIn(model.built & ~standing);
    case 'full-columns':
      return fullColumns(standing);
  }
}

interface EndGame {
  readonly index: number;
  readonly each: number;
  readonly counts: Counted;
}

const END_GAME: readonly EndGame[] = BUILDINGS.flatMap(({ bonus }, index) =>
  bonus.kind === 'end-game' ? [{ index, each: bonus.each, counts: bonus.counts }] : [],
);

/** The sheet's score as it stands, as `scoreOf` of the rules gives it. */
export function scoreOf(model: Model): number {
  let score = model.points - CRATER_COST * bitsIn(model.craters);
  const stands = standing(model);
  for (const { index, each, counts } of END_GAME) {
    if (((stands >> index) & 1) === 1) score += each * counted(model, stands, counts);
  }
  return score;
}

export const turnsLeft = ({ turn }: Model): number => TURNS - turn;

/** The share of their worth that resources still have with so many turns left, from 0 to 1. */
export const fadeOf = (left: number, { fades }: Worths): number => fades[left] ?? 0;

/** What a forbidden number costs: a column that can't be rolled, or with the Observatory a die to set. */
function forbiddenWorth(model: Model, worths: Worths): number {
  if (isStanding(model, OBSERVATORY)) return worths.observatory;
  const column = model.strike - 1;
  return -worths.forbidden * (worths.lost[column * 16 + ((standing(model) >> (4 * column)) & 15)] as number);
}

/**
 * The evaluation function: an estimate of a sheet's final score from its points, resources, buildings and forbidden
 * number.
 */
export function expectedScore(model: Model, worths: Worths): number {
  const { stock, ones, twos } = model;
  const left = turnsLeft(model);
  const { columns, pairs } = worths;
  const resources =
    (pairs[stock & 1023] as number) +
    (pairs[1024 + ((stock >> 10) & 1023)] as number) +
    (pairs[2048 + (stock >> 20)] as number);
  let worth = resources * (worths.fades[left] as number) + scoreOf(model);
  let from = left * 6 * COLUMN_STATES;
  for (let shift = 0; shift < 24; shift += 4, from += COLUMN_STATES) {
    worth += columns[from + ((ones >> shift) & 15) + 16 * ((twos >> shift) & 15)] as number;
  }
  return left > 0 && model.strike > 0 ? worth + forbiddenWorth(model, worths) : worth;
}
