import type { RecordedRequest } from '../../../local/index.js';

/** What was under way when the 429 came. */
const EARLY_MS = 50;
/** Discord docs, "Rate Limits": 50 ordinary requests a second; in two halves of two of its seconds there may be twice as many. */
const MOST_A_SECOND = 100;
const SECOND_MS = 1_000;
/**
 * Only the first answer tells discord.js which bucket a route is in: what was asked before waits in a queue of its own,
 * and what either queue is told the other doesn't know, until the first queue's last 429 is over.
 */
const UNKNOWN_MS = 1_000;

const routeOf = (method: string, path: string): string => `${method} ${path.replace(/\?.*/, '')}`;

export interface LimitTools {
  readonly now: () => number;
  /** Another process is beside the one that runs, and doesn’t know what that was told. */
  readonly areTwo: () => boolean;
  readonly fail: (what: string) => void;
}

/** Discord's limits are kept: what was answered 429 is waited out, and no more is asked for in a second than may be. */
export class Limits {
  /** When what was answered 429 may be asked for again. */
  readonly #limited = new Map<string, number>();
  readonly #delayed = new Map<string, number>();
  /** Until when a route may have two queues in the running process. */
  readonly #twoQueues = new Map<string, number>();
  /** When the newest ordinary requests came, oldest first. */
  readonly #newest: number[] = [];

  constructor(private readonly tools: LimitTools) {}

  /** Discord has said that this may be asked for again only then. */
  limited(method: string, path: string, until: number): void {
    const route = routeOf(method, path);
    this.#limited.set(route, until);
    const twoQueues = this.#firstQueueUntil(route);
    if (this.tools.now() < twoQueues) this.#twoQueues.set(route, Math.max(twoQueues, until + UNKNOWN_MS));
  }

  /** Discord has said that nothing may be asked for until then: what waits in a route's first queue waits on. */
  allLimited(until: number): void {
    for (const [route, two] of this.#twoQueues)
      if (this.tools.now() < two) this.#twoQueues.set(route, Math.max(two, until + UNKNOWN_MS));
  }

  /** A request that came before is answered only then. */
  delayed(method: string, path: string, until: number): void {
    this.#delayed.set(routeOf(method, path), until);
  }

  /** Another process doesn't know what this one was told. */
  started(): void {
    this.#limited.clear();
    this.#twoQueues.clear();
    this.#newest.length = 0;
  }

  request({ method, path, status, global, at }: RecordedRequest): void {
    if (global) this.#count(at);
    const route = routeOf(method, path);
    this.#twoQueues.set(route, this.#firstQueueUntil(route));
    if (status !== 429) this.#asked(route);
  }

  #firstQueueUntil(route: string): number {
    return this.#twoQueues.get(route) ?? this.tools.now() + UNKNOWN_MS;
  }

  #count(at: number): void {
    this.#newest.push(at);
    if (this.#newest.length <= MOST_A_SECOND) return;
    const first = this.#newest.shift() ?? at;
    if (at - first < SECOND_MS && !this.tools.areTwo())
      this.tools.fail(`more than ${MOST_A_SECOND} ordinary requests within ${at - first} ms`);
  }

  #asked(route: string): void {
    const { now, areTwo, fail } = this.tools;
    const early = (this.#limited.get(route) ?? 0) - now();
    const wasUnderWay = (this.#delayed.get(route) ?? 0) >= now();
    const isNew = now() < this.#firstQueueUntil(route);
    if (early > EARLY_MS && !wasUnderWay && !isNew && !areTwo())
      fail(`${route} is asked for again ${early} ms too early after a 429`);
    if (early <= 0) this.#limited.delete(route);
  }
}
