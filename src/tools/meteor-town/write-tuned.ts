import { RAILWAY_NUMBERS } from '../../games/meteor-town/robots/plans.js';
import { parseFlags, wholeNumberIn } from '../simulate/flags.js';
import { tune } from './tune.js';

/** Tunes a Mayor and prints its worths as worths.ts has them: `node dist/src/tools/meteor-town/write-tuned.js`. */
const FLAGS = {
  generations: { type: 'string', default: '24' },
  seed: { type: 'string', default: 'mayor' },
} as const;

const { generations, seed } = parseFlags(process.argv.slice(2), FLAGS);
const last = wholeNumberIn('generations', generations, 1, 1_000);
let generation = 0;
for (const { numbers, mean } of tune({ from: RAILWAY_NUMBERS, idle: 100, mayors: 20, towns: 240, seed })) {
  generation += 1;
  console.error(`generation ${generation}: ${mean.toFixed(2)} points`);
  if (generation < last) continue;
  console.log(numbers.map((number) => Number(number.toFixed(4))).join(', '));
  break;
}
