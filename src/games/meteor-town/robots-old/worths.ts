/** How much a Mayor values things, in points. The tuned numbers were found by evolution (docs/meteor-town.md). */
import { BUILDINGS, TURNS } from '../sheet.js';
import { BUILDING_COUNT, FLAT } from './model.js';

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
  /** Turns before the end from which resources lose their worth. */
  readonly horizon: number;
  /** How much better a re-roll must promise to be, as a share of a clover's worth. */
  readonly clover: number;
  /** Buildings that are never built, by index. */
  readonly banned: readonly number[];
  /** Worth of each building by turns left and boxes left: `at(turns, building, boxes)`. */
  readonly table: Float64Array;
}

/** Boxes that a building may have, and one: the table's inner size. */
const BOXES = 4;

export const tableAt = (turnsLeft: number, building: number, boxes: number): number =>
  (turnsLeft * BUILDING_COUNT + building) * BOXES + boxes;

/** A building with checked boxes is worth less, but a good part of it still stands. */
const wear = (boxes: number, of: number): number => (boxes >= of ? 1 : 0.6 + (0.4 * boxes) / of);

function tableFrom({ rate, flat }: Pick<Worths, 'rate' | 'flat'>): Float64Array {
  const table = new Float64Array((TURNS + 1) * BUILDING_COUNT * BOXES);
  for (let left = 0; left <= TURNS; left += 1) {
    const fade = Math.min(1, left / 4);
    for (const [index, { boxes: of }] of FLAT.entries()) {
      const whole = (rate[index] ?? 0) * left + (flat[index] ?? 0) * fade;
      for (let boxes = 1; boxes < BOXES; boxes += 1) table[tableAt(left, index, boxes)] = whole * wear(boxes, of);
    }
  }
  return table;
}

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
    horizon,
    clover,
    banned: banned.map((id) => BUILDINGS.findIndex((building) => building.id === id)),
    table: tableFrom({ rate, flat }),
  };
}

function untuned(): number[] {
  const rate = FLAT.map(({ kind, gains }) =>
    kind === 'gain' ? 0.4 * gains.reduce((sum, amount) => sum + amount, 0) : kind === 'end-game' ? 0 : 0.5,
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
