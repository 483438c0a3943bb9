import type { Clock, Timers } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';

/** After so long without a socket a person plays in the chat again. */
export const AWAY_MS: Millis = 5_000;

/** Who has a channel's table open in the Activity: their panels in the chat needn't be edited. */
export class Presence {
  /** `channel user` → what cancels their leaving; null: they are there. */
  readonly #there = new Map<string, (() => void) | null>();

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    /** They play in the chat again. */
    private readonly onAway: (channelId: string, userId: string) => void,
  ) {}

  has(channelId: string, userId: string): boolean {
    return this.#there.has(`${channelId} ${userId}`);
  }

  set(channelId: string, userId: string, here: boolean): void {
    const key = `${channelId} ${userId}`;
    this.#there.get(key)?.();
    if (here) {
      this.#there.set(key, null);
      return;
    }
    const cancel = this.timers.at(this.clock.now() + AWAY_MS, () => {
      this.#there.delete(key);
      this.onAway(channelId, userId);
    });
    this.#there.set(key, cancel);
  }
}
