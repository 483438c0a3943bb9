import { bestStrikes } from '../salvos.js';
import type { Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** Worth more than anything else: it wins. */
const WINS = 10_000;

/** Where the ready Rockets destroy all that is left for certain, Overkills cost nothing: everything flies at once. */
export const endAtOnce: Strategy = (situation) => {
  const { view } = situation;
  const open = view.field.filter((_, at) => !situation.field.isSure(at, 0));
  if (open.length === 0 || open.length > situation.ready.length) return [];
  const strikes = bestStrikes(situation.field.musterToEnd(situation.ready));
  if (strikes.length < open.length) return [];
  return launches(situation, strikes, () => true).map(({ action }) => ({ action, worth: WINS }));
};
