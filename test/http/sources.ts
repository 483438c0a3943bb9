import type { MetricSources } from '../../src/http/metrics.js';

/** The metrics of a process that runs no game. */
export const NO_GAMES: MetricSources = {
  liveGames: () => 0,
  damagedGames: () => 0,
  build: { version: '1', commit: null },
  shards: () => [],
};
