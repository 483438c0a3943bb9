import type { Scenario } from './scenario.js';

/** Twins: who goes brings another. */
export const doubleVision: Scenario = {
  id: 'double-vision',
  mode: 'standard',
  field: ['small-2-twin', 'small-2-twin', 'small-3-twin'],
};
