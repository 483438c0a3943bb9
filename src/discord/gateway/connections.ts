import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import type { Logger } from '../ports.js';

/** Discord docs, "Session start limit object"; times in milliseconds. */
export interface SessionStarts {
  readonly total: number;
  readonly remaining: number;
  readonly resetAfter: Millis;
}

const DAY_MS: Millis = 24 * 60 * 60_000;

/** Counts and logs how the gateway's connections are made and lost. */
export class Connections {
  reconnects = 0;
  resumes = 0;
  identifies = 0;
  #starts: { readonly total: number; left: number; resetAt: Millis } | null = null;

  constructor(private readonly tools: { readonly clock: Clock; readonly log: Logger }) {}

  reconnecting(shard: number): void {
    this.reconnects += 1;
    this.tools.log.info({ shard }, 'the gateway connection was lost: reconnecting');
  }

  resumed(shard: number, replayed: number): void {
    this.resumes += 1;
    this.tools.log.info({ shard, replayed }, 'the gateway session was resumed');
  }

  /** A session of its own begins. */
  identified(shard: number): void {
    this.identifies += 1;
    this.#renew();
    if (this.#starts !== null) this.#starts.left = Math.max(0, this.#starts.left - 1);
    this.tools.log.info({ shard, left: this.#starts?.left ?? null }, 'a gateway session begins');
  }

  /** What Discord has said just now. */
  allowed({ total, remaining, resetAfter }: SessionStarts): void {
    this.#starts = { total, left: remaining, resetAt: this.tools.clock.now() + resetAfter };
  }

  /** Null: Discord hasn't said yet. */
  identifiesLeft(): number | null {
    this.#renew();
    return this.#starts?.left ?? null;
  }

  /** Discord counts anew each day. */
  #renew(): void {
    const now = this.tools.clock.now();
    if (this.#starts === null || now < this.#starts.resetAt) return;
    const { total, resetAt } = this.#starts;
    this.#starts = { total, left: total, resetAt: resetAt + DAY_MS * (Math.floor((now - resetAt) / DAY_MS) + 1) };
  }
}
