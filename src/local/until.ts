import { setTimeout as realTimeout } from 'node:timers';
import type { World } from './world/world.js';

export interface Waiting {
  /** What is waited for, in words, for the message of a failure. */
  readonly what?: string;
  /** Real ms before giving up: a stop for tests that hang, not a time to wait. 10 s unless told. */
  readonly timeoutMs?: number;
}

/**
 * Resolves with the predicate's first truthy value. It is asked again at each change in the world, never by the
 * clock; `poke()` of the server asks again when something outside has changed.
 */
export function until<T>(
  world: World,
  predicate: () => T,
  dump: () => string,
  { what = predicate.toString(), timeoutMs = 10_000 }: Waiting = {},
): Promise<NonNullable<T>> {
  return new Promise((resolve, reject) => {
    let over = false;
    const ask = (): void => {
      if (over) return;
      try {
        const value = predicate();
        if (value) finish(() => resolve(value));
      } catch (error) {
        finish(() => reject(error instanceof Error ? error : new Error(String(error))));
      }
    };
    const stop = world.listen(ask);
    const alarm = realTimeout(
      () => finish(() => reject(new Error(`waited in vain for ${what}\n${dump()}`))),
      timeoutMs,
    );
    const finish = (end: () => void): void => {
      over = true;
      stop();
      clearTimeout(alarm);
      end();
    };
    ask();
  });
}
