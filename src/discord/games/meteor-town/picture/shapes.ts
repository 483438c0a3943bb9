import { element, PIPS, text, widthOf } from '../../../../pictures/index.js';
import type { Resource } from '../../../../games/meteor-town/index.js';

export const INK = '#1c2230';
export const SOFT = '#5b6475';
export const PALE = '#9aa3b2';
export const PAPER = '#fbf8f0';
export const CARD = '#ffffff';
export const READY = '#17702f';
export const READY_CARD = '#e6f6e4';
const METEOR = '#d9480f';

type Point = readonly [number, number];

const polygon = (points: readonly Point[], fill: string): string =>
  element('polygon', { points: points.map(([x, y]) => `${x},${y}`).join(' '), fill, stroke: INK, 'stroke-width': 1.5 });

/** Corners on a circle, the first at the top. */
const ring = ([x, y]: Point, radius: number, corners: number): Point[] =>
  Array.from({ length: corners }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / corners - Math.PI / 2;
    return [
      Math.round((x + radius * Math.cos(angle)) * 100) / 100,
      Math.round((y + radius * Math.sin(angle)) * 100) / 100,
    ];
  });

/** Each resource has a shape of its own beside its letter and colour. `radius`: half its height. */
const SHAPES: Readonly<Record<Resource, (at: Point, radius: number) => string>> = {
  wood: ([x, y], r) =>
    element('rect', {
      x: x - r,
      y: y - r * 0.8,
      width: 2 * r,
      height: 1.6 * r,
      rx: 3,
      fill: '#d9a066',
      stroke: INK,
      'stroke-width': 1.5,
    }),
  stone: (at, r) => polygon(ring(at, r * 1.1, 6), '#c3cad4'),
  grain: ([x, y], r) =>
    polygon(
      [
        [x, y - r * 1.2],
        [x + r * 1.15, y],
        [x, y + r * 1.2],
        [x - r * 1.15, y],
      ],
      '#f3dc8a',
    ),
  gold: ([x, y], r) =>
    element(
      'g',
      { fill: '#ffd23f', stroke: INK, 'stroke-width': 1.5 },
      element('circle', { cx: x, cy: y, r: r * 1.05 }),
      element('circle', { cx: x, cy: y, r: r * 0.86, 'stroke-width': 0.8 }),
    ),
  clover: ([x, y], r) =>
    element(
      'g',
      { fill: '#9fd89a', stroke: INK, 'stroke-width': 1.5 },
      ...[
        [-0.5, -0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
        [0.5, 0.5],
      ].map(([dx = 0, dy = 0]) => element('circle', { cx: x + dx * r, cy: y + dy * r, r: r * 0.62 })),
      element('rect', { x: x - r * 0.6, y: y - r * 0.6, width: r * 1.2, height: r * 1.2, stroke: 'none' }),
    ),
};

/** A resource's shape with its letter in it, if it is to have one, centred on a point. */
export const resourceShape = (resource: Resource, letter: string | null, at: Point, radius: number): string =>
  SHAPES[resource](at, radius) +
  (letter === null
    ? ''
    : text([at[0], at[1] + radius * 0.55], letter, { size: radius * 1.45, bold: true, anchor: 'middle' }));

/** A die's face, centred on a point. */
export const dieShape = (face: number, [x, y]: Point, side: number): string =>
  element('rect', {
    x: x - side / 2,
    y: y - side / 2,
    width: side,
    height: side,
    rx: side / 6,
    fill: CARD,
    stroke: INK,
    'stroke-width': 2,
  }) +
  (PIPS[face] ?? [])
    .map(([dx, dy]) =>
      element('circle', { cx: x + (dx * side) / 3.6, cy: y + (dy * side) / 3.6, r: side / 10, fill: INK }),
    )
    .join('');

/** A durability box; a checked one is crossed. */
export const boxShape = ([x, y]: Point, side: number, checked: boolean, ink: string): string =>
  element('rect', { x, y, width: side, height: side, fill: CARD, stroke: ink, 'stroke-width': 2 }) +
  (checked
    ? element('path', {
        d: `M${x + 3} ${y + 3}L${x + side - 3} ${y + side - 3}M${x + side - 3} ${y + 3}L${x + 3} ${y + side - 3}`,
        stroke: ink,
        'stroke-width': 3,
      })
    : '');

export const line = (from: Point, to: Point, stroke: string, width: number, dashes?: string): string =>
  element('line', {
    x1: from[0],
    y1: from[1],
    x2: to[0],
    y2: to[1],
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dashes,
  });

/** Letters are set this much narrower before they are set smaller: a phone shows a third of the picture. */
const NARROWEST = 0.76;

/** Words with many wide letters are about so much wider than the estimate. */
const WIDER = 1.05;

interface Squeezed {
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly fit: number;
}

/** A line of text that keeps its height as long as it can. */
export function squeezed([x, y]: Point, words: string, style: Squeezed): string {
  const { size, bold = false, fit } = style;
  const narrow = Math.min(1, Math.max(NARROWEST, fit / (widthOf(words, bold) * size * WIDER)));
  return element(
    'g',
    { transform: `translate(${x} ${y}) scale(${Math.round(narrow * 1000) / 1000} 1)` },
    text([0, 0], words, { ...style, fit: fit / narrow / WIDER }),
  );
}

/** A tick in a disc, centred on a point. */
export const tick = ([x, y]: Point, radius: number): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: READY, stroke: CARD, 'stroke-width': 2 }) +
  element('path', {
    d: `M${x - radius * 0.5} ${y}L${x - radius * 0.1} ${y + radius * 0.42}L${x + radius * 0.55} ${y - radius * 0.4}`,
    fill: 'none',
    stroke: CARD,
    'stroke-width': radius * 0.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A meteor that is still to fall, centred on a point. */
export const meteorShape = ([x, y]: Point): string =>
  element('path', { d: `M${x - 9} ${y + 1}L${x + 14} ${y - 13}L${x - 1} ${y + 10}Z`, fill: METEOR }) +
  element('circle', { cx: x - 4, cy: y + 5, r: 8, fill: METEOR, stroke: INK, 'stroke-width': 2 });
