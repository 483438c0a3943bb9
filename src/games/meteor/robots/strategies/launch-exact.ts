import type { Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** Launches its own at a meteor of known size. What would overkill for nothing the best salvo holds back by itself. */
export const launchExact: Strategy = (situation) =>
  launches(situation, situation.salvo, ({ target, flying, alone }) => target.size !== null && flying === 0 && alone);
