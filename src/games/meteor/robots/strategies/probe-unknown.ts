import type { Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** Launches at a meteor of unknown size, where the odds are worth the Rocket. */
export const probeUnknown: Strategy = (situation) =>
  launches(situation, situation.salvo, ({ target, flying }) => target.size === null && flying === 0);
