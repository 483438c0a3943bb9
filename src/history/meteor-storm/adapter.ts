import { METEOR_STORM, pointsOf, type MeteorStormTypes } from '../../games/meteor-storm/index.js';
import type { HistoryAdapter } from '../adapter.js';
import { accountOf } from './account.js';
import { STORM_MOMENTS } from './moments.js';
import { stepLine, tableLines } from './words.js';

/** What Meteor Storm adds to the history. */
export const METEOR_STORM_HISTORY: HistoryAdapter<MeteorStormTypes> = {
  game: METEOR_STORM,
  account: accountOf,
  moments: STORM_MOMENTS,
  stepLine,
  tableLines,
  title: (t) => t('meteor-storm.title'),
  facts: (state) => {
    const [a, b] = pointsOf(state);
    return { turn: state.turn, pointsA: a, pointsB: b };
  },
};
