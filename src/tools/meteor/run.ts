import { runner } from '../simulate/run.js';
import type { GameResult } from './play.js';
import { playRange, type Range } from './range.js';

export const { playAll, workersFor } = runner<Range, GameResult>({
  play: playRange,
  worker: 'tools/meteor/worker.js',
  worthwhile: 500,
});
