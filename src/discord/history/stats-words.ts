import type { Score } from '../../history/statistics/summary.js';
import type { Translate } from '../../text/index.js';

/** `3 of 4 won (75%)` */
export const scoreText = (t: Translate, { games, won }: Score): string =>
  games === 0 ? t('stats.none') : t('stats.score', { won, games, percent: Math.round((won / games) * 100) });
