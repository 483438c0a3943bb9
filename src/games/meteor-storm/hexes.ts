import { lazily } from '../shared/lazily.js';

/**
 * The board's geometry (MS1): eleven rows of pointed-top hexes; odd rows have nine, even rows eight, shifted half a hex
 * to the right. Rows and columns count from A's lower left, so meteors fly from column 1 upwards.
 */

/** A hex as a number: 10 × row + column, so 1.1 is 11 and 11.9 is 119. */
export type Hex = number;

/** A third of the board, as seen from a side. */
export type Section = 'left' | 'centre' | 'right';

/** The first player (A, below row 1) or the second (B, above row 11). */
export type Side = 0 | 1;

export const ROWS = 11;
/** One more than the highest number of a hex: the length of a table that is indexed by hexes. */
export const HEX_LIMIT = 10 * ROWS + 10;

export const rowOf = (hex: Hex): number => Math.floor(hex / 10);
export const columnOf = (hex: Hex): number => hex % 10;
export const hexAt = (row: number, column: number): Hex => 10 * row + column;
export const columnsIn = (row: number): number => (row % 2 === 1 ? 9 : 8);
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

const isOnBoard = (row: number, column: number): boolean =>
  row >= 1 && row <= ROWS && column >= 1 && column <= columnsIn(row);

/** Every hex of the board, row by row from A's baseline. */
export const HEXES: readonly Hex[] = Array.from({ length: ROWS }, (_, at) => at + 1).flatMap((row) =>
  Array.from({ length: columnsIn(row) }, (_, at) => hexAt(row, at + 1)),
);

const known: ReadonlySet<Hex> = new Set(HEXES);
const isHex = (hex: Hex): boolean => known.has(hex);

/** `5.3` for row 5, column 3. */
export const nameOf = (hex: Hex): string => `${rowOf(hex)}.${columnOf(hex)}`;

const byName: ReadonlyMap<string, Hex> = new Map(HEXES.map((hex) => [nameOf(hex), hex]));
export const hexNamed = (name: string): Hex | null => byName.get(name) ?? null;

/** The hex opposite, through the centre of the board. */
export const mirrored = (hex: Hex): Hex => {
  const row = ROWS + 1 - rowOf(hex);
  return hexAt(row, columnsIn(row) + 1 - columnOf(hex));
};

/** Where a hex's centre lies: `x` in hexes from the left edge of the odd rows' first centre, `y` in rows from A's. */
export const centreOf = (hex: Hex): { readonly x: number; readonly y: number } => ({
  x: columnOf(hex) - 1 + (rowOf(hex) % 2 === 1 ? 0 : 0.5),
  y: rowOf(hex) - 1,
});

interface Cube {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function cubeOf(hex: Hex): Cube {
  const row = rowOf(hex) - 1;
  const x = columnOf(hex) - 1 - (row - (row % 2)) / 2;
  return { x, y: -x - row, z: row };
}

/** The hex that a point lies in; null: off the board. */
function hexAround({ x, y, z }: Cube): Hex | null {
  let [rx, rz] = [Math.round(x), Math.round(z)];
  const ry = Math.round(y);
  const [dx, dy, dz] = [Math.abs(rx - x), Math.abs(ry - y), Math.abs(rz - z)];
  if (dx > dy && dx > dz) rx = -ry - rz;
  else if (dz >= dy) rz = -rx - ry;
  const column = rx + (rz - (rz & 1)) / 2;
  return isOnBoard(rz + 1, column + 1) ? hexAt(rz + 1, column + 1) : null;
}

const cubes: readonly Cube[] = Array.from({ length: HEX_LIMIT }, (_, hex) => cubeOf(hex));
const ORIGIN: Cube = { x: 0, y: 0, z: 0 };
const cube = (hex: Hex): Cube => cubes[hex] ?? ORIGIN;

function steps(a: Hex, b: Hex): number {
  const [p, q] = [cube(a), cube(b)];
  return Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y), Math.abs(p.z - q.z));
}

const distances = new Uint8Array(HEX_LIMIT * HEX_LIMIT);
for (const a of HEXES) for (const b of HEXES) distances[a * HEX_LIMIT + b] = steps(a, b);

/** How many hexes one is from the other; 0 for a hex and itself. */
export const distance = (a: Hex, b: Hex): number => distances[a * HEX_LIMIT + b] ?? 0;

const NONE: readonly Hex[] = [];
const neighbours: readonly (readonly Hex[])[] = Array.from({ length: HEX_LIMIT }, (_, hex) =>
  isHex(hex) ? HEXES.filter((near) => distance(hex, near) === 1) : NONE,
);

export const neighboursOf = (hex: Hex): readonly Hex[] => neighbours[hex] ?? NONE;

/** One step of a line of sight: the hex that it crosses, or the two that it runs between; null: off the board. */
export type Crossing = readonly [Hex | null] | readonly [Hex | null, Hex | null];

/** How far to either side of the line one looks for the hexes that it runs between: much less than a hex. */
const NUDGE = 1e-3;

function crossingAt(a: Cube, b: Cube, share: number): Crossing {
  const between = (nudge: number): Hex | null =>
    hexAround({
      x: a.x + (b.x - a.x) * share + nudge,
      y: a.y + (b.y - a.y) * share + 2 * nudge,
      z: a.z + (b.z - a.z) * share - 3 * nudge,
    });
  const [one, two] = [between(NUDGE), between(-NUDGE)];
  return one === two ? [one] : [one, two];
}

/** The longest line of sight that any unit needs. */
const LONGEST_LINE = 3;
const NO_CROSSINGS: readonly Crossing[] = [];

const lines = lazily(
  (): ReadonlyMap<number, readonly Crossing[]> =>
    new Map(
      HEXES.flatMap((a) =>
        HEXES.filter((b) => distance(a, b) > 1 && distance(a, b) <= LONGEST_LINE).map((b) => {
          const length = distance(a, b);
          const places = Array.from({ length: length - 1 }, (_, at) => crossingAt(cube(a), cube(b), (at + 1) / length));
          return [a * HEX_LIMIT + b, places] as const;
        }),
      ),
    ),
);

/** What the line from centre to centre crosses between two hexes; nothing between neighbours. */
export const lineBetween = (a: Hex, b: Hex): readonly Crossing[] => lines().get(a * HEX_LIMIT + b) ?? NO_CROSSINGS;

/** In rows of nine 3/3/3, in rows of eight 3/2/3, counted from that side's left. */
export function sectionOf(hex: Hex, side: Side): Section {
  const columns = columnsIn(rowOf(hex));
  const fromLeft = side === 0 ? columnOf(hex) : columns + 1 - columnOf(hex);
  if (fromLeft <= 3) return 'left';
  return fromLeft > columns - 3 ? 'right' : 'centre';
}

/** The row that a roll of two number dice names for a side: its baseline is 1, and 12 is the baseline again (MS2). */
export function rowRolled(sum: number, side: Side): number {
  const row = sum > ROWS ? sum - ROWS : sum;
  return side === 0 ? row : ROWS + 1 - row;
}

/** How many rows nearer to a side's own baseline one hex is than another. */
export const rowsBack = (from: Hex, to: Hex, side: Side): number =>
  side === 0 ? rowOf(from) - rowOf(to) : rowOf(to) - rowOf(from);
