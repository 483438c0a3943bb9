import type { Millis } from '../../../games/shared/time.js';
import type { Clock, GameId, Timers } from '../../../table/ports.js';

/** The average gap between two writes, in milliseconds: writing then takes about half of a core. */
const APART_MS = 1;
/** After the process was busy elsewhere so many writes go out together: a click that comes in just then waits for them. */
const MOST_AT_ONCE = 3;
/** What kept a write waiting for so long, a slow disk for example, kept clicks waiting as well; milliseconds. */
const LATE_MS = 5;

/**
 * A rate-limited queue of message writes: between two of them the event loop handles what has come in. After a lost
 * gateway connection, and at a start, every board and every panel must be redrawn; written all at once, they would keep
 * people's clicks waiting. Answers to clicks don't go through this queue.
 */
export class WriteQueue {
  readonly #waiting: (() => void)[] = [];
  #startedAt: Millis = -Infinity;
  #planned = false;
  /** Writes under way, by the game whose message they write. */
  readonly #underWay = new Map<GameId, number>();

  constructor(private readonly time: { readonly clock: Clock; readonly timers: Timers }) {}

  /** Runs the write now, or after those that were queued before it. */
  enqueue(run: () => void): void {
    this.#waiting.push(run);
    if (this.#planned) return;
    if (this.time.clock.now() - this.#startedAt >= APART_MS) this.#next();
    else this.#plan();
  }

  /** A write goes out; the answer is to be called at its end. */
  begun(game: GameId): () => void {
    this.#underWay.set(game, (this.#underWay.get(game) ?? 0) + 1);
    return () => {
      const others = (this.#underWay.get(game) ?? 1) - 1;
      if (others === 0) this.#underWay.delete(game);
      else this.#underWay.set(game, others);
    };
  }

  /** The games of whose messages one is being written. */
  get writing(): readonly GameId[] {
    return [...this.#underWay.keys()];
  }

  #next(): void {
    const now = this.time.clock.now();
    const due = this.#waiting.splice(0, Math.min(MOST_AT_ONCE, (now - this.#startedAt) / APART_MS));
    this.#startedAt = now;
    for (const run of due) run();
    if (this.#waiting.length > 0) this.#plan();
  }

  #plan(): void {
    this.#planned = true;
    const { clock, timers } = this.time;
    const due = Math.max(clock.now(), this.#startedAt + APART_MS);
    const run = (): void => {
      this.#planned = false;
      this.#next();
    };
    timers.at(due, () => {
      // Before its next timer the event loop takes what has come in: clicks are answered before anything is redrawn.
      if (clock.now() - due >= LATE_MS) timers.at(clock.now() + APART_MS, run);
      else run();
    });
  }
}
