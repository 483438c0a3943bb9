import type { FeatureKind } from '../../../../games/meteor-storm/index.js';
import { element } from '../../../../pictures/index.js';
import { COLOURS } from './colours.js';
import type { Point } from './layout.js';

/** Rocks of an asteroid field: where, how big, turned how far. */
const ROCKS: readonly (readonly [number, number, number, number])[] = [
  [-30, -20, 13, 10],
  [6, -36, 10, 40],
  [32, -16, 12, 70],
  [-34, 16, 10, 20],
  [34, 18, 13, 55],
  [0, 0, 15, 30],
];

function rock({ x, y }: Point, [dx, dy, size, turn]: readonly [number, number, number, number]): string {
  const corners = [0, 55, 110, 175, 235, 300]
    .map((degrees, at) => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      const far = size * (at % 2 === 0 ? 1 : 0.75);
      return `${(x + dx + far * Math.cos(angle)).toFixed(1)},${(y + dy + far * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
  return element('polygon', { points: corners, fill: COLOURS.asteroid, stroke: COLOURS.space, 'stroke-width': 1.5 });
}

const planet = ({ x, y }: Point): string =>
  [
    element('circle', { cx: x, cy: y - 4, r: 35, fill: COLOURS.planet, stroke: COLOURS.planetRing, 'stroke-width': 2 }),
    element('ellipse', {
      cx: x,
      cy: y - 4,
      rx: 45,
      ry: 12,
      fill: 'none',
      stroke: COLOURS.planetRing,
      'stroke-width': 4,
      transform: `rotate(-18 ${x.toFixed(1)} ${(y - 4).toFixed(1)})`,
    }),
  ].join('');

/** Pieces of wrecks: crooked plates. */
const PLATES: readonly (readonly [number, number, number])[] = [
  [-30, -22, 25],
  [20, -34, -30],
  [34, 4, 60],
  [-36, 14, -15],
  [14, 22, 10],
  [-4, -6, 80],
];

const plate = ({ x, y }: Point, [dx, dy, turn]: readonly [number, number, number]): string =>
  element('path', {
    d: `M${(x + dx - 11).toFixed(1)} ${(y + dy + 5).toFixed(1)} l6 -10 l16 3 l-7 4 l5 6 z`,
    fill: 'none',
    stroke: COLOURS.debris,
    'stroke-width': 3,
    transform: `rotate(${turn} ${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)})`,
  });

/** A rift: rings within rings, broken. */
const rift = ({ x, y }: Point): string =>
  [40, 29, 18]
    .map((radius, at) =>
      element('circle', {
        cx: x,
        cy: y - 4,
        r: radius,
        fill: 'none',
        stroke: COLOURS.rift,
        'stroke-width': 4,
        'stroke-dasharray': `${radius * 1.5} ${radius * 0.6}`,
        transform: `rotate(${at * 70} ${x.toFixed(1)} ${(y - 4).toFixed(1)})`,
      }),
    )
    .join('');

/** Each kind has a shape of its own. */
export const FEATURE_SHAPES: { readonly [K in FeatureKind]: (at: Point) => string } = {
  asteroids: (at) => ROCKS.map((one) => rock(at, one)).join(''),
  planet,
  debris: (at) => PLATES.map((one) => plate(at, one)).join(''),
  rift,
};
