import { document, element } from '../../pictures/index.js';

const INK = '#16181d';
const PALE = '#ffffff';

/** One filled outline of a drawing: its colour, and its path in a square of 128. */
export type Stroke = readonly [fill: string, d: string];

/** A circle as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const outline = (d: string, stroke: string, width: number): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });

const SIDE = 128;

const parts = (strokes: readonly Stroke[]): string[] => [
  ...strokes.map(([, d]) => outline(d, PALE, 14)),
  ...strokes.map(([fill, d]) =>
    element('path', { d, fill, stroke: INK, 'stroke-width': 6, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  ),
];

/** A drawing of few large parts with dark edges and a pale rim round all: it is read at 20 px on light and on dark. */
export const drawing = (title: string, strokes: readonly Stroke[]): string =>
  document(SIDE, SIDE, title, ...parts(strokes));

/** A drawing as a part of a larger picture, its upper left corner at `x`, `y`, `side` pixels wide. */
export const drawnAt = (strokes: readonly Stroke[], x: number, y: number, side: number): string =>
  element('g', { transform: `translate(${x} ${y}) scale(${side / SIDE})` }, ...parts(strokes));
