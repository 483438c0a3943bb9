import { writeFileSync } from 'node:fs';
import { Random, seedRandom } from '../../games/shared/random.js';
import { parseFlags, wholeNumberIn } from '../simulate/flags.js';
import { progressBar } from '../simulate/progress.js';
import { learn, trial } from './learn.js';
import { learntFile } from './learnt-file.js';

/** Teaches a Planner and writes what it has learnt: `node dist/src/tools/meteor-town/write-learnt.js`. */
const FLAGS = {
  towns: { type: 'string', default: '31500' },
  seed: { type: 'string', default: 'planner' },
  out: { type: 'string', default: 'src/games/meteor-town/robots/learnt.ts' },
} as const;

const { towns, seed, out } = parseFlags(process.argv.slice(2), FLAGS);
const count = wholeNumberIn('towns', towns, 1, 10_000_000);
const bar = progressBar(count, process.stderr);
let learnt: Float32Array = new Float32Array();
for (const lesson of learn({ towns: count, seed })) {
  learnt = lesson.learnt;
  if (lesson.done % 1_000 === 0) bar.show(lesson.done);
}
bar.clear();

writeFileSync(out, learntFile(learnt, count));
const score = trial(learnt, 1_000, new Random(seedRandom(`${seed}/trial`)));
console.log(`wrote ${out}; 1,000 towns without clovers: ${score.toFixed(2)}`);
