import type { GameState, Millis } from '../../games/meteor/state.js';
import type { Clock, Timers } from '../../table/ports.js';

/** The seconds left are in words, redrawn with any edit, and when this much is left. Milliseconds. */
const REDRAWN_AT: readonly Millis[] = [30_000, 10_000];

/** Redraws a message when the zone (or the wait for the clock) is about to end. */
export class Countdown {
  #deadline: Millis | null = null;
  #cancel: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
    private readonly redraw: () => void,
  ) {}

  follow(state: GameState): void {
    const runs = (state.phase === 'play' || state.phase === 'field') && state.pause === null;
    const deadline = runs ? state.deadline : null;
    if (deadline === this.#deadline) return;
    this.#deadline = deadline;
    this.#plan();
  }

  stop(): void {
    this.#deadline = null;
    this.#plan();
  }

  #plan(): void {
    this.#cancel?.();
    this.#cancel = null;
    const deadline = this.#deadline;
    if (deadline === null) return;
    const next = REDRAWN_AT.map((left) => deadline - left).find((when) => when > this.clock.now());
    if (next === undefined) return;
    this.#cancel = this.timers.at(next, () => {
      this.redraw();
      this.#plan();
    });
  }
}
