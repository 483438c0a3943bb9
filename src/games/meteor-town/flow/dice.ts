import type { Slot } from '../die.js';
import { setsDice } from '../town.js';
import type { TownTurn } from '../turn.js';

const SLOTS: readonly Slot[] = [1, 2, 3, 4];

/**
 * Rolls a die; while it shows the forbidden number it is rolled again (MT7), unless the Observatory stands: then its
 * player chooses what to do with it (MT8).
 */
export function roll(turn: TownTurn, slot: Slot, from: number): void {
  for (let count = from; ; count += 1) {
    const value = turn.die(slot, count);
    turn.emit({ type: slot > 4 ? 'bonus-rolled' : 'rolled', slot, count, value, seat: turn.seat });
    if (value !== turn.town.forbidden || setsDice(turn.town)) return;
  }
}

/** The four dice at the beginning of a turn. */
export function rollAll(turn: TownTurn): void {
  for (const slot of SLOTS) roll(turn, slot, 0);
}
