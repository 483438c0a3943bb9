import { planner } from './planner.js';
import type { Weights } from './weights.js';

export const CAPTAIN: Weights = {
  shareOfDamage: 0.6,
  stepCloser: 0.06,
  planetToClaim: 0.75,
  ownPlanet: 0.1,
  covered: 0.05,
  flagshipStepAway: 0.05,
  lastHitNearEnemies: 0.15,
  showerAhead: 0.2,
  stormAhead: 0.35,
  intoTheWay: 0.5,
  markedAhead: 1.5,
  firstHitOfAStorm: 0.3,
  markerGone: 0.1,
  markerCleared: 0.3,
  exposed: 0,
  markerTaken: null,
  victory: 0,
};

/** The default robot: looks at what its units can do now. */
export const captain = planner(CAPTAIN);
