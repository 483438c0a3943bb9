import type { Scenario } from './scenario.js';

/** No Overkill is forgiven. */
export const thinIce: Scenario = {
  id: 'thin-ice',
  mode: 'standard',
  overkillLoses: true,
};
