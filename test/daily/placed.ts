import type { DailyGame } from '../../src/discord/daily/face.js';

export const DAY = '2026-11-23';
export const AT = Date.parse(`${DAY}T12:00:00Z`);

/** A day's game that knows each crew's place: the lower, the better. */
export const PLACED: DailyGame = {
  kind: 'meteor',
  face: {
    mode: 'daily',
    open: () => Promise.reject(new Error('nobody plays here')),
    orderOf: ({ summary }) => [Number(summary['place'])],
    scoreText: () => '',
    shareText: () => '',
  },
};
