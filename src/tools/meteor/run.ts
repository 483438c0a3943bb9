import * as simulate from '../simulate/run.js';
import type { Progress } from '../simulate/progress.js';
import type { GameResult } from './play.js';
import { playRange, type Range } from './range.js';

/** Below this a second thread costs more than it plays. */
const GAMES_A_WORKER = 500;

/** How many threads to use: what was asked for (0: nothing), or every core where the games are worth it. */
export const workersFor = (asked: number, games: number): number => simulate.workersFor(asked, games, GAMES_A_WORKER);

/** Plays all games of a run; the results come in the order of the games, however many threads played them. */
export const playAll = (
  setting: Omit<Range, keyof simulate.Part>,
  games: number,
  workers: number,
  progress: Progress,
): Promise<readonly GameResult[]> =>
  simulate.playAll({ setting, play: playRange, worker: 'tools/meteor/worker.js' }, games, workers, progress);
