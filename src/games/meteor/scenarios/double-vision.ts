import type { Scenario } from './scenario.js';

/** The meteors are Twins: each destroyed one brings another. */
export const doubleVision: Scenario = {
  id: 'double-vision',
  mode: 'standard',
  field: ['small-2-twin', 'small-2-twin', 'small-3-twin'],
};
