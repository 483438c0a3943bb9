/** Where the server's time comes from; tests hand in their own, so that none of them waits. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** Runs things later, by the same time as the clock. */
export interface Timers {
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

export const realClock: Clock = { now: () => Date.now() };

/** Real timers that never keep the process alive by themselves. */
export const realTimers: Timers = {
  setTimeout: (run, delayMs) => setTimeout(run, delayMs).unref(),
  clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout),
};
