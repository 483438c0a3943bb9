import type { Scenario } from './scenario.js';

/** No Electrical Energy: what needs it can't be built. */
export const darkReactors: Scenario = {
  id: 'dark-reactors',
  mode: 'standard',
  gone: ['E', 'E', 'E', 'E', 'E'],
};
