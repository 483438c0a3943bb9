import { centreOf, columnsIn, rowOf, ROWS, type Hex, type Side } from '../../../../games/meteor-storm/index.js';

/** The picture's size: a phone in portrait. */
export const WIDTH = 900;
export const HEIGHT = 1150;

const MARGIN = 30;
const COLUMNS = 9;
/** From one hex's centre to the next in its row, and from a hex's centre to its corners. */
export const HEX_WIDTH = (WIDTH - 2 * MARGIN) / COLUMNS;
const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
const ROW_HEIGHT = 1.5 * HEX_RADIUS;
const BOARD_HEIGHT = (ROWS - 1) * ROW_HEIGHT + 2 * HEX_RADIUS;
/** Above the board and below it: each side's points. */
export const BAND = (HEIGHT - BOARD_HEIGHT) / 2;

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
