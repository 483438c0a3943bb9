import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';

/** Discord docs, "Snowflakes": the upper 42 bits are milliseconds since the first second of 2015. */
const EPOCH = 1_420_070_400_000;
/** An interaction's token is valid for 15 minutes, so an id that is further off than this is not a timestamp. */
const BELIEVABLE_MS = 15 * 60_000;
/** Quartz drifts less than this many milliseconds a millisecond; the estimate forgets at that rate. */
const DRIFT = 0.0001;
/** An id and a `Date` that say the same by so much are both times, whatever this machine's clock says. */
const AGREE_MS = 5000;
/** Only what was seen within this time of each other is compared: the clock may jump. */
const TOGETHER_MS = 60_000;
/** `Date` is cut to whole seconds. */
const CUT_MS = 1000;

/** When Discord made an id, in milliseconds since 1970; null: the text is no snowflake. */
export function snowflakeTime(id: string): Millis | null {
  if (!/^\d{15,20}$/.test(id)) return null;
  return Number(BigInt(id) >> 22n) + EPOCH;
}

/** How far this machine's clock is ahead, by a response's `Date`: between these two. */
interface Bounds {
  readonly low: Millis;
  readonly high: Millis;
  readonly at: Millis;
}

/**
 * How old an interaction is, corrected for the difference between this machine's clock and Discord's. Nothing arrives
 * before it was sent, so the smallest delay ever seen is the difference of the clocks plus the shortest way. Where ids
 * and HTTP's `Date` agree, a difference of any size is believed, and one that changes at once: a clock that was set, or
 * that stood while the machine slept.
 */
export class Skew {
  #lead: Millis | null = null;
  #at: Millis = 0;
  #newest: { readonly delay: Millis; readonly at: Millis } | null = null;
  #bounds: Bounds | null = null;
  /** An id has told a time that can be right: all do. */
  #idsTell = false;

  constructor(private readonly clock: Clock) {}

  /** Updates the estimate from the snowflake of an event that has just arrived. */
  observe(id: string): void {
    const sent = snowflakeTime(id);
    if (sent !== null) this.observeTime(sent);
  }

  /** Updates the estimate from when, by Discord's clock, an event was made that has just arrived. */
  observeTime(sent: Millis): void {
    const at = this.clock.now();
    const delay = at - sent;
    this.#newest = { delay, at };
    if (Math.abs(delay) <= BELIEVABLE_MS) this.#shorten(delay);
    this.#compare();
  }

  /** Updates the estimate from the `Date` header of a response that has just arrived, to a request sent at that time. */
  observeDate(header: string | null, requestedAt: Millis): void {
    const sent = header === null ? NaN : Date.parse(header);
    if (Number.isNaN(sent)) return;
    const at = this.clock.now();
    this.#bounds = { low: requestedAt - sent - CUT_MS, high: at - sent, at };
    this.#compare();
  }

  /**
   * Milliseconds since the interaction was made. 0 where its id tells no time: some compatible servers count their
   * ids up, and such a bot would otherwise refuse everybody.
   */
  age(id: string): Millis {
    const made = this.#made(id);
    return made === null ? 0 : Math.max(0, this.clock.now() - made);
  }

  /** When an id was made, by this machine's clock; now, where it tells no time. */
  made(id: string): Millis {
    return this.#made(id) ?? this.clock.now();
  }

  /** When an id was made, by Discord's clock, whatever happens to this machine's; now, where it tells no time. */
  sent(id: string): Millis {
    this.#idsTell ||= this.#made(id) !== null;
    return (this.#idsTell ? snowflakeTime(id) : null) ?? this.there(this.clock.now());
  }

  /** Converts a time of Discord's clock to this machine's; both in whole milliseconds since 1970. */
  here(sent: Millis): Millis {
    return Math.round(sent + this.#current());
  }

  /** Converts a time of this machine's clock to Discord's, which is that of those who read. */
  there(at: Millis): Millis {
    return Math.round(at - this.#current());
  }

  #made(id: string): Millis | null {
    const sent = snowflakeTime(id);
    if (sent === null) return null;
    const made = Math.round(sent + (this.#lead === null ? this.#ahead() : this.#current()));
    return Math.abs(this.clock.now() - made) > BELIEVABLE_MS ? null : made;
  }

  #current(): Millis {
    return this.#lead === null ? 0 : this.#lead + (this.clock.now() - this.#at) * DRIFT;
  }

  /** What `Date` alone tells: a server may send none or a wrong one, but none of a time to come. */
  #ahead(): Millis {
    return Math.max(0, this.#bounds?.high ?? 0);
  }

  /** An event that took no longer than any before it; the first of all may have been late. */
  #shorten(delay: Millis): void {
    const known = this.#lead === null ? (this.#bounds === null ? delay : this.#ahead()) : this.#current();
    if (this.#lead === null || delay < known) this.#learn(Math.min(delay, known));
  }

  /** Where the newest id and the newest `Date` agree, the estimate lies within what they say. */
  #compare(): void {
    const [newest, bounds] = [this.#newest, this.#bounds];
    if (newest === null || bounds === null || Math.abs(newest.at - bounds.at) > TOGETHER_MS) return;
    const { low, high } = bounds;
    if (newest.delay < low - AGREE_MS || newest.delay > high + AGREE_MS) return;
    const lead = Math.min(Math.max(newest.delay, low), high);
    const current = this.#current();
    const jumped = current < low - CUT_MS || current > high + CUT_MS;
    if (this.#lead === null || jumped || lead < current) this.#learn(lead);
  }

  #learn(lead: Millis): void {
    this.#lead = lead;
    this.#at = this.clock.now();
  }
}
