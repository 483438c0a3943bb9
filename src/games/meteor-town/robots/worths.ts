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
  /** Points forgone rather than use a column that gives nothing: estimates are no finer. */
  readonly idle: number;
  /** A bit for each building that is never built. */
  readonly banned: number;
  /** Worth of all that a town has of two resources, by ten bits of a model's stock: three tables in one. */
  readonly pairs: Float64Array;
  /** Worth of a column's four buildings by turns left, column and state: what `expectedScore` adds up. */
  readonly columns: Float64Array;
  /** What a column that can't be rolled loses, by column and which of its four buildings stand. */
  readonly lost: Float64Array;
  /** Learnt numbers (features.ts) that say in place of these tables what is still to come; null: the tables do. */
  readonly learnt: Float32Array | null;
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
    idle: 3,
    banned: BUILDINGS.reduce((bits, { id }, index) => (banned.includes(id) ? bits | (1 << index) : bits), 0),
    pairs: pairsFrom(numbers),
    columns: columnsFrom({ rate, flat }),
    lost: lostFrom({ rate }),
    learnt: null,
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

/** Tuned for the highest score with every building allowed, by the costs of rules version 2. */
// prettier-ignore
export const TUNED: Worths = worthsFrom([
  3.6601, 1.3603, 1.2812, 0.6571, 1.1165, 1.9853, 0.8103, 2.1843, -0.3474, 0.7718, 0.098, 2.1266, 1.1558, 0.8993,
  0.8603, -0.1589, 1.4787, 1.226, -0.5286, -0.1823, -1.3883, 2.5231, 0.7902, 1.6173, 0.1924, 0.708, 1.4621, 1.5221,
  0.6793, -2.2163, -0.9463, 13.1153, 3.9024, 6.3019, 3.6018, 1.9296, -4.8831, 2.1634, 10.809, 2.4399, 11.9804,
  2.1618, 6.8884, 3.7468, 5.6071, -2.2576, 0.0059, -11.9628, -2.9397, -0.7713, -10.3371, -4.7807, 2.1994, 2.5391,
  0.8284, 1.6609, 4.0754, 1.7708,
]);

/** The Mayor's: tuned by the costs of rules version 3, with as few idle columns as the dice allow and little grain left unsold. */
export const MAYOR: Worths = {
  // prettier-ignore
  ...worthsFrom([
    4.237, 1.9726, 1.4474, -0.3078, 1.1452, 1.3492, 0.8062, 3.1537, 0.1112, 0.2738, -0.0704, 2.1425, 1.5095, 0.6429,
    1.7079, -0.1561, 1.4256, 0.982, -0.5129, 0.093, -1.7119, 2.1651, 1.3608, 1.0444, -0.1973, 1.2687, 1.8306,
    1.3185, 0.1774, -0.6864, -5.5723, 15.1238, 2.9002, 3.8954, 3.1951, 3.2398, -1.3111, 2.7623, 7.1808, 4.3952,
    11.8845, 0.5268, 5.1943, 0.88, 5.7405, -1.7627, 1.5856, -10.6146, -3.1318, -1.73, -9.3974, -4.485, 8.2386,
    2.2078, 0.4646, 2.5026, 3.7969, 1.7966,
  ]),
  idle: 100,
};
