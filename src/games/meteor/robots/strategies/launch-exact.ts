import type { Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** Launches its own at a meteor of known size. The best salvo leaves out what would only overkill. */
export const launchExact: Strategy = (situation) =>
  launches(situation, situation.salvo, ({ target, flying, alone }) => target.size !== null && flying === 0 && alone);
