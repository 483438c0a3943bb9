import type { LocalUser } from '../../../src/local/index.js';
import type { Harness } from './harness.js';

export interface Two {
  readonly ana: LocalUser;
  readonly ben: LocalUser;
}

/** Ana opens a game, Ben joins it, and Ana starts it: once for who is missing, once more all the same. */
export async function gameOfTwo(
  at: Harness,
  { mode = 'first', seed = 'e2e' }: { readonly mode?: string; readonly seed?: string } = {},
): Promise<Two> {
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', { mode, seed });
  await at.run(ben, 'meteor join');
  await at.run(ana, 'meteor start');
  await at.run(ana, 'meteor start');
  return { ana, ben };
}
