import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';

/** Discord docs, "Snowflakes": the upper 42 bits are milliseconds since the first second of 2015. */
const EPOCH = 1_420_070_400_000;
/** An interaction's token is valid for 15 minutes, so an id that is further off than this is not a timestamp. */
export const BELIEVABLE_MS = 15 * 60_000;
/** Quartz drifts less than this many milliseconds a millisecond; the estimate forgets at that rate. */
const DRIFT = 0.0001;

export function snowflakeTime(id: string): Millis | null {
  if (!/^\d{15,20}$/.test(id)) return null;
  return Number(BigInt(id) >> 22n) + EPOCH;
}

/**
 * How old an interaction is, corrected for the difference between this machine's clock and Discord's. Nothing arrives
 * before it was sent, so the smallest delay ever seen is the difference of the clocks plus the shortest way.
 */
export class Skew {
  #lead: Millis | null = null;
  #at: Millis = 0;

  constructor(private readonly clock: Clock) {}

  /** Updates the estimate from the snowflake of an event that has just arrived. */
  observe(id: string): void {
    const sent = snowflakeTime(id);
    if (sent !== null) this.#learn(this.clock.now() - sent);
  }

  /** Updates the estimate from a response's `Date` header; cut to whole seconds, it can only show that we are ahead. */
  observeDate(header: string | null): void {
    const sent = header === null ? NaN : Date.parse(header);
    if (!Number.isNaN(sent)) this.#learn(Math.max(0, this.clock.now() - sent));
  }

  /**
   * Milliseconds since the interaction was made. 0 where its id tells no time: some compatible servers count their
   * ids up, and such a bot would otherwise refuse everybody.
   */
  age(id: string): Millis {
    const sent = snowflakeTime(id);
    if (sent === null || Math.abs(this.clock.now() - sent) > BELIEVABLE_MS) return 0;
    return Math.max(0, this.clock.now() - sent - this.#current());
  }

  /** Converts a time of Discord's clock to this machine's; both in milliseconds since 1970. */
  here(sent: Millis): Millis {
    return sent + this.#current();
  }

  #current(): Millis {
    return this.#lead === null ? 0 : this.#lead + (this.clock.now() - this.#at) * DRIFT;
  }

  #learn(delay: Millis): void {
    if (Math.abs(delay) > BELIEVABLE_MS) return;
    if (this.#lead !== null && delay >= this.#current()) return;
    this.#lead = delay;
    this.#at = this.clock.now();
  }
}
