import { METEOR_STORM, pointsOf, type MeteorStormTypes } from '../../games/meteor-storm/index.js';
import type { HistoryAdapter } from '../adapter.js';
import { gameStatsOf } from './game-stats.js';
import { STORM_MOMENTS } from './moments.js';
import { stepLine, tableLines } from './words.js';

/** What Meteor Storm adds to the history. */
export const METEOR_STORM_HISTORY: HistoryAdapter<MeteorStormTypes> = {
  game: METEOR_STORM,
  gameStats: gameStatsOf,
  moments: STORM_MOMENTS,
  stepLine,
  tableLines,
  jumpWords: (t) => ({
    'mark-back': t('meteor-storm.replay.mark-back'),
    'mark-on': t('meteor-storm.replay.mark-on'),
    'chapter-back': t('meteor-storm.replay.chapter-back'),
    'chapter-on': t('meteor-storm.replay.chapter-on'),
    'keys-all': t('meteor-storm.replay.keys-all'),
  }),
  facts: (state) => {
    const [a, b] = pointsOf(state);
    return { turn: state.turn, pointsA: a, pointsB: b };
  },
};
