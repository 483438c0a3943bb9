import { STEPS } from '../../games/meteor-town/robots/planner.js';

const WIDTH = 112;
const limited = (steps: number): number => Math.max(-128, Math.min(127, Math.round(steps)));

/** The source file that holds what a Planner has learnt. */
export function learntFile(learnt: Float32Array, towns: number): string {
  const bytes = Buffer.from(Int8Array.from(learnt, (number) => limited(STEPS * number)).buffer).toString('base64');
  const lines = bytes.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
  return [
    `/** What a Planner learnt in ${towns.toLocaleString('en')} towns (docs/meteor-town.md): a byte a number, in base64. */`,
    'export const LEARNT: readonly string[] = [',
    ...lines.map((line) => `  '${line}',`),
    '];',
    '',
  ].join('\n');
}
