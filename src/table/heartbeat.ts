import type { Millis } from '../games/shared/time.js';
import type { Clock, Timers } from './ports.js';

const BEAT_MS = 1_000;
/** A gap longer than this is a stall of the process: not the players' time (R1). */
export const STALL_MS = 5_000;

const isStall = (from: Millis, to: Millis): boolean => to - from > STALL_MS;

/** Knows when the process last ran. */
export class Heartbeat {
  #aliveAt: Millis;
  /** The newest stall; empty: there was none. */
  #stall: { readonly from: Millis; readonly to: Millis } = { from: 0, to: 0 };
  #cancel: () => void = () => undefined;

  /** `onBeat` is called each second, and should lead to a call of `note`. */
  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly onBeat: () => void,
  ) {
    this.#aliveAt = clock.now();
    this.#wait();
  }

  get aliveAt(): Millis {
    return this.#aliveAt;
  }

  /** The process runs. Answers with the moment from which it had not, if that is a stall. */
  note(now: Millis): Millis | null {
    const before = this.#aliveAt;
    this.#aliveAt = now;
    if (!isStall(before, now)) return null;
    this.#stall = { from: before, to: now };
    return before;
  }

  /** Whether `at` lies in the newest stall, which may not be noted yet. */
  wasStalled(at: Millis, now: Millis): boolean {
    const { from, to } = isStall(this.#aliveAt, now) ? { from: this.#aliveAt, to: now } : this.#stall;
    return from < at && at <= to;
  }

  stop(): void {
    this.#cancel();
  }

  #wait(): void {
    this.#cancel = this.timers.at(this.clock.now() + BEAT_MS, () => {
      this.#wait();
      this.onBeat();
    });
  }
}
