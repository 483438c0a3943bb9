import { UNITS, wayOf, type Side, type Tile, type Unit } from '../../../../games/meteor-storm/index.js';
import { element, text } from '../../../../pictures/index.js';
import { COLOURS } from './colours.js';
import { farEdge, flightOf, HEX_WIDTH, middleOf, type From, type Point } from './layout.js';

const UNIT_RADIUS = 30;
const SIDES = ['a', 'b'] as const;
/** Squares of units in neighbouring hexes don't cover each other. */
const NUMBERED_RADIUS = { a: 40, b: 34 } as const;
const PIP_GAP = 11;

/** A's units are circles, B's squares. */
export function sideShape(side: Side, { x, y }: Point, radius: number, fill: string = COLOURS[SIDES[side]]): string {
  const look = { fill, stroke: COLOURS.ink, 'stroke-width': 3 };
  return side === 0
    ? element('circle', { cx: x, cy: y, r: radius, ...look })
    : element('rect', { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, rx: 4, ...look });
}

function pips({ x, y }: Point, { left, kind }: Unit): string {
  const { hits } = UNITS[kind];
  const first = x - ((hits - 1) * PIP_GAP) / 2;
  return Array.from({ length: hits }, (_, at) =>
    element('circle', {
      cx: first + at * PIP_GAP,
      cy: y,
      r: 4,
      fill: at < left ? COLOURS.ink : 'none',
      stroke: COLOURS.ink,
      'stroke-width': 1.5,
    }),
  ).join('');
}

/** The red alert sign, at the unit's upper corner. */
const alertSign = ({ x, y }: Point): string =>
  element(
    'g',
    {},
    element('circle', { cx: x, cy: y, r: 14, fill: COLOURS.pale, stroke: COLOURS.alert, 'stroke-width': 4 }),
    text([x, y + 9], '!', { size: 25, bold: true, anchor: 'middle', fill: COLOURS.alert }),
  );

/** A unit: its letter, a pip for each hit that is left (hollow where lost), `!` for a red alert. */
export function unitPiece(unit: Unit, from: From): string {
  const middle = middleOf(unit.hex, from);
  const at = { x: middle.x, y: middle.y - 10 };
  return [
    sideShape(unit.side, at, UNIT_RADIUS),
    text([at.x, at.y + 5], UNITS[unit.kind].sign, { size: 32, bold: true, anchor: 'middle', fill: COLOURS.ink }),
    pips({ x: at.x, y: at.y + 18 }, unit),
    unit.marked ? alertSign({ x: at.x + 27, y: at.y - 20 }) : '',
  ].join('');
}

/** A unit that can be chosen: larger, in a green ring, with its button's number above its letter and pips. */
export function numberedUnit(unit: Unit, number: number, from: From): string {
  const at = middleOf(unit.hex, from);
  const radius = NUMBERED_RADIUS[SIDES[unit.side]];
  return element(
    'g',
    {},
    sideShape(unit.side, at, radius + 5, COLOURS.choice),
    sideShape(unit.side, at, radius),
    text([at.x, at.y + 7], String(number), { size: 46, bold: true, anchor: 'middle', fill: COLOURS.ink }),
    text([at.x, at.y + 23], UNITS[unit.kind].sign, { size: 18, bold: true, anchor: 'middle', fill: COLOURS.ink }),
    pips({ x: at.x, y: at.y + 29 }, unit),
    unit.marked ? alertSign({ x: at.x + 32, y: at.y - 30 }) : '',
  );
}

/** A hex or a tile that can be chosen, with its button's number. */
export const numberBadge = ({ x, y }: Point, number: number): string =>
  element(
    'g',
    {},
    element('circle', { cx: x, cy: y, r: 29, fill: COLOURS.choice, stroke: COLOURS.ink, 'stroke-width': 4 }),
    text([x, y + 15], String(number), { size: 42, bold: true, anchor: 'middle', fill: COLOURS.ink }),
  );

/** A faction's flag with its letter. */
export function flag(side: Side, { x, y }: Point): string {
  return [
    element('line', { x1: x, y1: y, x2: x, y2: y + 30, stroke: COLOURS.pale, 'stroke-width': 3 }),
    element('rect', { x, y, width: 22, height: 19, fill: side === 0 ? COLOURS.a : COLOURS.b }),
    text([x + 11, y + 16], side === 0 ? 'A' : 'B', { size: 17, bold: true, anchor: 'middle', fill: COLOURS.ink }),
  ].join('');
}

/** Where a tile lies in its hex: in the middle, or at the edge beside a unit; tiles on one hex above each other. */
export function tilePlace(tile: Tile, from: From, beside: boolean, above: number): Point {
  const { x, y } = middleOf(tile.hex, from);
  const flight = flightOf(from);
  return beside ? { x: x - flight * 24, y: y + 22 - above * 20 } : { x: x + flight * 8, y: y - 6 - above * 22 };
}

/** A tile: a comet with its number; a shower has one tail and "s", a storm two tails and "S". */
export function tilePiece(tile: Tile, at: Point, from: From, small: boolean): string {
  const radius = small ? 17 : 21;
  const colour = tile.kind === 'storm' ? COLOURS.storm : COLOURS.shower;
  const back = -flightOf(from);
  const tail = (dy: number): string =>
    element('path', {
      d: `M${(at.x + back * radius * 0.6).toFixed(1)} ${(at.y + dy - 7).toFixed(1)} L${(at.x + back * (radius + 27)).toFixed(1)} ${(at.y + dy * 1.6).toFixed(1)} L${(at.x + back * radius * 0.6).toFixed(1)} ${(at.y + dy + 7).toFixed(1)} Z`,
      fill: colour,
    });
  return [
    ...(tile.kind === 'storm' ? [tail(-10), tail(10)] : [tail(0)]),
    element('circle', { cx: at.x, cy: at.y, r: radius, fill: colour, stroke: COLOURS.ink, 'stroke-width': 3 }),
    text([at.x, at.y + 8], `${tile.speed}${tile.kind === 'storm' ? 'S' : 's'}`, {
      size: small ? 19 : 23,
      bold: true,
      anchor: 'middle',
      fill: COLOURS.ink,
    }),
    tile.hitBy === null ? '' : flag(tile.hitBy, { x: at.x + flightOf(from) * 16 - 4, y: at.y - 36 }),
  ].join('');
}

/** How far below a hex's middle the arrows run: those of storms lower, so that in one row each is seen. */
const ARROW_BELOW = { shower: 20, storm: 29 } as const;

/** An arrow as long as a tile's next move. */
export function tileArrow(tile: Tile, from: From): string {
  const { path, leaves } = wayOf(tile);
  const flight = flightOf(from);
  const start = middleOf(tile.hex, from);
  const last = middleOf(path.at(-1) ?? tile.hex, from);
  const [y, begin] = [start.y + ARROW_BELOW[tile.kind], start.x + (flight * HEX_WIDTH) / 4];
  const end = leaves ? farEdge(tile.hex, from) + flight * 12 : last.x;
  const colour = tile.kind === 'storm' ? COLOURS.storm : COLOURS.shower;
  const head = `${end.toFixed(1)},${y.toFixed(1)} ${(end - flight * 17).toFixed(1)},${(y - 10).toFixed(1)} ${(end - flight * 17).toFixed(1)},${(y + 10).toFixed(1)}`;
  return [
    element('line', { x1: begin, y1: y, x2: end - flight * 14, y2: y, stroke: colour, 'stroke-width': 5 }),
    element('polygon', { points: head, fill: colour }),
  ].join('');
}
