/** What is shown for a moment: each takes itself away again. */
export class Moments {
  readonly #timers = new Map<string, number>();

  /** Runs `over` after that many milliseconds, unless the same thing is shown again before. */
  pass(what: string, ms: number, over: () => void): void {
    window.clearTimeout(this.#timers.get(what));
    this.#timers.set(what, window.setTimeout(over, ms));
  }

  stop(): void {
    for (const timer of this.#timers.values()) window.clearTimeout(timer);
    this.#timers.clear();
  }
}
