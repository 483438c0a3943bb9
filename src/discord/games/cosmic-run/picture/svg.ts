import { element, PIPS, text as plainText, type TextStyle } from '../../../../pictures/index.js';
/** Small parts that the picture is put together from. */

export const INK = '#f4f6ff';
export const PALE = '#b9c1e6';
export const NIGHT = '#10142b';
export const CARD = '#1e2547';
export const LINE = '#4a5590';
export const GOLD = '#ffd24a';

/** A line of text in the picture's own colour; `y` is its baseline. */
export const text = (x: number, y: number, words: string, style: TextStyle = {}): string =>
  plainText([x, y], words, { size: 24, fill: INK, ...style });

export const box = (x: number, y: number, width: number, height: number, fill: string, stroke: string): string =>
  element('rect', { x, y, width, height, rx: 10, fill, stroke, 'stroke-width': 2 });

const polygon = (points: readonly (readonly [number, number])[], fill: string, stroke?: string): string =>
  element('polygon', {
    points: points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '),
    fill,
    stroke,
    'stroke-width': stroke === undefined ? undefined : 1.5,
  });

/** A regular star with five points. */
export const star = (x: number, y: number, radius: number): string =>
  polygon(
    Array.from({ length: 10 }, (_, at) => {
      const angle = (Math.PI * at) / 5 - Math.PI / 2;
      const reach = at % 2 === 0 ? radius : radius * 0.45;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
    }),
    GOLD,
  );

/** A cut stone, for crystals. */
export const crystal = (x: number, y: number, r: number): string =>
  polygon(diamond(x, y, r, 0.75), '#6fd6ff', '#ffffff');

const diamond = (x: number, y: number, r: number, wide: number): readonly (readonly [number, number])[] => [
  [x, y - r],
  [x + r * wide, y],
  [x, y + r],
  [x - r * wide, y],
];

/** A die with its pips, the left upper corner at `x`, `y`. */
export function die(x: number, y: number, side: number, value: number): string {
  const middle = side / 2;
  const pips = (PIPS[value] ?? []).map(([across, down]) =>
    element('circle', {
      cx: x + middle + across * side * 0.27,
      cy: y + middle + down * side * 0.27,
      r: side * 0.095,
      fill: '#111',
    }),
  );
  return element('rect', { x, y, width: side, height: side, rx: side * 0.18, fill: '#fff' }) + pips.join('');
}

/** Each place in the order of play has a shape and a letter of its own; its colour says nothing that these don't. */
const SHAPES: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) =>
    polygon(
      [
        [x, y - r],
        [x + r, y + r * 0.8],
        [x - r, y + r * 0.8],
      ],
      '#ff8a80',
    ),
  (x, y, r) => element('rect', { x: x - r * 0.85, y: y - r * 0.85, width: r * 1.7, height: r * 1.7, fill: '#82b1ff' }),
  (x, y, r) => element('circle', { cx: x, cy: y, r: r * 0.95, fill: '#a5f0a0' }),
  (x, y, r) => polygon(diamond(x, y, r, 1), '#ffd180'),
];

/** A ship: its shape, its letter to the right of it. */
export const ship = (x: number, y: number, place: number, letter: string, size: number): string =>
  `${SHAPES[place]?.(x, y, size / 2) ?? ''}${text(x + size * 0.62, y + size * 0.38, letter, { size, bold: true })}`;

export const line = (from: readonly [number, number], to: readonly [number, number], width: number, stroke: string) =>
  element('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1], stroke, 'stroke-width': width });

export const path = (d: string, fill: string, stroke?: string, width?: number): string =>
  element('path', { d, fill, stroke, 'stroke-width': width });

export const ring = (cx: number, cy: number, r: number): string =>
  element('circle', { cx, cy, r, fill: 'none', stroke: INK, 'stroke-width': 3 });
