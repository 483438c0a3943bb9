import { resultsByZone } from '../../../../history/meteor/zones.js';
import type { Leaderboard, StatsFace } from '../../../history/face.js';
import { FASTEST, STREAK, WINS } from '../../../history/leaderboards.js';

/** The points that Meteor adds up are Rockets. */
const ROCKETS: Leaderboard = {
  id: 'rockets',
  by: 'points',
  name: (t) => t('meteor.stats.rockets'),
  value: (t, { points }) => t('meteor.end.rockets', { count: points }),
};

export const METEOR_STATS: StatsFace = {
  leaderboards: [WINS, STREAK, ROCKETS, FASTEST],
  sums: (t, { sums }) =>
    t('meteor.stats.deeds', {
      rockets: t('meteor.end.rockets', { count: sums.rockets ?? 0 }),
      overkills: t('meteor.end.overkills', { count: sums.overkills ?? 0 }),
      retrofits: t('meteor.end.retrofits', { count: sums.retrofits ?? 0 }),
      satellites: t('meteor.stats.satellites', { count: sums.satellites ?? 0 }),
    }),
  split: {
    title: (t) => t('meteor.stats.chart'),
    heading: (t, zones) => t('meteor.stats.by-zone', { zones }),
    rows: (t, tallies) =>
      resultsByZone(tallies).map(({ zone, ...results }) => ({ ...results, label: t('meteor.stats.zone', { zone }) })),
  },
};
