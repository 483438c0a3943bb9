import type { Scenario } from './scenario.js';

/** The Deflector is built from the start: it absorbs one Overkill. */
export const umbrella: Scenario = {
  id: 'umbrella',
  mode: 'standard',
  built: ['deflector'],
};
