import { featureAt, markerAt, unitAt } from '../board.js';
import { STORM_DICE, SYMBOL } from '../cards/dice.js';
import { columnOf, columnsIn, rowOf, type Hex } from '../hexes.js';
import type { Tile, Unit } from '../state.js';
import type { Turn } from '../turn.js';
import { count, rollBattleDice } from './dice.js';
import { settleLoss } from './losses.js';

/** The order of movement (MS4): row by row; within a row the foremost first; on one hex the lower first. */
export const movementOrder = (tiles: readonly Tile[]): Tile[] =>
  // Sorting is stable, and of the tiles on one hex the lower stands first in the list.
  [...tiles].sort((a, b) => rowOf(a.hex) - rowOf(b.hex) || columnOf(b.hex) - columnOf(a.hex));

/** The hexes that a tile enters next, and whether it then leaves the board. */
export function wayOf({ hex, speed }: Tile): { readonly path: readonly Hex[]; readonly leaves: boolean } {
  const last = hex - columnOf(hex) + columnsIn(rowOf(hex));
  const end = Math.min(hex + speed, last);
  const path: Hex[] = [];
  for (let next = hex + 1; next <= end; next += 1) path.push(next);
  return { path, leaves: path.length < speed };
}

/** All meteors move, each its speed along its row; each goes its whole way before the next. */
export function moveMeteors(turn: Turn): void {
  for (const tile of movementOrder(turn.state.tiles)) {
    moveTile(turn, tile);
    if (turn.isOver) return;
  }
}

function moveTile(turn: Turn, tile: Tile): void {
  const { path, leaves } = wayOf(tile);
  if (path.length > 0) turn.emit({ type: 'tile-moved', tile: tile.id, path });
  for (const hex of path) {
    sweep(turn, hex);
    const unit = unitAt(turn.state, hex);
    if (unit !== null) strike(turn, tile, unit);
    if (turn.isOver) return;
  }
  if (leaves) turn.emit({ type: 'tile-left', tile: tile.id });
}

/** Faction markers on a planet, and debris, are removed. */
function sweep(turn: Turn, hex: Hex): void {
  const marker = markerAt(turn.state, hex);
  if (marker !== null) turn.emit({ type: 'marker-removed', hex, side: marker.side });
  if (featureAt(turn.state, hex) === 'debris') turn.emit({ type: 'debris-removed', hex });
}

/** A red alert marker, or a hit where there is one; a storm's dice on top, each symbol of the unit a hit. */
function strike(turn: Turn, tile: Tile, unit: Unit): void {
  const random = turn.random();
  const byMarker = unit.marked ? 1 : 0;
  const rolls = tile.kind === 'storm' && unit.left > byMarker;
  const faces = rolls ? rollBattleDice(random, STORM_DICE) : [];
  const hits = byMarker + count(faces, SYMBOL[unit.kind]);
  turn.emit({
    type: 'unit-struck',
    tile: tile.id,
    unit: unit.id,
    hex: unit.hex,
    marker: !unit.marked,
    faces,
    hits,
    left: Math.max(0, unit.left - hits),
    random: random.state,
  });
  settleLoss(turn, unit.id, 'meteor');
}
