import { bestStrikes } from '../salvos.js';
import type { Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** Worth more than anything else: it wins. */
const WINS = 10_000;

/**
 * Launches everything where the ready Rockets are certain to destroy all that is left: then an Overkill costs nothing.
 */
export const endAtOnce: Strategy = (situation) => {
  const { view } = situation;
  const open = view.field.filter((_, at) => !situation.field.isSure(at, 0));
  if (open.length === 0 || open.length > situation.ready.length) return [];
  const strikes = bestStrikes(situation.field.problemToEnd(situation.ready));
  if (strikes.length < open.length) return [];
  return launches(situation, strikes, () => true).map(({ action }) => ({ action, worth: WINS }));
};
