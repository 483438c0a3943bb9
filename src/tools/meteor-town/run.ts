import * as simulate from '../simulate/run.js';
import type { Progress } from '../simulate/progress.js';
import { seedOf } from '../simulate/seed-of.js';
import { playOne, type Setting, type TownResult } from './play.js';

/** Towns `from` (included) to `to` of a run. Plain data, to cross to a thread. */
export interface Range extends simulate.Part {
  readonly setting: Setting;
  readonly seed: string;
}

/** Plays a range, town by town. */
export function* playRange({ setting, seed, from, to }: Range): Generator<TownResult> {
  for (let at = from; at < to; at += 1) yield playOne(seedOf(seed, at), setting);
}

/** Below this a second thread costs more than it plays. */
const TOWNS_A_WORKER = 20;

/** How many threads to use: what was asked for (0: nothing), or every core where the towns are worth it. */
export const workersFor = (asked: number, towns: number): number => simulate.workersFor(asked, towns, TOWNS_A_WORKER);

/** Plays all towns of a run; the results come in the order of the towns. */
export const playAll = (
  setting: Omit<Range, keyof simulate.Part>,
  towns: number,
  workers: number,
  progress: Progress,
): Promise<readonly TownResult[]> =>
  simulate.playAll({ setting, play: playRange, worker: 'tools/meteor-town/worker.js' }, towns, workers, progress);
