import { vi } from 'vitest';
import { settle } from './time.js';

/** Real milliseconds: this only ends what hangs. */
const LONGEST_MS = 60_000;

/**
 * Waits for what others do by the real clock, as discord.js does before it connects or asks again: on a fast machine no
 * number of turns of the event loop takes that long. `meanwhile` is done before each look.
 */
export async function until(holds: () => boolean, meanwhile: () => Promise<unknown> = settle): Promise<void> {
  await vi.waitUntil(
    async () => {
      await meanwhile();
      return holds();
    },
    { timeout: LONGEST_MS, interval: 10 },
  );
}
