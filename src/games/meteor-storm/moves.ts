import { UNITS } from './cards/units.js';
import { HEX_LIMIT, neighboursOf, type Hex } from './hexes.js';
import type { Board, Unit } from './state.js';

/** What a search knows of a hex, as bits. */
const CLOSED = 1;
const FEATURE = 2;
const RIFT = 4;

/** By hex: closed where another unit, or a meteor, lies; where features lie. */
function mapFor(board: Board, mover: Unit): Uint8Array {
  const map = new Uint8Array(HEX_LIMIT);
  for (const { hex, kind } of board.features) map[hex] = kind === 'rift' ? FEATURE | RIFT : FEATURE;
  for (const unit of board.units) if (unit.left > 0 && unit.id !== mover.id) close(map, unit.hex);
  for (const tile of board.tiles) close(map, tile.hex);
  close(map, mover.hex);
  return map;
}

function close(map: Uint8Array, hex: Hex): void {
  map[hex] = (map[hex] ?? 0) | CLOSED;
}

const has = (map: Uint8Array, hex: Hex, bit: number): boolean => ((map[hex] ?? 0) & bit) !== 0;

/**
 * Where a unit may move: its own hex first (it stays), then the others, nearest first. A feature ends the move; from a
 * rift, where it starts, any other rift is one step away. Units and meteors are never passed or entered. `unit` may stand
 * elsewhere than on the board: where it was before a move that can still be taken back.
 */
export function reachOf(board: Board, unit: Unit, bonus: number): Hex[] {
  const map = mapFor(board, unit);
  const reached: Hex[] = [unit.hex];
  if (has(map, unit.hex, RIFT)) enterRifts(board, map, reached);
  let from = 0;
  for (let left = UNITS[unit.kind].move + bonus; left > 0; left -= 1) {
    const edge = reached.length;
    for (; from < edge; from += 1) {
      const hex = reached[from] as Hex;
      if (hex !== unit.hex && has(map, hex, FEATURE)) continue;
      for (const near of neighboursOf(hex)) enter(map, reached, near);
    }
  }
  return reached;
}

function enter(map: Uint8Array, reached: Hex[], hex: Hex): void {
  if (has(map, hex, CLOSED)) return;
  close(map, hex);
  reached.push(hex);
}

/** Every unit moves at least one hex, and a rift ends the move. */
function enterRifts(board: Board, map: Uint8Array, reached: Hex[]): void {
  for (const { hex, kind } of board.features) if (kind === 'rift') enter(map, reached, hex);
}
