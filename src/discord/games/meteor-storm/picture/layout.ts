import { centreOf, columnsIn, rowOf, ROWS, type Hex, type Side } from '../../../../games/meteor-storm/index.js';

/** The picture's size: landscape, as Discord shows nothing higher than 350 pixels. */
export const PICTURE = { width: 1100, height: 700 } as const;

/** The board's own size, before it is scaled into the picture. */
const WIDTH = 900;
const HEIGHT = 1150;

const MARGIN = 30;
const COLUMNS = 9;
/** From one hex's centre to the next in its row, and from a hex's centre to its corners. */
export const HEX_WIDTH = (WIDTH - 2 * MARGIN) / COLUMNS;
const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
const ROW_HEIGHT = 1.5 * HEX_RADIUS;
const BOARD_HEIGHT = (ROWS - 1) * ROW_HEIGHT + 2 * HEX_RADIUS;
/** Above the board and below it. */
const BAND = (HEIGHT - BOARD_HEIGHT) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From whose side the board is seen: that side is at the bottom. */
export type From = Side;

/** The middle of a hex: A's row 1 at the bottom for A, at the top for B. */
export function middleOf(hex: Hex, from: From): Point {
  const { x, y } = centreOf(hex);
  const seenByA = {
    x: MARGIN + HEX_WIDTH / 2 + x * HEX_WIDTH,
    y: HEIGHT - BAND - HEX_RADIUS - y * ROW_HEIGHT,
  };
  return from === 0 ? seenByA : { x: WIDTH - seenByA.x, y: HEIGHT - seenByA.y };
}

/** Which way meteors fly on the picture: 1 to the right, −1 to the left. */
export const flightOf = (from: From): 1 | -1 => (from === 0 ? 1 : -1);

/** Where the board ends in a hex's row, on the far side for meteors. */
export function farEdge(hex: Hex, from: From): number {
  const last = middleOf(rowOf(hex) * 10 + columnsIn(rowOf(hex)), from);
  return last.x + (flightOf(from) * HEX_WIDTH) / 2;
}

/** The corners of a hex, `share` of its size. */
export function cornersOf({ x, y }: Point, share = 1): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    const [dx, dy] = [HEX_RADIUS * share * Math.cos(angle), HEX_RADIUS * share * Math.sin(angle)];
    return `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`;
  }).join(' ');
}

/** A part of the board, in its own measure. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the whole board lies in the picture; each side's points are left of it, the turn right of it. */
const BESIDE_POINTS: Crop = { x: 240, y: 0, width: 740, height: PICTURE.height };
/** Where a part of it lies: what is chosen from needs all the room. */
const ALL_OF_IT: Crop = { x: 0, y: 0, ...PICTURE };

const WHOLE: Crop = { x: MARGIN / 2, y: BAND - 8, width: WIDTH - MARGIN, height: BOARD_HEIGHT + 16 };
/** What is kept around the hexes that matter, so that their neighbours are seen. */
const AROUND = 1.6 * HEX_WIDTH;
/** A part is at least so high, so that one sees where on the board it is. */
const LEAST_HEIGHT = 6 * ROW_HEIGHT;

/** A part of the board, and where in the picture it is drawn. */
export interface Placed {
  readonly crop: Crop;
  readonly view: Crop;
}

/** The part of the board that holds these hexes and their neighbours; the whole board where there are none. */
export function placedFor(hexes: readonly Hex[], from: From): Placed {
  if (hexes.length === 0) return { crop: WHOLE, view: BESIDE_POINTS };
  const middles = hexes.map((hex) => middleOf(hex, from));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [x, width] = within(WHOLE.x, WHOLE.width, [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND]);
  const [y, height] = within(WHOLE.y, WHOLE.height, [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND]);
  return { crop: { x, y, width, height }, view: ALL_OF_IT };
}

/** Where a part begins and how long it is: at least `LEAST_HEIGHT`, and never beyond the whole. */
function within(start: number, length: number, [from, to]: readonly [number, number]): readonly [number, number] {
  const missing = Math.max(0, LEAST_HEIGHT - (to - from)) / 2;
  const long = Math.min(length, to - from + 2 * missing);
  return [Math.min(Math.max(start, from - missing), start + length - long), long];
}

/** How many pixels of the picture one unit of the board's measure takes. */
export const scaleOf = ({ crop, view }: Placed): number => Math.min(view.width / crop.width, view.height / crop.height);

/** Whether anything of a hex is in the picture, which may show more than the part on one axis. */
export function isInSight(hex: Hex, from: From, placed: Placed): boolean {
  const { crop, view } = placed;
  const { x, y } = middleOf(hex, from);
  const reach = (length: number): number => length / scaleOf(placed) / 2 + HEX_WIDTH;
  return (
    Math.abs(x - crop.x - crop.width / 2) <= reach(view.width) &&
    Math.abs(y - crop.y - crop.height / 2) <= reach(view.height)
  );
}
