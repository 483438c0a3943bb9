import type { Scenario } from './scenario.js';

/** A Salvage Factory stands: what is no use is five new cards. */
export const oldFactory: Scenario = {
  id: 'old-factory',
  mode: 'standard',
  built: ['salvage'],
};
