import { isPlainKey } from '../../../text/index.js';
import { summed, type HistoryFace } from '../../history/face.js';
import { BEST_SCORE, POINTS } from '../../history/leaderboards.js';

/** What Meteor Town adds to `/history` and `/stats`: it is played for points. */
export const TOWN_HISTORY_FACE: HistoryFace = {
  modeName: (t, mode) => {
    const key = `meteor-town.history.mode.${mode}`;
    return isPlainKey(key) ? t(key) : mode;
  },
  facts: (t, { score }) => (score === null ? null : t('meteor-town.history.best', { points: score })),
  stats: {
    leaderboards: [BEST_SCORE, POINTS],
    winsOf: 'nobody',
    sums: (t, summary) => t('meteor-town.history.sums', summed(summary, 'built', 'sold', 'craters', 'destroyed')),
  },
};
