import type { Scenario } from './scenario.js';

/** Armoured meteors: Rockets of little damage do nothing to them. */
export const ironRain: Scenario = {
  id: 'iron-rain',
  mode: 'standard',
  field: ['small-3-armoured', 'medium-3-armoured', 'medium-5-armoured'],
};
