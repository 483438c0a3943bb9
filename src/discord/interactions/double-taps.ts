import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';

/** R3: the same person's same button within this time is one press. */
const ONE_PRESS_MS = 500;
/** A press whose answer failed reads "failed" though it was done: the same again within this time is that press. */
const UNANSWERED_MS = 5000;
/** Longer than an answer is tried for, and all that may follow. */
const KEPT_MS = 15_000;

interface Press {
  readonly press: string;
  readonly at: Millis;
  /** Once its answer has failed: the message that it was on, and when, by our clock. */
  readonly failed: { readonly messageId: string; readonly at: Millis } | null;
}

/**
 * Tells a double tap from two presses. A double tap means one press, and what was placed can't be taken back. The times
 * are those of Discord's snowflakes, so that a slow connection doesn't turn a double tap into two presses.
 */
export class DoubleTaps {
  /** The last press of each person that counted. */
  readonly #last = new Map<string, Press>();

  constructor(
    private readonly clock: Clock,
    /** When an interaction was made, by our clock; now, where its id holds no time. */
    private readonly made: (id: string) => Millis,
  ) {}

  /** True where this very press was this person's last, less than half a second before. */
  repeats(
    userId: string,
    press: string,
    { id, messageId }: { readonly id: string; readonly messageId: string },
  ): boolean {
    const at = this.made(id);
    const last = this.#last.get(userId);
    if (last?.press === press && Math.abs(at - last.at) < ONE_PRESS_MS) return true;
    const { failed = null } = last?.press === press ? last : {};
    const again = failed?.messageId === messageId && this.clock.now() - failed.at < UNANSWERED_MS;
    this.#forgetOlder(at);
    this.#last.delete(userId);
    this.#last.set(userId, { press, at, failed: null });
    return again;
  }

  /** The answer to that press didn't get through. */
  unanswered(userId: string, press: string, messageId: string): void {
    const last = this.#last.get(userId);
    if (last?.press === press) this.#last.set(userId, { ...last, failed: { messageId, at: this.clock.now() } });
  }

  #forgetOlder(now: Millis): void {
    for (const [userId, { at }] of this.#last) {
      if (now - at < KEPT_MS) break;
      this.#last.delete(userId);
    }
  }
}
