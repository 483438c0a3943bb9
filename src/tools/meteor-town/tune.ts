/** How a Mayor's worths are tuned: by evolution, as the towns that it plays score. */
import { choicesOf } from '../../games/meteor-town/choices.js';
import { mayorWith } from '../../games/meteor-town/robots/mayor.js';
import { NOTHING_SEEN } from '../../games/meteor-town/robots/robot.js';
import { RobotTown } from '../../games/meteor-town/robots/score.js';
import { worthsFrom, type Worths } from '../../games/meteor-town/robots/worths.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { Evolution } from './evolution.js';

export interface Tuning {
  /** As `worthsFrom` reads them. */
  readonly from: readonly number[];
  /** Points forgone rather than use a column that gives nothing. */
  readonly idle: number;
  /** Mayors of a generation, and the towns that each plays: the same for all of them. */
  readonly mayors: number;
  readonly towns: number;
  readonly seed: string;
}

/** Points that a grain left unsold counts against a Mayor: so few are left. */
const GRAIN = 3;
/** How far the first generation is spread: buildings' flat worths are numbers up to 15, all others up to 4. */
const [NEAR, FAR] = [0.25, 1];
const FLATS = { from: 29, to: 53 } as const;

/** A town's points, less what unsold grain counts. */
function townOf(worths: Worths, seed: string): number {
  const player = mayorWith(worths);
  const play = new RobotTown(seed);
  for (;;) {
    const { town, random, score } = play;
    if (score !== null) return score - GRAIN * town.stock.grain;
    play.take(player({ seat: 0, town, choices: choicesOf(town), random }, NOTHING_SEEN).action);
  }
}

function meanOf(worths: Worths, towns: number, seed: string): number {
  let total = 0;
  for (let town = 0; town < towns; town += 1) total += townOf(worths, `${seed}/${town}`);
  return total / towns;
}

/** Generation after generation, without end: the worths so far, as `worthsFrom` reads them, and the last one's mean. */
export function* tune(tuning: Tuning): Generator<{ readonly numbers: readonly number[]; readonly mean: number }> {
  const { from, idle, mayors, towns, seed } = tuning;
  const spread = from.map((_, at) => (at >= FLATS.from && at < FLATS.to ? FAR : NEAR));
  const evolution = new Evolution(from, spread, mayors, new Random(seedRandom(seed)));
  for (let generation = 1; ; generation += 1) {
    const scored = evolution.next().map((child) => ({
      child,
      score: meanOf({ ...worthsFrom(child.numbers), idle }, towns, `${seed}/${generation}`),
    }));
    scored.sort((one, other) => other.score - one.score);
    evolution.learn(scored.map(({ child }) => child));
    yield { numbers: evolution.middle, mean: scored.reduce((sum, { score }) => sum + score, 0) / mayors };
  }
}
