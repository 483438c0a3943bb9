/** How much a Mayor values things, in points. The tuned numbers were found by evolution (docs/meteor-town.md). */
import { BUILDINGS, TURNS } from '../sheet.js';
import { FLAT, RESOURCE_COUNT } from './model.js';

export interface Worths {
  /** A unit of each resource. */
  readonly resources: readonly number[];
  /** A standing building, for each turn left. */
  readonly rate: readonly number[];
  /** A standing building, whatever is left. */
  readonly flat: readonly number[];
  readonly bonusDie: number;
  /** What it costs that a column can't be rolled, as a share of its buildings' rates. */
  readonly forbidden: number;
  /** An Observatory while a number is forbidden. */
  readonly observatory: number;
  /** The share of their worth that resources have by turns left: they lose it before the end. */
  readonly fades: readonly number[];
  /** How much better a re-roll must promise to be, as a share of a clover's worth. */
  readonly clover: number;
  /** A bit for each building that is never built. */
  readonly banned: number;
  /** Worth of all that a town has of two resources, by ten bits of a model's stock: three tables in one. */
  readonly pairs: Float64Array;
  /** Worth of a column's four buildings by turns left, column and state: what `expectedScore` adds up. */
  readonly columns: Float64Array;
  /** What a column that can't be rolled loses, by column and which of its four buildings stand. */
  readonly lost: Float64Array;
}

/** States of a column: four bits for the units of its buildings' boxes, and four for the twos. */
export const COLUMN_STATES = 256;

/** A building with checked boxes is worth less, but a good part of it still stands. */
const wear = (boxes: number, of: number): number => (boxes >= of ? 1 : 0.6 + (0.4 * boxes) / of);

const pairsFrom = (resources: readonly number[]): Float64Array =>
  Float64Array.from({ length: 3 * 1024 }, (_, at) => {
    const first = 2 * (at >> 10);
    const second = first + 1 < RESOURCE_COUNT ? (resources[first + 1] ?? 0) : 0;
    return (resources[first] ?? 0) * (at & 31) + second * ((at >> 5) & 31);
  });

/** The sum of a column's (0–5) four buildings, by index in `BUILDINGS` and row (0–3). */
function ofColumn(column: number, worth: (index: number, row: number) => number): number {
  let sum = 0;
  for (let row = 0; row < 4; row += 1) sum += worth(column * 4 + row, row);
  return sum;
}

function columnsFrom({ rate, flat }: Pick<Worths, 'rate' | 'flat'>): Float64Array {
  const columns = new Float64Array((TURNS + 1) * 6 * COLUMN_STATES);
  for (let at = 0; at < columns.length; at += 1) {
    const state = at % COLUMN_STATES;
    const left = Math.floor(at / COLUMN_STATES / 6);
    const fade = Math.min(1, left / 4);
    columns[at] = ofColumn(Math.floor(at / COLUMN_STATES) % 6, (index, row) => {
      const boxes = ((state >> row) & 1) + 2 * ((state >> (row + 4)) & 1);
      if (boxes === 0) return 0;
      return ((rate[index] ?? 0) * left + (flat[index] ?? 0) * fade) * wear(boxes, FLAT[index]?.boxes ?? 0);
    });
  }
  return columns;
}

const lostFrom = ({ rate }: Pick<Worths, 'rate'>): Float64Array =>
  Float64Array.from({ length: 6 * 16 }, (_, at) =>
    ofColumn(at >> 4, (index, row) => (((at >> row) & 1) === 0 ? 0 : (rate[index] ?? 0) + 0.2)),
  );

/** From 58 numbers: 5 resources, 24 rates, 24 flats, bonus die, forbidden, Observatory, horizon, clover. */
export function worthsFrom(numbers: readonly number[], banned: readonly string[] = []): Worths {
  const rate = numbers.slice(5, 29);
  const flat = numbers.slice(29, 53);
  const [bonusDie = 0, forbidden = 0, observatory = 0, horizon = 1, clover = 0] = numbers.slice(53);
  return {
    resources: numbers.slice(0, 5),
    rate,
    flat,
    bonusDie,
    forbidden,
    observatory,
    fades: Array.from({ length: TURNS + 1 }, (_, left) => Math.min(1, left / horizon)),
    clover,
    banned: BUILDINGS.reduce((bits, { id }, index) => (banned.includes(id) ? bits | (1 << index) : bits), 0),
    pairs: pairsFrom(numbers),
    columns: columnsFrom({ rate, flat }),
    lost: lostFrom({ rate }),
  };
}

function untuned(): number[] {
  const rate = FLAT.map(({ kind, gains }) =>
    kind === 'gain' ? 0.4 * gains.reduce((sum, [, amount]) => sum + amount, 0) : kind === 'end-game' ? 0 : 0.5,
  );
  const flat = FLAT.map(({ kind }) => (kind === 'end-game' ? 4 : 0));
  return [1, 1, 1, 1.5, 0.8, ...rate, ...flat, 1.5, 0.3, 1, 3, 0.8];
}

/** Set by hand, before any tuning. */
export const UNTUNED: Worths = worthsFrom(untuned());

/** Tuned for the highest score with every building allowed. */
// prettier-ignore
export const TUNED: Worths = worthsFrom([
  2.5257, 1.271, 1.6773, 1.0756, 0.3866, 2.1248, 0.7076, 1.1888, 0.138, 1.046, 0.184, 1.7539, 0.3658, 0.8759, 0.6909,
  -0.3334, 1.9456, 1.0813, 0.1971, -0.4643, -1.6028, 2.3228, 0.7204, 1.8695, 0.2521, 0.6507, 1.2357, 1.4218, 1.1515,
  -1.3962, -1.6405, 1.5234, -0.745, 2.3744, 7.3693, 5.2981, -4.5517, 1.3278, 8.4602, 1.9744, 6.5795, 2.0896, 2.9655,
  5.234, 4.2549, -1.6642, 0.7707, -9.5447, 1.3916, 1.0987, -9.0562, -3.6929, 2.8166, 2.521, 1.2986, 2.5642, 3.8083,
  2.0154,
]);
