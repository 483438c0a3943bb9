/** Runs things one after the other, in the order in which they are asked for, whatever becomes of those before. */
export class Line {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
