import { COSMIC_RUN, type CosmicRunTypes } from '../../../games/cosmic-run/index.js';
import { boardText, stepLine } from '../../../text/cosmic-run/index.js';
import { seatName } from '../../../text/index.js';
import type { ScreenReaderFace } from '../presentation.js';
import { ownLines } from './render/panel.js';
import { peopleOf } from '../../people.js';
import { publicViewOf } from './table.js';

/** Reports for a player with a screen reader, on request. */
export const COSMIC_SCREEN_READER: ScreenReaderFace<CosmicRunTypes> = {
  changes: ({ events, state }, table, _seat, t) => {
    const people = peopleOf(table);
    const line = stepLine(t, events, (seat) => seatName(t, people, seat), state);
    return line === null ? [] : [line];
  },
  standing: (table, seat, now, t) => [
    ...ownLines(t, { view: COSMIC_RUN.viewFor(table.state, seat, now) }).filter((line) => line !== null),
    ...boardText(t, { view: publicViewOf(table), people: peopleOf(table) }).filter((line) => line !== ''),
  ],
};
