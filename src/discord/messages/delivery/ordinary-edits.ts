import type { Millis } from '../../../games/shared/time.js';
import type { RedrawTimer } from './redraw-timer.js';

/** Ordinary edits are the fallback, at most one in this time … */
const GAP_MS = 5000;
/** … and at most so many requests a game before its end, which is shown whatever it takes. */
const MOST = 7;
/** A game that is played in the Activity alone brings no token: after the first few, the rest are for all its minutes. */
const EARLY = { most: 3, thenGapMs: 55_000 } as const;

/** How many ordinary requests a board has cost, and when the next edit may be made. */
export class OrdinaryEdits {
  #requests = 0;
  #triedAt: Millis = -Infinity;
  /** The newest edit failed: the writer's growing gaps hold, and nothing asks for another on its own. */
  #failed = false;
  #turn: number | null = null;

  /** A request that counts, though it is no edit. */
  counts(): void {
    this.#requests += 1;
  }

  /**
   * Null: an edit may be made now. Otherwise it is planned, if there may be one before the end; false: the writer tries
   * again by itself. `turn`: in games of turns each may cost one.
   */
  hold(now: Millis, turn: number | null, later: RedrawTimer): boolean | null {
    const isNewTurn = turn !== null && turn !== this.#turn;
    if (!isNewTurn && this.#requests >= MOST) return true;
    const nextAt = this.#triedAt + (isNewTurn || this.#requests < EARLY.most ? GAP_MS : EARLY.thenGapMs);
    if (now >= nextAt) return null;
    if (this.#failed) return false;
    later.plan(nextAt);
    return true;
  }

  trying(now: Millis, turn: number | null): void {
    this.#triedAt = now;
    this.#turn = turn;
  }

  tried(done: boolean): void {
    this.#failed = !done;
    if (done) this.counts();
  }
}
