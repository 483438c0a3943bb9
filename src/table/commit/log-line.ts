/** What is asked of the log, one thing at a time and in the order in which it was asked. */
export class LogLine {
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #whenIdle: (() => void)[] = [];
  #busy = false;

  /** Nothing is under way. */
  get isIdle(): boolean {
    return !this.#busy;
  }

  /** Begins at once where nothing else is under way. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => job().then(resolve, reject));
      if (!this.#busy) void this.#work();
    });
  }

  /** Resolves when nothing is under way and nothing waits. */
  async idle(): Promise<void> {
    if (!this.#busy) return;
    await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let job = this.#waiting.shift(); job !== undefined; job = this.#waiting.shift()) await job();
    this.#busy = false;
    for (const tell of this.#whenIdle.splice(0)) tell();
  }
}
