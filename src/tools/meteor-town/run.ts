import { availableParallelism } from 'node:os';
import { startThread } from '../../thread.js';
import { playOne, type Setting, type TownResult } from './play.js';

/** Towns `from` (included) to `to` of a run. Plain data, to cross to a thread. */
export interface Range {
  readonly setting: Setting;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Plays a range, town by town. Each seed comes from the run's and its own number, so threads change nothing. */
export function* playRange({ setting, seed, from, to }: Range): Generator<TownResult> {
  for (let at = from; at < to; at += 1) yield playOne(`${seed}#${at}`, setting);
}

function inWorker(range: Range, played: () => void): Promise<TownResult[]> {
  return new Promise((resolve, reject) => {
    const results: TownResult[] = [];
    const worker = startThread('tools/meteor-town/worker.js', range);
    worker.on('message', (result: TownResult) => {
      results.push(result);
      played();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve(results);
      else reject(new Error(`a worker ended with code ${code}`));
    });
  });
}

/** Below this a second thread costs more than it plays. */
const TOWNS_A_WORKER = 20;

/** How many threads to use: what was asked for (0: nothing), or every core where the towns are worth it. */
export const workersFor = (asked: number, towns: number): number =>
  asked > 0
    ? Math.min(asked, towns)
    : Math.max(1, Math.min(availableParallelism(), Math.floor(towns / TOWNS_A_WORKER)));

/** Plays all towns of a run; the results come in the order of the towns. */
export async function playAll(
  run: Pick<Range, 'setting' | 'seed'>,
  towns: number,
  workers: number,
  played: () => void,
): Promise<readonly TownResult[]> {
  if (workers <= 1) {
    const results: TownResult[] = [];
    for (const result of playRange({ ...run, from: 0, to: towns })) {
      results.push(result);
      played();
    }
    return results;
  }
  const cut = (at: number): number => Math.floor((towns * at) / workers);
  const parts = Array.from({ length: workers }, (_, at) =>
    inWorker({ ...run, from: cut(at), to: cut(at + 1) }, played),
  );
  return (await Promise.all(parts)).flat();
}
