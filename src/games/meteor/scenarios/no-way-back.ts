import type { Scenario } from './scenario.js';

/** Retrofits can't be built. */
export const noWayBack: Scenario = {
  id: 'no-way-back',
  mode: 'standard',
  noRetrofits: true,
};
