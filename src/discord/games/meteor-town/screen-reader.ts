import { isTownEvent, type MeteorTownTypes } from '../../../games/meteor-town/index.js';
import { eventLine, headLines, standingLines } from '../../../text/meteor-town/index.js';
import type { ScreenReaderFace } from '../presentation.js';

/** Reports for a player with a screen reader, on request: of their own town only, as nobody sees the others'. */
export const TOWN_SCREEN_READER: ScreenReaderFace<MeteorTownTypes> = {
  changes: ({ events }, _table, seat, t) =>
    events.flatMap((event) => (isTownEvent(event) && event.seat === seat ? (eventLine(t, event) ?? []) : [])),
  standing: ({ state }, seat, _now, t) => {
    const town = state.towns[seat] ?? null;
    return town === null ? [t('meteor-town.panel.not-seated')] : [...headLines(t, town), ...standingLines(t, town)];
  },
};
