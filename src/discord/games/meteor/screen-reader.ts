import { publicView, unseenFronts, viewFor, type MeteorTypes } from '../../../games/meteor/index.js';
import { headlines } from '../../../text/meteor/index.js';
import type { ScreenReaderFace } from '../presentation.js';
import { peopleOf } from '../../people.js';
import { standing } from './render/index.js';

/** Reports for a player with a screen reader, on request. */
export const METEOR_SCREEN_READER: ScreenReaderFace<MeteorTypes> = {
  changes: ({ events, state }, table, seat, t) =>
    headlines(t, events, {
      people: peopleOf({ people: table.people, state }),
      view: publicView(state),
      viewer: seat,
    }),
  standing: (table, seat, now, t) =>
    standing(
      { view: viewFor(table.state, seat, now), unseen: unseenFronts(table.state), people: peopleOf(table), now },
      t,
    ),
};
