import { featureAt } from './board.js';
import { UNITS } from './cards/units.js';
import { HEX_LIMIT, neighboursOf, type Hex } from './hexes.js';
import type { Board, Unit } from './state.js';

/** By hex: 1 where a unit or a meteor lies. */
function takenHexes(board: Board): Uint8Array {
  const taken = new Uint8Array(HEX_LIMIT);
  for (const unit of board.units) if (unit.left > 0) taken[unit.hex] = 1;
  for (const tile of board.tiles) taken[tile.hex] = 1;
  return taken;
}

const otherRifts = (board: Board, hex: Hex): Hex[] =>
  board.features.filter((feature) => feature.kind === 'rift' && feature.hex !== hex).map((feature) => feature.hex);

/**
 * Where a unit may move: its own hex first (it stays), then the others, nearest first. A feature ends the move; from a
 * rift, where it starts, any other rift is one step away. Units and meteors are never passed or entered.
 */
export function reachOf(board: Board, unit: Unit, bonus: number): Hex[] {
  const closed = takenHexes(board);
  const reached: Hex[] = [unit.hex];
  const enter = (hex: Hex): void => {
    if (closed[hex] === 1) return;
    closed[hex] = 1;
    reached.push(hex);
  };
  let from = 0;
  for (let left = UNITS[unit.kind].move + bonus; left > 0; left -= 1) {
    const edge = reached.length;
    for (; from < edge; from += 1) {
      const hex = reached[from] as Hex;
      const feature = featureAt(board, hex);
      if (feature !== null && hex !== unit.hex) continue;
      for (const near of neighboursOf(hex)) enter(near);
      if (feature === 'rift') for (const rift of otherRifts(board, hex)) enter(rift);
    }
  }
  return reached;
}
