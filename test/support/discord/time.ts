import { vi } from 'vitest';
import type { Clock, Timers } from '../../../src/table/ports.js';

const FROM_REST = /@discordjs[\\/]rest/;
const REST_SLEEPS = /\bsleep \(.*@discordjs[\\/]rest/;

/**
 * discord.js waits out Discord's limits by the machine's clock, with no way to give it another. Its REST client alone
 * gets the test's here; undo it with what this gives.
 */
export function restOnTime(time: Clock & Timers): () => void {
  const { setTimeout: realTimeout } = globalThis;
  const realNow = Date.now;
  vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    if (!REST_SLEEPS.test(new Error().stack ?? '')) return realTimeout(run, ms, ...given);
    time.at(time.now() + ms, run);
    return undefined;
  });
  Date.now = () => (FROM_REST.test(new Error().stack ?? '') ? time.now() : realNow());
  return () => {
    vi.stubGlobal('setTimeout', realTimeout);
    Date.now = realNow;
  };
}
