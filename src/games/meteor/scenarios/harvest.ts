import type { Scenario } from './scenario.js';

/** Rich meteors: everyone draws when one is destroyed. */
export const harvest: Scenario = {
  id: 'harvest',
  mode: 'standard',
  field: ['small-1-rich', 'small-3-rich', 'medium-3-rich', 'medium-4-rich', 'medium-4-rich'],
};
