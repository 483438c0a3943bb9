import { relative } from 'node:path';
import { expect } from 'vitest';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import type { RandomBytes } from '../../src/table/ports.js';

/** Another one deals other games in every test: `TEST_SEED=2 npx vitest run test/e2e`. */
const SEED = process.env.TEST_SEED ?? '1';

/**
 * The randomness of an app in a test: the same in each run of a test file, so that a test that fails fails again. `which`
 * tells several apps of one test apart: ids of games must differ.
 */
export function bytesOfTest(which = ''): RandomBytes {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('only a test has randomness that repeats');
  const random = new Random(seedRandom(`${SEED} ${relative(process.cwd(), testPath)} ${which}`));
  return (size) => Uint8Array.from({ length: size }, () => random.below(256));
}
