import type { Scenario } from './scenario.js';

/** A Booster Factory stands: one more damage, where it fits. */
export const longGuns: Scenario = {
  id: 'long-guns',
  mode: 'standard',
  built: ['booster'],
};
