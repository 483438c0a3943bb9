import type { Scenario } from './scenario.js';

/** Rich meteors: what is destroyed feeds the crew. */
export const harvest: Scenario = {
  id: 'harvest',
  mode: 'standard',
  field: ['small-1-rich', 'small-3-rich', 'medium-3-rich', 'medium-4-rich', 'medium-4-rich'],
};
