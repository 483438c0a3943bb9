import type { Scenario } from './scenario.js';

/** The first Overkill loses the game, unless a card absorbs or averts it. */
export const thinIce: Scenario = {
  id: 'thin-ice',
  mode: 'standard',
  overkillLoses: true,
};
