import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { startThread } from '../../workers/thread.js';
import type { Progress } from './progress.js';

/** Games `from` (included) to `to` of a run: what one thread plays. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** What is played, here or on threads. */
interface Played<R extends Part, Result> {
  /** Plays a part, game by game. */
  readonly play: (range: R) => Iterable<Result>;
  /** The thread's module, by its path in `src/`: it calls `postResults`. */
  readonly worker: string;
  /** With fewer games a second thread costs more than it plays. */
  readonly worthwhile: number;
}

/** How a game's runs are played; settings are plain data, all of a range but the part, to cross to a thread. */
export const runner = <R extends Part, Result>(played: Played<R, Result>) => ({
  /** How many threads to use: what was asked for (0: nothing), or every core where the games are worth it. */
  workersFor: (asked: number, games: number): number =>
    asked > 0
      ? Math.min(asked, games)
      : Math.max(1, Math.min(availableParallelism(), Math.floor(games / played.worthwhile))),
  /** Plays all games of a run; the results come in the order of the games, however many threads played them. */
  playAll: (
    setting: Omit<R, keyof Part>,
    games: number,
    workers: number,
    progress: Progress,
  ): Promise<readonly Result[]> => playAll(played, setting, games, workers, progress),
});

/** Cuts a run in as many parts as there are workers, one after the other. */
export const partsOf = (games: number, workers: number): Part[] =>
  Array.from({ length: workers }, (_, at) => ({
    from: Math.floor((games * at) / workers),
    to: Math.floor((games * (at + 1)) / workers),
  }));

async function playAll<R extends Part, Result>(
  { play, worker }: Played<R, Result>,
  setting: Omit<R, keyof Part>,
  games: number,
  workers: number,
  progress: Progress,
): Promise<readonly Result[]> {
  const ranges = partsOf(games, Math.max(1, workers)).map((part) => ({ ...setting, ...part }) as R);
  let played = 0;
  const more = (count: number): void => {
    played += count;
    progress(played);
  };
  const [only, ...others] = ranges;
  if (only !== undefined && others.length === 0) return here(play(only), more);
  return (await Promise.all(ranges.map((range) => onThread<Result>(worker, range, more)))).flat();
}

function here<Result>(games: Iterable<Result>, more: (count: number) => void): Result[] {
  const results: Result[] = [];
  for (const result of games) {
    results.push(result);
    more(1);
  }
  return results;
}

function onThread<Result>(module: string, range: Part, more: (count: number) => void): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const results: Result[] = [];
    const worker = startThread(module, range);
    worker.on('message', (batch: readonly Result[]) => {
      results.push(...batch);
      more(batch.length);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve(results);
      else reject(new Error(`a worker ended with code ${code}`));
    });
  });
}

/** In a worker's module: posts what it plays, `batch` games in one message. */
export function postResults<Result>(results: Iterable<Result>, batch: number): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs in a worker thread');
  let waiting: Result[] = [];
  for (const result of results) {
    waiting.push(result);
    if (waiting.length < batch) continue;
    port.postMessage(waiting);
    waiting = [];
  }
  port.postMessage(waiting);
}
