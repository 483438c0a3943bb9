import type { Random } from '../../games/shared/random.js';

/** Something that is due at a moment of the world. */
interface Due {
  readonly at: number;
  /** Chance decides the order of what is due at once, as no machine promises one. */
  readonly draw: number;
  readonly number: number;
  readonly run: () => void;
  cancelled: boolean;
}

/** Taken before anything is replaced: the turns of the real event loop, in which promises and streams go on. */
const turnOfLoop = setImmediate;
/** Enough for a stream to hand on what another one has just brought. */
const TURNS = 4;
const DRAWS = 1 << 20;

const isBefore = (one: Due, other: Due): boolean =>
  one.at !== other.at ? one.at < other.at : one.draw !== other.draw ? one.draw < other.draw : one.number < other.number;

/** Owns the world's time: whatever happens is due at some moment, and runs to its end before the next thing does. */
export class Scheduler {
  readonly #heap: Due[] = [];
  #now: number;
  #number = 0;
  #ran = 0;

  constructor(
    private readonly random: Random,
    startAt: number,
  ) {
    this.#now = startAt;
  }

  /** Milliseconds since the Unix epoch. */
  get now(): number {
    return Math.floor(this.#now);
  }

  /** How many things wait. */
  get waiting(): number {
    return this.#heap.length;
  }

  /** How many things have happened. */
  get ran(): number {
    return this.#ran;
  }

  /** Runs something once, no earlier than `at`; the answer cancels it. */
  at(at: number, run: () => void): () => void {
    const due: Due = {
      at: Math.max(at, this.#now),
      draw: this.random.below(DRAWS),
      number: (this.#number += 1),
      run,
      cancelled: false,
    };
    this.#push(due);
    return () => {
      due.cancelled = true;
    };
  }

  after(ms: number, run: () => void): () => void {
    return this.at(this.#now + ms, run);
  }

  /** Runs what is due until then, each with all that follows from it at once, as long as `goesOn` says so after each. */
  async runUntil(end: number, goesOn: () => boolean = () => true): Promise<void> {
    for (let due = this.#next(end); due !== undefined; due = this.#next(end)) {
      this.#now = Math.max(this.#now, due.at);
      this.#ran += 1;
      due.run();
      await settle();
      if (!goesOn()) return;
    }
    this.#now = Math.max(this.#now, end);
  }

  #next(end: number): Due | undefined {
    for (;;) {
      const [first] = this.#heap;
      if (first === undefined || (first.at > end && !first.cancelled)) return undefined;
      this.#pop();
      if (!first.cancelled) return first;
    }
  }

  #push(due: Due): void {
    const heap = this.#heap;
    let at = heap.push(due) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(due, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = due;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      const isRight = right !== undefined && left !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (child === undefined || !isBefore(child, last)) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = last;
  }
}

/** Lets everything that is ready run. No socket, thread or real timer takes part, so its order is always the same. */
export async function settle(turns = TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => turnOfLoop(resolve));
}
