import { publicView, viewFor, type MeteorStormTypes } from '../../../games/meteor-storm/index.js';
import { seatName, listed } from '../../../text/index.js';
import { boardText, cardName, sideLetter } from '../../../text/meteor-storm/index.js';
import type { ScreenReaderFace } from '../presentation.js';
import { linesOf } from './journal.js';
import { peopleOf } from '../../people.js';
import { sideOfSeat } from './side.js';

/** Reports for a player with a screen reader, on request. */
export const STORM_SCREEN_READER: ScreenReaderFace<MeteorStormTypes> = {
  changes: ({ told }, table, _seat, t) => linesOf(t, peopleOf(table), told),
  standing: (table, seat, _now, t) => {
    const people = peopleOf(table);
    const view = viewFor(table.state, seat);
    const side = sideOfSeat(seat);
    const cards = listed(
      t,
      view.hand.map((card) => cardName(t, card)),
    );
    return [
      view.active === side
        ? t('meteor-storm.plain-panel.your-turn', { cards })
        : t('meteor-storm.panel.waiting', { player: seatName(t, people, view.active), cards }),
      t('meteor-storm.panel.title', {
        turn: view.turn,
        side: sideLetter(side),
        own: view.points[side],
        theirs: view.points[side === 0 ? 1 : 0],
        target: view.target,
      }),
      ...boardText(t, publicView(table.state), people).split('\n'),
    ];
  },
};
