import type { MeteorStormTypes } from '../../../../games/meteor-storm/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { STORM_PRESSES } from '../presses.js';

/** Private notes have no buttons of this game's own. */
export const onNote = pressHandlers<typeof STORM_PRESSES, ClickContext<MeteorStormTypes>, Promise<Answer>>(
  STORM_PRESSES,
  {},
);
