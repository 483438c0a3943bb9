import { availableParallelism } from 'node:os';
import { startThread } from '../../thread.js';
import type { GameResult } from './play.js';
import type { Progress } from '../simulate/progress.js';
import { playRange, type Range } from './range.js';

/** Below this a second thread costs more than it plays. */
const GAMES_A_WORKER = 500;

/** How many threads to use: what was asked for, or every core where the games are worth it. */
export const workersFor = (asked: number, games: number): number =>
  asked > 0
    ? Math.min(asked, games)
    : Math.max(1, Math.min(availableParallelism(), Math.floor(games / GAMES_A_WORKER)));

/** Cuts a run in as many parts as there are workers, one after the other. */
export function partsOf(run: Omit<Range, 'from' | 'to'>, games: number, workers: number): Range[] {
  return Array.from({ length: workers }, (_, at) => ({
    ...run,
    from: Math.floor((games * at) / workers),
    to: Math.floor((games * (at + 1)) / workers),
  }));
}

function inWorker(range: Range, played: (games: number) => void): Promise<GameResult[]> {
  return new Promise((resolve, reject) => {
    const results: GameResult[] = [];
    const worker = startThread('tools/meteor/worker.js', range);
    worker.on('message', (batch: readonly GameResult[]) => {
      results.push(...batch);
      played(batch.length);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve(results);
      else reject(new Error(`a worker ended with code ${code}`));
    });
  });
}

/** Lets a batch of games pass between two looks at the progress bar. */
const LOOK = 20;

function here(range: Range, progress: Progress): GameResult[] {
  const results: GameResult[] = [];
  for (const result of playRange(range)) {
    results.push(result);
    if (results.length % LOOK === 0) progress(results.length);
  }
  progress(results.length);
  return results;
}

/** Plays all games of a run; the results come in the order of the games, however many threads played them. */
export async function playAll(
  run: Omit<Range, 'from' | 'to'>,
  games: number,
  workers: number,
  progress: Progress,
): Promise<readonly GameResult[]> {
  if (workers <= 1) return here({ ...run, from: 0, to: games }, progress);
  let played = 0;
  const parts = partsOf(run, games, workers).map((range) =>
    inWorker(range, (more) => {
      played += more;
      progress(played);
    }),
  );
  return (await Promise.all(parts)).flat();
}
