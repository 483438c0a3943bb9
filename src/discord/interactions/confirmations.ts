import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';

/** What needs confirming says so; the same command again within 10 s confirms. */
const CONFIRM_MS = 10_000;

/** Who is asked, and at which table. */
interface Asked {
  readonly caller: { readonly userId: string };
  readonly table: { readonly game: string };
}

const keyOf = ({ caller, table }: Asked, what: string): string => `${caller.userId} ${table.game} ${what}`;

/** Who was asked to confirm what, and until when the same command again means yes; shared by all games. */
export class Confirmations {
  readonly #until = new Map<string, Millis>();

  constructor(private readonly clock: Clock) {}

  /** Notes that the person was asked: the same command again in time confirms. */
  ask(by: Asked, what: string): void {
    const now = this.clock.now();
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
    this.#until.set(keyOf(by, what), now + CONFIRM_MS);
  }

  /** True: it was asked before, in time, and is confirmed. False: it is asked now. */
  isMeant(by: Asked, what: string): boolean {
    if (this.take(by, what)) return true;
    this.ask(by, what);
    return false;
  }

  /** True once for each time that was asked, in time. */
  take(by: Asked, what: string): boolean {
    const key = keyOf(by, what);
    const until = this.#until.get(key);
    this.#until.delete(key);
    return until !== undefined && until > this.clock.now();
  }
}
