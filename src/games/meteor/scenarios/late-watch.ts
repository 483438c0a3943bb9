import type { Scenario } from './scenario.js';

/** Four zones, not five. */
export const lateWatch: Scenario = {
  id: 'late-watch',
  mode: 'standard',
  zone: 4,
};
