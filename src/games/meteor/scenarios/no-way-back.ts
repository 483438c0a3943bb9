import type { Scenario } from './scenario.js';

/** No Retrofits: each card counts as it came. */
export const noWayBack: Scenario = {
  id: 'no-way-back',
  mode: 'standard',
  noRetrofits: true,
};
