import type { Scenario } from './scenario.js';

/** No Electrical: what needs it is never built. */
export const darkReactors: Scenario = {
  id: 'dark-reactors',
  mode: 'standard',
  gone: ['E', 'E', 'E', 'E', 'E'],
};
