import type { Scenario } from './scenario.js';

/** The Salvage Factory is built from the start: a Retrofit needs only three cards. */
export const oldFactory: Scenario = {
  id: 'old-factory',
  mode: 'standard',
  built: ['salvage'],
};
