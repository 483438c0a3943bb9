import type { Scenario } from './scenario.js';

/** The clock starts in zone 4 instead of 5. */
export const lateWatch: Scenario = {
  id: 'late-watch',
  mode: 'standard',
  zone: 4,
};
