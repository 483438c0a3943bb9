import { UNITS } from '../cards/units.js';
import { other } from '../hexes.js';
import type { UnitId } from '../state.js';
import type { Turn } from '../turn.js';
import { checkVictory } from './victory.js';

/** A unit that can take no more hits is lost: its marker, and its points, go to the opponent, by a meteor too. */
export function settleLoss(turn: Turn, id: UnitId, by: 'combat' | 'meteor'): void {
  const unit = turn.state.units[id];
  if (unit === undefined || unit.left > 0) return;
  turn.emit({ type: 'unit-lost', unit: id, to: other(unit.side), points: UNITS[unit.kind].points, by });
  checkVictory(turn);
}
