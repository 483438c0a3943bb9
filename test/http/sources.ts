import { NO_GAMES as GAMES, type MetricSources } from '../../src/http/metrics/sources.js';

/** The metrics of a process that runs no game. */
export const NO_GAMES: MetricSources = {
  games: GAMES,
  build: { version: '1', commit: null },
  shards: () => [],
  discord: () => null,
};
