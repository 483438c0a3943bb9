import { setImmediate } from 'node:timers/promises';
import type { BotDatabase } from '../database.js';

/** How long steps may take together before others have their turn, in milliseconds. */
const TURN_MS = 4;

/** Runs steps until one says that there is no more to do; false: time is up. */
function steps(step: () => boolean): boolean {
  const began = performance.now();
  while (performance.now() - began < TURN_MS) if (!step()) return true;
  return false;
}

/** Runs `step` until there is no more to do (false). Others have their turn in between. */
export async function inTurns(step: () => boolean): Promise<void> {
  while (!steps(step)) await setImmediate();
}

/** The same, where the steps write: those of one turn are one transaction. */
export async function inTransactions(
  { notes, disk }: Pick<BotDatabase, 'notes' | 'disk'>,
  step: () => boolean,
): Promise<void> {
  const turn = notes.transaction(steps);
  for (;;) {
    const done = turn.immediate(step);
    disk.written();
    if (done) return;
    await setImmediate();
  }
}
