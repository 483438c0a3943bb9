import type { Strategy } from '../robot.js';

/** Passes where that doesn't lose the game and says something new. It is worth less than anything else. */
export const pass: Strategy = ({ view, weights }) => {
  const mine = view.seats.find(({ seat }) => seat === view.seat);
  if (!view.mayPass || view.passLoses || mine?.passed === true) return [];
  return [{ action: { type: 'pass', seat: view.seat, confirmed: false }, worth: weights.least }];
};
