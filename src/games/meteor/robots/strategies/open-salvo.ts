import type { Strategy } from '../robot.js';
import { launches } from '../parts/launching.js';

/** Opens a window with its part of a sum; the others see it and can make it exact (R7). */
export const openSalvo: Strategy = (situation) =>
  launches(situation, situation.salvo, ({ target, flying, alone }) => target.size !== null && flying === 0 && !alone);
