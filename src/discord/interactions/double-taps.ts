import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';

/** R3: the same person's same button within this time is one press. */
const ONE_PRESS_MS = 500;
/** A press whose answer failed reads "failed" though it was done: the same again within this time is that press. */
const UNANSWERED_MS = 5000;
/** Longer than an answer is tried for, and all that may follow. */
const KEPT_MS = 15_000;

/** A press as Discord brings it. */
interface Brought {
  readonly id: string;
  readonly messageId: string;
}

interface Press {
  readonly press: string;
  /** Of the interaction by which it came first. */
  readonly id: string;
  readonly at: Millis;
  /** Once its answer has failed: the message that it was on, and when, by our clock. */
  readonly failed: { readonly messageId: string; readonly at: Millis } | null;
}

/**
 * Tells a double tap from two presses. A double tap means one press, and what was placed can't be taken back. The times
 * are those of Discord's snowflakes, so that neither a slow connection nor a clock that stood still turns a double tap
 * into two presses.
 */
export class DoubleTaps {
  /** The last press of each person that counted. */
  readonly #last = new Map<string, Press>();

  constructor(
    private readonly clock: Clock,
    /** When an interaction was made, by Discord's clock; null where its id holds no time. */
    private readonly sent: (id: string) => Millis | null,
  ) {}

  /** The id of the interaction by which this person's very press came first; null: it is a press of its own. */
  repeats(userId: string, press: string, { id, messageId }: Brought): string | null {
    const at = this.sent(id) ?? this.clock.now();
    const last = this.#last.get(userId);
    const same = last?.press === press ? last : null;
    if (same !== null && Math.abs(at - same.at) < ONE_PRESS_MS) return same.id;
    const failed = same?.failed ?? null;
    const again = failed?.messageId === messageId && this.clock.now() - failed.at < UNANSWERED_MS;
    const first = same !== null && again ? same.id : null;
    this.#forgetOlder(at);
    this.#last.delete(userId);
    this.#last.set(userId, { press, id: first ?? id, at, failed: null });
    return first;
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
