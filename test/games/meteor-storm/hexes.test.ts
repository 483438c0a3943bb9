import { describe, expect, it } from 'vitest';
import {
  centreOf,
  columnOf,
  columnsIn,
  distance,
  hexAt,
  HEXES,
  hexNamed,
  lineBetween,
  mirrored,
  nameOf,
  neighboursOf,
  rowOf,
  ROWS,
  rowRolled,
  rowsBack,
  sectionOf,
} from '../../../src/games/meteor-storm/hexes.js';

/** How far two rows are apart, where neighbours in a row are one. */
const ROW_HEIGHT = Math.sqrt(3) / 2;
const NEARLY = 1e-6;

interface Point {
  readonly x: number;
  readonly y: number;
}
const placeOf = (row: number, column: number): Point => ({
  x: column - 1 + (row % 2 === 0 ? 0.5 : 0),
  y: (row - 1) * ROW_HEIGHT,
});
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The board and a rim of hexes around it, which are none. */
const AROUND = Array.from({ length: ROWS + 4 }, (_, at) => at - 1).flatMap((row) =>
  Array.from({ length: 13 }, (_, at) => at - 1).map((column) => {
    const isOn = row >= 1 && row <= ROWS && column >= 1 && column <= columnsIn(row);
    return { hex: isOn ? hexAt(row, column) : null, at: placeOf(row, column) };
  }),
);

/** By plain geometry: what lies nearest to a point, on the board or not. */
function nearest(point: Point): readonly (number | null)[] {
  const least = Math.min(...AROUND.map(({ at }) => far(at, point)));
  return AROUND.filter(({ at }) => far(at, point) < least + NEARLY).map(({ hex }) => hex);
}

const sorted = (hexes: readonly (number | null)[]): readonly number[] =>
  hexes.map((hex) => hex ?? 0).sort((a, b) => a - b);

describe('the board', () => {
  it('has eleven rows of nine and eight hexes, whose names lead to them', () => {
    expect(HEXES).toHaveLength(6 * 9 + 5 * 8);
    expect(new Set(HEXES).size).toBe(HEXES.length);
    for (const hex of HEXES) {
      expect(hexNamed(nameOf(hex))).toBe(hex);
      expect(hexAt(rowOf(hex), columnOf(hex))).toBe(hex);
      expect(mirrored(mirrored(hex))).toBe(hex);
    }
    expect(['2.9', '0.1', '12.1', '1.10', 'x'].map(hexNamed)).toEqual([null, null, null, null, null]);
    expect([mirrored(11), mirrored(21)].map(nameOf)).toEqual(['11.9', '10.8']);
  });

  it('is as plain geometry has it: neighbours touch, and a step is one', () => {
    for (const a of HEXES) {
      const from = placeOf(rowOf(a), columnOf(a));
      expect(centreOf(a)).toEqual({ x: from.x, y: rowOf(a) - 1 });
      const touching = HEXES.filter((b) => Math.abs(far(from, placeOf(rowOf(b), columnOf(b))) - 1) < NEARLY);
      expect(neighboursOf(a)).toEqual(touching);
    }
    expect(distance(11, 11)).toBe(0);
    expect(distance(11, 19)).toBe(8);
    expect(distance(11, 111)).toBe(10);
    expect(distance(11, 119)).toBe(13);
    expect(neighboursOf(29), 'no hex').toEqual([]);
  });
});

describe('a line of sight', () => {
  it('crosses what lies nearest to each of its steps: one hex, or the two that it runs between', () => {
    let betweenTwo = 0;
    for (const a of HEXES)
      for (const b of HEXES) {
        const length = distance(a, b);
        const crossings = lineBetween(a, b);
        expect(crossings).toHaveLength(length > 1 && length <= 3 ? length - 1 : 0);
        const [from, to] = [placeOf(rowOf(a), columnOf(a)), placeOf(rowOf(b), columnOf(b))];
        for (const [at, crossing] of crossings.entries()) {
          const share = (at + 1) / length;
          const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
          const expected = new Set(nearest(point));
          expect(sorted([...new Set<number | null>(crossing)]), `${nameOf(a)} to ${nameOf(b)}`).toEqual(
            sorted([...expected]),
          );
          if (crossing.length === 2) betweenTwo += 1;
        }
      }
    expect(betweenTwo).toBeGreaterThan(100);
  });
});

describe('rows and sections', () => {
  it('are three thirds of a row, from each side’s left', () => {
    const thirds = (row: number, side: 0 | 1): string =>
      Array.from({ length: columnsIn(row) }, (_, at) => sectionOf(hexAt(row, at + 1), side)[0]).join('');
    expect([thirds(1, 0), thirds(2, 0), thirds(1, 1), thirds(2, 1)]).toEqual([
      'lllcccrrr',
      'lllccrrr',
      'rrrccclll',
      'rrrcclll',
    ]);
  });

  it('are counted from each side’s baseline; a twelve is the baseline again', () => {
    expect([2, 11, 12].map((sum) => rowRolled(sum, 0))).toEqual([2, 11, 1]);
    expect([2, 11, 12].map((sum) => rowRolled(sum, 1))).toEqual([10, 1, 11]);
    expect([rowsBack(51, 31, 0), rowsBack(51, 31, 1), rowsBack(51, 52, 0)]).toEqual([2, -2, 0]);
  });
});
