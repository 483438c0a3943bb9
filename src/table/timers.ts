import type { Clock, Timers } from './ports.js';

/** setTimeout takes at most 2³¹ − 1 ms; longer waits go in steps. */
const LONGEST_MS = 2_000_000_000;

const rethrow = (error: unknown): never => {
  throw error;
};

/**
 * Timers on setTimeout, which may fire early or late by the clock: early ones wait on. They keep no process alive.
 *
 * @param onFault told of what a timer's work throws; absent: that ends the process.
 */
export function systemTimers(clock: Clock, onFault: (error: unknown) => void = rethrow): Timers {
  return {
    at(when, run) {
      let handle: NodeJS.Timeout;
      const wait = (): void => {
        const left = when - clock.now();
        if (left <= 0) {
          try {
            run();
          } catch (error) {
            onFault(error);
          }
          return;
        }
        handle = setTimeout(wait, Math.min(left, LONGEST_MS));
        handle.unref();
      };
      // Never from within the call itself, even if the moment has passed.
      handle = setTimeout(wait, Math.min(Math.max(0, when - clock.now()), LONGEST_MS));
      handle.unref();
      return () => clearTimeout(handle);
    },
  };
}
