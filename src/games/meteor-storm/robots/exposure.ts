import { isCover } from '../board.js';
import { UNITS } from '../cards/units.js';
import { distance, type Hex } from '../hexes.js';
import type { Board, Unit } from '../state.js';
import { worthOfSalvo } from './salvo.js';
import type { Weights } from './weights.js';

/** The dice that an enemy could roll at a hex after its move, as if nothing were in its way; 0: it can't come near enough. */
function diceNext(enemy: Unit, hex: Hex, covered: boolean): number {
  const { dice, move, range } = UNITS[enemy.kind];
  // A marked unit may move or combat, not both (MS7).
  const far = Math.max(1, distance(enemy.hex, hex) - (enemy.marked ? 0 : move));
  if (far > range) return 0;
  return Math.max(1, dice - (far - 1) - (enemy.marked ? 1 : 0) - (covered ? 1 : 0));
}

/** What all enemies that could come near enough to a unit on a hex next turn would do to it one by one, in points. */
export function exposure(weights: Weights, board: Board, unit: Unit, hex: Hex): number {
  const covered = isCover(board, hex);
  let sum = 0;
  for (const enemy of board.units) {
    if (enemy.left <= 0 || enemy.side === unit.side) continue;
    const dice = diceNext(enemy, hex, covered);
    if (dice > 0) sum += worthOfSalvo(weights, unit, dice);
  }
  return sum;
}
