import type { Clock, Timers } from '../../src/table/ports.js';

interface Waiting {
  readonly when: number;
  readonly run: () => void;
}

/** What works in real time beside the event loop, such as a database server: each says whether it does. */
const beside = new Set<() => boolean>();

/** From now on whatever settles waits for this too; undo it with what this gives. */
export function alsoSettles(isBusy: () => boolean): () => void {
  beside.add(isBusy);
  return () => beside.delete(isBusy);
}

/**
 * Lets everything that is ready run: promises, and what waits for the next turns of the event loop. Whether it had to wait
 * for what works beside.
 */
export async function settle(turns = 4): Promise<boolean> {
  let waited = false;
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    if (![...beside].some((isBusy) => isBusy())) continue;
    waited = true;
    turn = -1;
  }
  return waited;
}

/** A clock that stands still, and timers that go off when a test moves it. */
export class ManualTime implements Clock, Timers {
  #waiting: Waiting[] = [];

  constructor(private time = Date.UTC(2026, 0, 1)) {}

  now(): number {
    return this.time;
  }

  at(when: number, run: () => void): () => void {
    const waiting = { when, run };
    this.#waiting.push(waiting);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
    };
  }

  /** Timers that wait. */
  get pending(): number {
    return this.#waiting.length;
  }

  /** Moves time on by `ms`; whatever comes due runs at its moment and in order, with all that follows from it. */
  async advance(ms: number): Promise<void> {
    await settle();
    const end = this.time + ms;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.time = Math.max(this.time, next.when);
      await this.#run(next);
    }
    this.time = end;
    await settle();
  }

  /** Time goes on and nothing runs, as when the process is stopped; then everything overdue at once. */
  async stall(ms: number): Promise<void> {
    await settle();
    this.time += ms;
    const { time } = this;
    for (let next = this.#next(time); next !== undefined; next = this.#next(time)) await this.#run(next);
  }

  /** Moves time and runs nothing, not even what is overdue. */
  lapse(ms: number): void {
    this.time += ms;
  }

  async #run(next: Waiting): Promise<void> {
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next.run();
    await settle();
  }

  #next(end: number): Waiting | undefined {
    const due = this.#waiting.filter(({ when }) => when <= end);
    return due.reduce<Waiting | undefined>(
      (first, other) => (first === undefined || other.when < first.when ? other : first),
      undefined,
    );
  }
}
