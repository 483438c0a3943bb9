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
import type { Choices, Mark } from './choices.js';
import { cornersOf, isInSight, middleOf, PICTURE, placedFor, type From } from './layout.js';
import { flag, numberBadge, numberedUnit, sideShape, tileArrow, tilePiece, tilePlace, unitPiece } from './pieces.js';

/** What the picture is drawn from: nothing but what everybody may see. */
export type Drawn = Pick<
  PublicView,
  'units' | 'tiles' | 'features' | 'markers' | 'points' | 'target' | 'active' | 'turn' | 'stackLeft' | 'phase' | 'seats'
>;

type Attributes = Parameters<typeof element>[1];

/** `size`: 1 is the whole hex. */
const hexagon = (hex: Hex, from: From, size: number, look: Attributes): string =>
  element('polygon', { points: cornersOf(middleOf(hex, from), size), fill: 'none', ...look });

const hexShape = (hex: Hex, from: From): string =>
  hexagon(hex, from, 1, { fill: COLOURS.hex, stroke: COLOURS.grid, 'stroke-width': 2 });

function hexName(hex: Hex, from: From): string {
  const { x, y } = middleOf(hex, from);
  return text([x, y + 41], nameOf(hex), { size: 22, anchor: 'middle', fill: COLOURS.name });
}

/** A hex that a meteor flies through next is dotted. */
const dotted = (hex: Hex, from: From): string =>
  hexagon(hex, from, 0.86, {
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

/** How far apart the numbers in one hex are. */
const BESIDE = 46;

/** What may be chosen, with the numbers of the buttons; several in one hex side by side. */
function numbers(drawn: Drawn, marks: readonly Mark[], from: From): string {
  return marks
    .map((mark) => {
      const { number, hex, on } = mark;
      const here = marks.filter((other) => other.hex === hex);
      const unit = on === 'unit' ? unitAt(drawn, hex) : null;
      if (unit !== null && here.length === 1) return numberedUnit(unit, number, from);
      const { x, y } = middleOf(hex, from);
      return numberBadge({ x: x + (here.indexOf(mark) - (here.length - 1) / 2) * BESIDE, y }, number);
    })
    .join('');
}

/** Around the hex of the unit that is to act. */
const actingSign = (hex: Hex, from: From): string =>
  hexagon(hex, from, 0.92, { stroke: COLOURS.choice, 'stroke-width': 7 });

/** One side: its shape and letter, its points, how many cards it holds; an arrow where it is its turn. */
function seat(drawn: Drawn, side: Side, y: number): string {
  const cards = drawn.seats[side]?.cards ?? 0;
  const turn = drawn.phase === 'play' && drawn.active === side;
  return [
    sideShape(side, { x: 76, y }, 34),
    text([76, y + 14], side === 0 ? 'A' : 'B', { size: 40, bold: true, anchor: 'middle', fill: COLOURS.ink }),
    text([122, y + 17], `${drawn.points[side]}/${drawn.target}`, {
      size: 46,
      bold: true,
      fill: COLOURS.pale,
      fit: 116,
    }),
    ...Array.from({ length: cards }, (_, at) =>
      element('rect', {
        x: 36 + at * 32,
        y: y + 54,
        width: 24,
        height: 36,
        rx: 3,
        fill: 'none',
        stroke: COLOURS.pale,
        'stroke-width': 3,
      }),
    ),
    turn ? element('polygon', { points: `12,${y - 18} 12,${y + 18} 32,${y}`, fill: COLOURS.pale }) : '',
  ].join('');
}

/** Tiles that are still to come, and the turn's number. */
function counters({ stackLeft, turn }: Drawn): string {
  const y = PICTURE.height - 40;
  return [
    text([PICTURE.width - 24, 60], `${turn}`, { size: 46, bold: true, anchor: 'end', fill: COLOURS.pale }),
    element('circle', { cx: 1026, cy: y - 12, r: 13, fill: COLOURS.shower }),
    element('path', { d: `M1020 ${y - 21} L996 ${y - 12} L1020 ${y - 3} Z`, fill: COLOURS.shower }),
    text([1046, y], `${stackLeft}`, { size: 36, bold: true, fill: COLOURS.pale }),
  ].join('');
}

/** The board and what lies on it, scaled into its place: all of it, or what is around the choices. */
function field(drawn: Drawn, from: From, choices: Choices | null): string {
  const { marks = [], acting = null } = choices ?? {};
  const hexes = marks.map(({ hex }) => hex);
  const placed = placedFor(acting === null ? hexes : [acting, ...hexes], from);
  const { crop, view } = placed;
  // Letters take half of a picture's time, also those that nobody sees.
  const seen = HEXES.filter((hex) => isInSight(hex, from, placed));
  const features = drawn.features.map(({ hex, kind }) => FEATURE_SHAPES[kind](middleOf(hex, from)));
  return element(
    'svg',
    {
      ...view,
      viewBox: `${crop.x.toFixed(1)} ${crop.y.toFixed(1)} ${crop.width.toFixed(1)} ${crop.height.toFixed(1)}`,
    },
    ...seen.map((hex) => hexShape(hex, from)),
    ...features,
    ...struckNext(drawn.tiles).map((hex) => dotted(hex, from)),
    ...seen.map((hex) => hexName(hex, from)),
    ...drawn.tiles.map((tile) => tileArrow(tile, from)),
    ...drawn.units.filter((one) => !isLost(one)).map((one) => unitPiece(one, from)),
    markersOf(drawn, from),
    tilesOf(drawn, from),
    acting === null ? '' : actingSign(acting, from),
    numbers(drawn, marks, from),
  );
}

/**
 * The board as a picture, 1,100 × 700; `from`: whose side is at the bottom. `title`: what a screen reader says. With
 * choices it is cropped to them, and they are numbered.
 */
export function boardSvg(drawn: Drawn, from: From, title: string, choices: Choices | null = null): string {
  const beside =
    choices === null ? [seat(drawn, other(from), 70), seat(drawn, from, PICTURE.height - 120), counters(drawn)] : [];
  return document(
    PICTURE.width,
    PICTURE.height,
    title,
    element('rect', { ...PICTURE, fill: COLOURS.space }),
    field(drawn, from, choices),
    ...beside,
  );
}
