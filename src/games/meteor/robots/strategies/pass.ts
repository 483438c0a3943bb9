import type { Strategy } from '../robot.js';

/**
 * Passes where that changes something and doesn't lose the game; not while a window is open, since its salvo changes
 * the table, nor while a Challenge only delays its next placement. It is worth less than anything else.
 */
export const pass: Strategy = ({ view, weights }) => {
  const mine = view.seats.find(({ seat }) => seat === view.seat);
  if (view.window !== null) return [];
  if ((view.own?.placeReadyAt ?? null) !== null) return [];
  if (!view.mayPass || view.passLoses || mine?.passed === true) return [];
  return [{ action: { type: 'pass', seat: view.seat, confirmed: false }, worth: weights.least }];
};
