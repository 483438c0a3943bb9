import type { Clock } from './ports.js';

/**
 * Wall time that never jumps: anchored once to the monotonic clock (R1), so that setting the machine's clock in the
 * middle of a game neither takes nor gives seconds. Whole milliseconds.
 */
export function systemClock(): Clock {
  const anchor = Date.now() - performance.now();
  return { now: () => Math.round(anchor + performance.now()) };
}
