import { publicView, type MeteorStormTypes } from '../../../../games/meteor-storm/index.js';
import { boardText } from '../../../../text/meteor-storm/index.js';
import { pressHandlers } from '../../../interactions/custom-id.js';
import { noteAnswer } from '../../../messages/notes.js';
import type { Answer } from '../../../rest/acknowledge.js';
import type { ClickContext } from '../../face.js';
import { peopleOf } from '../people.js';
import { STORM_PRESSES } from '../presses.js';

/** What is shown beside a panel. */
export const onNote = pressHandlers<typeof STORM_PRESSES, ClickContext<MeteorStormTypes>, Promise<Answer>>(
  STORM_PRESSES,
  {
    'note/text': ({ t, table }) =>
      Promise.resolve(noteAnswer(t, boardText(t, publicView(table.state), peopleOf(table)))),
  },
);
