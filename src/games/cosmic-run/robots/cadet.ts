import { legalActions } from '../legal.js';
import type { Robot } from './robot.js';

/** Does anything that is legal. */
export const cadet: Robot = {
  id: 'cadet',
  think: (view, random) => {
    const legal = legalActions(view);
    return legal.length === 0 ? null : (legal[random.below(legal.length)] ?? null);
  },
};
