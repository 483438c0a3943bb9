import type { Scenario } from './scenario.js';

/** The Booster Factory is built from the start: a Rocket may do one more damage. */
export const longGuns: Scenario = {
  id: 'long-guns',
  mode: 'standard',
  built: ['booster'],
};
