import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';

/** R3: the same person's same button within this time is one press. */
const ONE_PRESS_MS = 500;
/** A press whose answer failed reads "failed" though it was done: the same again within this time is that press. */
const UNANSWERED_MS = 5000;
/** So many of a person's presses are kept: more aren't made in half a second. */
const KEPT = 4;
/** Longer than an answer is tried for, and all that may follow. */
const KEPT_MS = 15_000;

/** A press as Discord brings it. */
interface Brought {
  readonly id: string;
  /** Empty: it was made in the Activity. */
  readonly messageId: string;
}

interface Press {
  readonly press: string;
  /** Of the interaction by which it came first. */
  readonly id: string;
  readonly at: Millis;
  readonly inActivity: boolean;
  /** Once its answer has failed: the message that it was on, and when, by our clock. */
  readonly failed: { readonly messageId: string; readonly at: Millis } | null;
}

/**
 * Tells a double tap from two presses. A double tap means one press, and what was placed can't be taken back. The times
 * are those of Discord's snowflakes, so that neither a slow connection nor a clock that stood still turns a double tap
 * into two presses.
 */
export class DoubleTaps {
  /** The last presses of each person that counted, in the order in which they came. */
  readonly #last = new Map<string, readonly Press[]>();

  constructor(
    private readonly clock: Clock,
    /** When a press was made, by Discord's clock, whatever this machine's says: of one in the Activity, when it came. */
    private readonly sent: (id: string) => Millis,
  ) {}

  /** The id of the interaction by which this person's very press came first; null: it is a press of its own. */
  repeats(userId: string, press: string, { id, messageId }: Brought): string | null {
    const at = this.sent(id);
    const known = this.#last.get(userId) ?? [];
    const inActivity = messageId === '';
    const same = sameAs({ press, at, inActivity }, known);
    if (same !== null && Math.abs(at - same.at) < ONE_PRESS_MS) return same.id;
    const failed = same?.failed ?? null;
    const again = failed?.messageId === messageId && this.clock.now() - failed.at < UNANSWERED_MS;
    const first = same !== null && again ? same.id : null;
    this.#forgetOlder(at);
    this.#last.delete(userId);
    this.#last.set(userId, [...known, { press, id: first ?? id, at, inActivity, failed: null }].slice(-KEPT));
    return first;
  }

  /** The answer to that press didn't get through. */
  unanswered(userId: string, press: string, messageId: string): void {
    const known = this.#last.get(userId) ?? [];
    const last = known.at(-1);
    if (last?.press !== press) return;
    const failed = { messageId, at: this.clock.now() };
    this.#last.set(userId, [...known.slice(0, -1), { ...last, failed }]);
  }

  #forgetOlder(now: Millis): void {
    for (const [userId, known] of this.#last) {
      if (now - (known.at(-1)?.at ?? 0) < KEPT_MS) break;
      this.#last.delete(userId);
    }
  }
}

/**
 * The same person's same press, unless they pressed something else between the two, in the same place: when a press in the
 * Activity was made isn't known, and its page may have tried for seconds to send it.
 */
function sameAs(
  { press, at, inActivity }: Pick<Press, 'press' | 'at' | 'inActivity'>,
  known: readonly Press[],
): Press | null {
  const index = known.findLastIndex((one) => one.press === press);
  const same = known[index];
  if (same === undefined) return null;
  const isBetween = (other: Press): boolean => other.at <= at && other.inActivity === inActivity;
  return known.slice(index + 1).some(isBetween) ? null : same;
}
