import { runner, type Part } from '../simulate/run.js';
import { seedOf } from '../simulate/seed-of.js';
import { playOne, type Setting, type TownResult } from './play.js';

/** Towns `from` (included) to `to` of a run. Plain data, to cross to a thread. */
export interface Range extends Part {
  readonly setting: Setting;
  readonly seed: string;
}

/** Plays a range, town by town. */
export function* playRange({ setting, seed, from, to }: Range): Generator<TownResult> {
  for (let at = from; at < to; at += 1) yield playOne(seedOf(seed, at), setting);
}

export const { playAll, workersFor } = runner<Range, TownResult>({
  play: playRange,
  worker: 'tools/meteor-town/worker.js',
  worthwhile: 20,
});
