import {
  isTownEvent,
  METEOR_TOWN,
  scoreOf,
  UNBUILT,
  type GameState,
  type MeteorTownTypes,
} from '../../games/meteor-town/index.js';
import { buildingLines, eventLine, headLines } from '../../text/meteor-town/index.js';
import type { Translate } from '../../text/index.js';
import type { HistoryAdapter, SeatNames, ToldStep } from '../adapter.js';
import { gameStatsOf } from './game-stats.js';
import { TOWN_MOMENTS } from './moments.js';

/** Whose town it was is said where there are several. */
function stepLine(t: Translate, { events, state }: ToldStep<MeteorTownTypes>, names: SeatNames): string | null {
  const lines = events.map((event) => eventLine(t, event)).filter((line) => line !== null);
  if (lines.length === 0) return null;
  const line = lines.join(' ');
  const one = events.find(isTownEvent);
  if (one === undefined || state.towns.filter((town) => town !== null).length < 2) return line;
  return t('meteor-town.log.of-seat', { player: names(one.seat), line });
}

/** Each sheet as text, one after the other: what was built, standing or destroyed. */
const tableLines = (t: Translate, { towns }: GameState, names: SeatNames): readonly string[] =>
  towns.flatMap((town, seat) =>
    town === null
      ? []
      : [
          ...headLines(t, town).map((line, at) =>
            at === 0 ? t('meteor-town.log.of-seat', { player: names(seat), line }) : line,
          ),
          ...buildingLines(t, town).filter((_, at) => town.boxes[at] !== UNBUILT),
        ],
  );

/** What Meteor Town adds to the history. */
export const METEOR_TOWN_HISTORY: HistoryAdapter<MeteorTownTypes> = {
  game: METEOR_TOWN,
  gameStats: gameStatsOf,
  moments: TOWN_MOMENTS,
  stepLine,
  tableLines,
  jumpWords: (t) => ({
    'mark-back': t('meteor-town.replay.mark-back'),
    'mark-on': t('meteor-town.replay.mark-on'),
    'chapter-back': t('meteor-town.replay.chapter-back'),
    'chapter-on': t('meteor-town.replay.chapter-on'),
    'keys-all': t('meteor-town.replay.keys-all'),
  }),
  facts: ({ options, towns }) => {
    const scores = towns.flatMap((town) => (town === null ? [] : [scoreOf(town).total]));
    return { mode: options.mode, day: options.day, best: scores.length === 0 ? null : Math.max(...scores) };
  },
};
