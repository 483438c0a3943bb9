import { BUILDINGS, CRATER_COST, TURNS, type Counted } from '../sheet.js';
import { bitsIn, counted } from './counts.js';
import { valueOf } from './features.js';
import { isStanding, OBSERVATORY, standing, type Model } from './model.js';
import { COLUMN_STATES, type Worths } from './worths.js';

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
  if (worths.learnt !== null) return scoreOf(model) + valueOf(model, worths.learnt);
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
