import { BLASTS_NEEDED, type TileId } from './cards/tiles.js';
import type { FeatureKind } from './cards/scenarios.js';
import { UNITS } from './cards/units.js';
import { distance, lineBetween, neighboursOf, rowsBack, type Crossing, type Hex, type Side } from './hexes.js';
import type { BothSides, Board, Marker, Tile, Unit, UnitId } from './state.js';

export const isLost = (unit: Unit): boolean => unit.left <= 0;

/** The unit on a hex; a lost one is nowhere. */
export function unitAt(board: Board, hex: Hex): Unit | null {
  for (const unit of board.units) if (unit.hex === hex && unit.left > 0) return unit;
  return null;
}

/** A unit by its number; null: there is none, or it is lost. */
export function unitOf(board: Board, id: UnitId): Unit | null {
  const unit = board.units[id];
  return unit === undefined || isLost(unit) ? null : unit;
}

export const tileOf = (board: Board, id: TileId): Tile | null => board.tiles.find((tile) => tile.id === id) ?? null;

/** Whether a meteor tile lies on a hex. */
export function isMeteorHex(board: Board, hex: Hex): boolean {
  for (const tile of board.tiles) if (tile.hex === hex) return true;
  return false;
}

export function featureAt(board: Board, hex: Hex): FeatureKind | null {
  for (const feature of board.features) if (feature.hex === hex) return feature.kind;
  return null;
}

export const markerAt = (board: Board, hex: Hex): Marker | null =>
  board.markers.find((marker) => marker.hex === hex) ?? null;

/** Points of both sides: units, tiles and the markers that lie on planets. */
export function pointsOf(state: Board & { readonly unitPoints: BothSides; readonly tilePoints: BothSides }): BothSides {
  const { unitPoints, tilePoints, markers } = state;
  const [a, b] = [unitPoints[0] + tilePoints[0], unitPoints[1] + tilePoints[1]];
  let onPlanets = 0;
  for (const marker of markers) if (marker.side === 0) onPlanets += 1;
  return [a + onPlanets, b + markers.length - onPlanets];
}

const blocks = (board: Board, hex: Hex | null): boolean =>
  hex !== null && (isMeteorHex(board, hex) || featureAt(board, hex) === 'planet');

const stops = (board: Board, crossing: Crossing): boolean => {
  const [one, two] = crossing;
  return blocks(board, one) && (two === undefined || blocks(board, two));
};

/** Line of sight: planets and meteor tiles block it; between two hexes both must. Neighbours always see each other. */
export function sees(board: Board, from: Hex, to: Hex): boolean {
  for (const crossing of lineBetween(from, to)) if (stops(board, crossing)) return false;
  return true;
}

/** Features that cost whoever shoots at a unit on them one die. */
const COVER: ReadonlySet<FeatureKind> = new Set<FeatureKind>(['asteroids', 'debris', 'planet']);

/** Whether whoever shoots at a unit on a hex rolls a die fewer: not where a meteor lies there too. */
export function isCover(board: Board, hex: Hex): boolean {
  const feature = featureAt(board, hex);
  return feature !== null && COVER.has(feature) && !isMeteorHex(board, hex);
}

/** A shot that a unit could make. */
export interface Shot {
  readonly unit: Unit;
  readonly from: Hex;
  /** Dice that the command card adds. */
  readonly bonus: number;
}

/** How many dice hit a hex: at a `tile` there, or at a unit. 0: it is out of range. Sight isn't looked at. */
export function diceAt(board: Board, { unit, from, bonus }: Shot, hex: Hex, tile: boolean): number {
  const { dice, range } = UNITS[unit.kind];
  const far = distance(from, hex);
  if (far < 1 || far > range) return 0;
  const full = dice - (far - 1) - (unit.marked ? 1 : 0) + bonus;
  return Math.max(1, !tile && isCover(board, hex) ? full - 1 : full);
}

const besideFlagship = (board: Board, unit: Unit): boolean =>
  board.units.some(
    (near) =>
      near.kind === 'flagship' && near.side === unit.side && !isLost(near) && distance(near.hex, unit.hex) === 1,
  );

/** Whether a unit may ignore one red alert symbol of a combat (MS8): never on a meteor. */
export const ignoresAlert = (board: Board, unit: Unit): boolean =>
  !isMeteorHex(board, unit.hex) && (UNITS[unit.kind].steady || besideFlagship(board, unit));

/** Where a unit may retire to: one row towards the own baseline; not onto a unit, a meteor or a rift (MS8). */
export const retreatsOf = (board: Board, unit: Unit): Hex[] =>
  neighboursOf(unit.hex).filter(
    (hex) =>
      rowsBack(unit.hex, hex, unit.side) === 1 &&
      unitAt(board, hex) === null &&
      !isMeteorHex(board, hex) &&
      featureAt(board, hex) !== 'rift',
  );

/** Blasts that a tile still needs. */
export const blastsLeft = ({ kind, hitBy }: Tile): number => BLASTS_NEEDED[kind] - (hitBy === null ? 0 : 1);

export const unitsOfSide = (board: Board, side: Side): Unit[] =>
  board.units.filter((unit) => unit.side === side && !isLost(unit));
