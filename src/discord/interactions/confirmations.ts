import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';

/** What needs confirming says so; the same command again within 10 s confirms. */
const CONFIRM_MS = 10_000;

/** Who was asked "do you mean it?", and until when the same again means yes. */
export class Confirmations {
  readonly #until = new Map<string, Millis>();

  constructor(private readonly clock: Clock) {}

  ask(userId: string, what: string): void {
    const now = this.clock.now();
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
    this.#until.set(`${userId} ${what}`, now + CONFIRM_MS);
  }

  /** True: the same was asked before, in time, and is meant. Else it is asked now. */
  isMeant(userId: string, what: string): boolean {
    if (this.take(userId, what)) return true;
    this.ask(userId, what);
    return false;
  }

  /** True once for each time that was asked, in time. */
  take(userId: string, what: string): boolean {
    const key = `${userId} ${what}`;
    const until = this.#until.get(key);
    this.#until.delete(key);
    return until !== undefined && until > this.clock.now();
  }
}
