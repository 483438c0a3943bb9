import type { Clock } from '../table/ports.js';

/** A bucket of tokens that fills up again: `burst` at once, `perSecond` in the long run. */
export class RateLimit {
  #left: number;
  #at: number;

  constructor(
    private readonly clock: Clock,
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.#left = burst;
    this.#at = clock.now();
  }

  /** False: too much. */
  take(): boolean {
    const now = this.clock.now();
    this.#left = Math.min(this.burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** Counts by key, with a limit for each and one for all. */
export class Counts {
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(
    private readonly most: number,
    private readonly mostInAll: number,
  ) {}

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** False: too many. */
  add(key: string): boolean {
    const count = this.of(key);
    if (count >= this.most || this.#all >= this.mostInAll) return false;
    this.#counts.set(key, count + 1);
    this.#all += 1;
    return true;
  }

  remove(key: string): void {
    const count = this.of(key);
    if (count === 0) return;
    this.#all -= 1;
    if (count === 1) this.#counts.delete(key);
    else this.#counts.set(key, count - 1);
  }
}
