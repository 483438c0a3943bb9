import { playTime } from '../../text/index.js';
import type { Leaderboard, StatsFace } from './face.js';
import { scoreText } from './stats-words.js';

/** Leaderboards that any game may have. */

export const WINS: Leaderboard = {
  id: 'wins',
  by: 'wins',
  name: (t) => t('stats.by.wins'),
  value: (t, { games, wins }) => scoreText(t, { games, won: wins }),
};
export const STREAK: Leaderboard = {
  id: 'streak',
  by: 'streak',
  name: (t) => t('stats.by.streak'),
  value: (t, { bestStreak, streak }) => t('stats.rank.streak', { best: bestStreak, streak }),
};
export const FASTEST: Leaderboard = {
  id: 'fastest',
  by: 'fastest',
  name: (t) => t('stats.by.fastest'),
  value: (_t, { fastestMs }) => playTime(fastestMs ?? 0),
};
export const BEST_SCORE: Leaderboard = {
  id: 'score',
  by: 'score',
  name: (t) => t('stats.by.score'),
  value: (t, { bestScore, games }) =>
    t('stats.rank.score', { points: bestScore ?? 0, games: t('stats.games', { count: games }) }),
};
/** Points of all games together. */
export const POINTS: Leaderboard = {
  id: 'points',
  by: 'points',
  name: (t) => t('stats.by.points'),
  value: (t, { points, games }) => t('stats.rank.points', { points, games: t('stats.games', { count: games }) }),
};

export const leaderboardsOf = (stats: StatsFace | undefined): readonly [Leaderboard, ...Leaderboard[]] =>
  stats?.leaderboards ?? [WINS, STREAK, FASTEST];
