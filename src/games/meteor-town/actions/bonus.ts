import { activatedIn, settleColumn } from '../flow/column.js';
import { roll } from '../flow/dice.js';
import type { Refusal } from '../refusal.js';
import { refuse } from '../checks.js';
import type { TownTurn } from '../turn.js';

/** Rolls the next bonus die, after all columns of the turn (MT11). */
export function rollBonus(turn: TownTurn): Refusal | null {
  const { town } = turn;
  if (town.step !== 'activate' && town.step !== 'bonus') return { code: 'wrong-step', step: town.step };
  if (town.columns.length > 0 || town.column !== null || town.bonus?.open === true)
    return { code: 'not-done', columns: town.columns, buildings: town.pending };
  if (town.bonusDice === 0) return refuse('no-bonus-die');
  roll(turn, town.lastSlot + 1, 0);
  openBonus(turn);
  return null;
}

/** Opens the bonus die's column, once its number stands. */
export function openBonus(turn: TownTurn): void {
  const { bonus } = turn.town;
  if (bonus === null || bonus.open) return;
  turn.emit({
    type: 'bonus-opened',
    column: bonus.value,
    buildings: activatedIn(turn.town, bonus.value, true),
    seat: turn.seat,
  });
  settleColumn(turn);
}
