import type { Scenario } from './scenario.js';

/** A First Game (R12), as beginners play it. */
export const firstLight: Scenario = {
  id: 'first-light',
  mode: 'first',
};
