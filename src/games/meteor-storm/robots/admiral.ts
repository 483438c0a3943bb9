import { CAPTAIN } from './captain.js';
import { planner } from './planner.js';
import type { Weights } from './weights.js';

const ADMIRAL: Weights = {
  ...CAPTAIN,
  shareOfDamage: 0.7,
  flagshipStepAway: 0.01,
  exposed: 0.25,
  markerTaken: 0.3,
  victory: 3,
};

/** A Captain that also looks at what the enemies could do next turn, also where a unit may retire, and plays for the points that win. */
export const admiral = planner(ADMIRAL);
