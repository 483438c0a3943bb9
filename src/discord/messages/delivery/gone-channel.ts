import type { Millis } from '../../../games/shared/time.js';
import type { Clock } from '../../../table/ports.js';

/** A game is abandoned only after Discord has said twice, this far apart, that its channel is gone. */
const GONE_MS = 4000;

/**
 * Counts what Discord says of a channel that was deleted while the bot was away. A single such response may come from a
 * server that is still starting.
 */
export class GoneChannel {
  /** When Discord first said that the channel is gone; null: it hasn't, or has been seen since. */
  #goneAt: Millis | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly abandon: () => void,
  ) {}

  /** Discord said that the channel is gone. */
  said(): void {
    const now = this.clock.now();
    this.#goneAt ??= now;
    if (now - this.#goneAt >= GONE_MS) this.abandon();
  }

  /** Discord took a message for it. */
  seen(): void {
    this.#goneAt = null;
  }
}
