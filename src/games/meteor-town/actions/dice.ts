import type { TownAction } from '../action.js';
import type { Slot } from '../die.js';
import { roll } from '../flow/dice.js';
import { openBonus } from './bonus.js';
import type { Refusal } from '../refusal.js';
import { refuse } from '../checks.js';
import { FACES } from '../sheet.js';
import type { Die, Town } from '../town.js';
import type { TownTurn } from '../turn.js';

type Of<T extends TownAction['type']> = Extract<TownAction, { readonly type: T }>;

/** Dice that wait to be set or re-rolled with the Observatory (MT8). */
export const openSlots = ({ dice, bonus, step }: Town): Slot[] => {
  const shown: readonly Die[] = step === 'dice' ? dice : bonus === null ? [] : [bonus];
  return shown.filter(({ open }) => open).map(({ slot }) => slot);
};

/** A clover re-rolls any or all of the four dice. */
export function reroll(turn: TownTurn, { slots }: Of<'reroll'>): Refusal | null {
  const { town } = turn;
  if (town.step !== 'dice') return { code: 'wrong-step', step: town.step };
  const legal = town.dice.map(({ slot }) => slot);
  const chosen = legal.filter((slot) => slots.includes(slot));
  if (chosen.length === 0 || chosen.length !== slots.length) return { code: 'no-such-die', legal };
  const open = openSlots(town);
  if (open.length > 0) return { code: 'dice-open', slots: open };
  if (town.stock.clover < 1) return refuse('no-clover');
  turn.emit({ type: 'clover-used', slots: chosen, seat: turn.seat });
  for (const slot of chosen) roll(turn, slot, (town.dice[slot - 1]?.count ?? 0) + 1);
  return null;
}

/** The Observatory sets an open die to any number, or rolls it again (MT8). */
export function set(turn: TownTurn, { slot, value }: Of<'set'>): Refusal | null {
  const { town } = turn;
  const legal = openSlots(town);
  if (!legal.includes(slot)) return { code: 'die-not-open', legal };
  if (value !== null && !FACES.includes(value)) return refuse('no-such-number');
  const die = slot > 4 ? town.bonus : town.dice[slot - 1];
  if (value === null) roll(turn, slot, (die?.count ?? 0) + 1);
  else turn.emit({ type: 'set', slot, value, seat: turn.seat });
  if (slot > 4) openBonus(turn);
  return null;
}
