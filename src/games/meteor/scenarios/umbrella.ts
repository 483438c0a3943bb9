import type { Scenario } from './scenario.js';

/** A Deflector stands: one Overkill is free. */
export const umbrella: Scenario = {
  id: 'umbrella',
  mode: 'standard',
  built: ['deflector'],
};
