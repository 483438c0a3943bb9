import { setImmediate } from 'node:timers/promises';

/** How long steps may take together before others have their turn, in milliseconds. */
const TURN_MS = 4;

/** Runs `step` until there is no more to do (false). Others have their turn in between. */
export async function inTurns(step: () => Promise<boolean>): Promise<void> {
  let began = performance.now();
  while (await step()) {
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
