import { UNITS } from './cards/units.js';
import { HEX_LIMIT, neighboursOf, type Hex } from './hexes.js';
import type { Board, Unit } from './state.js';

/** Flags of a hex in a search. */
const CLOSED = 1;
const FEATURE = 2;
const RIFT = 4;

// One map for all searches: robots search by the thousand, and each fills it anew before anything else reads it.
const map = new Uint8Array(HEX_LIMIT);

/** By hex: closed where another unit, or a meteor, lies; where features lie. */
function fillMap(board: Board, mover: Unit): void {
  map.fill(0);
  for (const { hex, kind } of board.features) map[hex] = kind === 'rift' ? FEATURE | RIFT : FEATURE;
  for (const unit of board.units) if (unit.left > 0 && unit.id !== mover.id) close(unit.hex);
  for (const tile of board.tiles) close(tile.hex);
  close(mover.hex);
}

function close(hex: Hex): void {
  map[hex] = (map[hex] ?? 0) | CLOSED;
}

const has = (hex: Hex, bit: number): boolean => ((map[hex] ?? 0) & bit) !== 0;

/**
 * Where a unit may move: its own hex first (it stays), then the others, nearest first. A feature ends the move; from a
 * rift, where it starts, any other rift is one step away. Units and meteors are never passed or entered. `unit` may stand
 * elsewhere than on the board: where it was before a move that can still be taken back.
 */
export function reachOf(board: Board, unit: Unit, bonus: number): Hex[] {
  fillMap(board, unit);
  const reached: Hex[] = [unit.hex];
  if (has(unit.hex, RIFT)) enterRifts(board, reached);
  let from = 0;
  for (let left = UNITS[unit.kind].move + bonus; left > 0; left -= 1) {
    const edge = reached.length;
    for (; from < edge; from += 1) {
      const hex = reached[from] as Hex;
      if (hex !== unit.hex && has(hex, FEATURE)) continue;
      for (const near of neighboursOf(hex)) enter(reached, near);
    }
  }
  return reached;
}

function enter(reached: Hex[], hex: Hex): void {
  if (has(hex, CLOSED)) return;
  close(hex);
  reached.push(hex);
}

/** Every unit moves at least one hex, and a rift ends the move. */
function enterRifts(board: Board, reached: Hex[]): void {
  for (const { hex, kind } of board.features) if (kind === 'rift') enter(reached, hex);
}
