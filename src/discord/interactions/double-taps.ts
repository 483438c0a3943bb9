import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';
import { BELIEVABLE_MS, snowflakeTime } from '../gateway/skew.js';

/** R3: the same person's same button within this time is one press. */
const ONE_PRESS_MS = 500;

/**
 * Tells a double tap from two presses. A double tap means one press, and what was placed can't be taken back. The times
 * are those of Discord's snowflakes, so that a slow connection doesn't turn a double tap into two presses.
 */
export class DoubleTaps {
  /** The last press of each person that counted. */
  readonly #last = new Map<string, { readonly press: string; readonly at: Millis }>();

  constructor(private readonly clock: Clock) {}

  /** True where this very press was this person's last, less than half a second before. */
  repeats(userId: string, press: string, interactionId: string): boolean {
    const at = this.#timeOf(interactionId);
    const last = this.#last.get(userId);
    if (last?.press === press && Math.abs(at - last.at) < ONE_PRESS_MS) return true;
    this.#forgetOlder(at);
    this.#last.delete(userId);
    this.#last.set(userId, { press, at });
    return false;
  }

  /** Now, where an id holds no time: some compatible servers count their ids up. */
  #timeOf(interactionId: string): Millis {
    const now = this.clock.now();
    const made = snowflakeTime(interactionId);
    return made === null || Math.abs(now - made) > BELIEVABLE_MS ? now : made;
  }

  #forgetOlder(now: Millis): void {
    for (const [userId, { at }] of this.#last) {
      if (now - at < 2 * ONE_PRESS_MS) break;
      this.#last.delete(userId);
    }
  }
}
