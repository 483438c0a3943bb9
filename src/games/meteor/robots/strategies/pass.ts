import type { Strategy } from '../robot.js';

/** Passes where that doesn't lose the game and says something new; not while a window is open, for its salvo changes the table; nor while it only has to wait before it may place. It is worth less than anything else. */
export const pass: Strategy = ({ view, weights }) => {
  const mine = view.seats.find(({ seat }) => seat === view.seat);
  if (view.window !== null) return [];
  if ((view.own?.placeReadyAt ?? null) !== null) return [];
  if (!view.mayPass || view.passLoses || mine?.passed === true) return [];
  return [{ action: { type: 'pass', seat: view.seat, confirmed: false }, worth: weights.least }];
};
