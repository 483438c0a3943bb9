/** What End game buildings count, on a model. */
import { BUILDINGS, type Counted } from '../sheet.js';
import { FLAT, type Model } from './model.js';

const bitsWhere = (fits: (index: number) => boolean): number =>
  BUILDINGS.reduce((bits, _, index) => (fits(index) ? bits | (1 << index) : bits), 0);

const ABOVE_ROW_1 = bitsWhere((index) => FLAT[index]?.row !== 1);
const WHOLE_ONES = bitsWhere((index) => ((FLAT[index]?.boxes ?? 0) & 1) === 1);
const WHOLE_TWOS = bitsWhere((index) => ((FLAT[index]?.boxes ?? 0) & 2) === 2);
/** The lowest bit of each column. */
const COLUMN_BITS = bitsWhere((index) => FLAT[index]?.row === 1);

/** How many bits are set. */
export function bitsIn(bits: number): number {
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

export function counted(model: Model, standing: number, what: Counted): number {
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
