import type { Scenario } from './scenario.js';

/** The game as it is learned: all face up. */
export const firstLight: Scenario = {
  id: 'first-light',
  mode: 'first',
};
