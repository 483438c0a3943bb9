import type { Scenario } from './scenario.js';

/** Armour: small Rockets do nothing. */
export const ironRain: Scenario = {
  id: 'iron-rain',
  mode: 'standard',
  field: ['small-3-armoured', 'medium-3-armoured', 'medium-5-armoured'],
};
