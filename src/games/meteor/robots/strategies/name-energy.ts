import { cardOf } from '../../catalogue.js';
import type { Strategy } from '../robot.js';

/** After how many of its thoughts without a change of the site the robot asks for Energy. */
const WAITED = 2;

/** Says which Energy it waits for at a site of its own, once a zone and where its seat may talk. */
export const nameEnergy: Strategy = (situation) => {
  const { view, weights } = situation;
  const mine = view.seats.find(({ seat }) => seat === view.seat);
  if (mine?.robot !== true || mine.named !== undefined || !view.maySpeak || view.seats.length < 2) return [];
  const wanted = view.sites
    .filter(({ id, owner }) => owner === view.seat && situation.energy.still(id) >= WAITED)
    .flatMap(({ outlook }) => [...outlook.missing])
    .find((letter) => cardOf(letter)?.kind === 'energy' && situation.energy.inHand(letter) === 0);
  return wanted === undefined
    ? []
    : [{ action: { type: 'name-energy', seat: view.seat, energy: wanted }, worth: weights.least }];
};
