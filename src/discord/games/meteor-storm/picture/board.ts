import {
  HEXES,
  isLost,
  nameOf,
  other,
  unitAt,
  wayOf,
  type Hex,
  type PublicView,
  type Side,
  type Tile,
} from '../../../../games/meteor-storm/index.js';
import { document, element, text } from '../../../../pictures/index.js';
import { COLOURS } from './colours.js';
import { FEATURE_SHAPES } from './features.js';
import { BAND, cornersOf, HEIGHT, middleOf, WIDTH, type From } from './layout.js';
import { flag, sideShape, tileArrow, tilePiece, tilePlace, unitPiece } from './pieces.js';

/** What the picture is drawn from: nothing but what everybody may see. */
export type Drawn = Pick<
  PublicView,
  'units' | 'tiles' | 'features' | 'markers' | 'points' | 'target' | 'active' | 'turn' | 'stackLeft' | 'phase' | 'seats'
>;

function hexShape(hex: Hex, from: From): string {
  return element('polygon', {
    points: cornersOf(middleOf(hex, from)),
    fill: COLOURS.hex,
    stroke: COLOURS.grid,
    'stroke-width': 2,
  });
}

function hexName(hex: Hex, from: From): string {
  const { x, y } = middleOf(hex, from);
  return text([x, y + 41], nameOf(hex), { size: 18, anchor: 'middle', fill: COLOURS.name });
}

/** A hex that a meteor flies through next is dotted. */
const dotted = (hex: Hex, from: From): string =>
  element('polygon', {
    points: cornersOf(middleOf(hex, from), 0.86),
    fill: 'none',
    stroke: COLOURS.pale,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0.1 12',
  });

const struckNext = (tiles: readonly Tile[]): Hex[] => [...new Set(tiles.flatMap((tile) => wayOf(tile).path))];

function tilesOf(drawn: Drawn, from: From): string {
  const met = new Map<Hex, number>();
  return drawn.tiles
    .map((tile) => {
      const above = met.get(tile.hex) ?? 0;
      met.set(tile.hex, above + 1);
      const beside = unitAt(drawn, tile.hex) !== null;
      return tilePiece(tile, tilePlace(tile, from, beside, above), from, beside);
    })
    .join('');
}

function markersOf({ markers }: Drawn, from: From): string {
  return markers
    .map(({ hex, side }) => {
      const { x, y } = middleOf(hex, from);
      return flag(side, { x: x - 44, y: y - 36 });
    })
    .join('');
}

/** One side's band: its shape and letter, its points, how many cards it holds; an arrow where it is its turn. */
function band(drawn: Drawn, side: Side, y: number): string {
  const cards = drawn.seats[side]?.cards ?? 0;
  const turn = drawn.phase === 'play' && drawn.active === side;
  return [
    sideShape(side, { x: 70, y }, 27),
    text([70, y + 11], side === 0 ? 'A' : 'B', { size: 32, bold: true, anchor: 'middle', fill: COLOURS.ink }),
    text([112, y + 15], `${drawn.points[side]} / ${drawn.target}`, { size: 42, bold: true, fill: COLOURS.pale }),
    ...Array.from({ length: cards }, (_, at) =>
      element('rect', {
        x: 330 + at * 30,
        y: y - 16,
        width: 22,
        height: 32,
        rx: 3,
        fill: 'none',
        stroke: COLOURS.pale,
        'stroke-width': 3,
      }),
    ),
    turn ? element('polygon', { points: `24,${y - 14} 24,${y + 14} 40,${y}`, fill: COLOURS.pale }) : '',
  ].join('');
}

/** Tiles that are still to come, and the turn's number. */
function counters({ stackLeft, turn }: Drawn, y: number): string {
  return [
    element('circle', { cx: 690, cy: y, r: 13, fill: COLOURS.shower }),
    element('path', { d: `M684 ${y - 9} L652 ${y} L684 ${y + 9} Z`, fill: COLOURS.shower }),
    text([712, y + 11], `× ${stackLeft}`, { size: 31, fill: COLOURS.pale }),
    text([WIDTH - 30, y + 12], `${turn}`, { size: 36, bold: true, anchor: 'end', fill: COLOURS.pale }),
  ].join('');
}

/** The board as a picture, 900 × 1,150; `from`: whose side is at the bottom. `title`: what a screen reader says. */
export function boardSvg(drawn: Drawn, from: From, title: string): string {
  const features = drawn.features.map(({ hex, kind }) => FEATURE_SHAPES[kind](middleOf(hex, from)));
  return document(
    WIDTH,
    HEIGHT,
    title,
    element('rect', { width: WIDTH, height: HEIGHT, fill: COLOURS.space }),
    ...HEXES.map((hex) => hexShape(hex, from)),
    ...features,
    ...struckNext(drawn.tiles).map((hex) => dotted(hex, from)),
    ...HEXES.map((hex) => hexName(hex, from)),
    ...drawn.tiles.map((tile) => tileArrow(tile, from)),
    ...drawn.units.filter((unit) => !isLost(unit)).map((unit) => unitPiece(unit, from)),
    markersOf(drawn, from),
    tilesOf(drawn, from),
    band(drawn, other(from), BAND / 2),
    band(drawn, from, HEIGHT - BAND / 2),
    counters(drawn, BAND / 2),
  );
}
