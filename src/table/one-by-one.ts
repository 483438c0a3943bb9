/**
 * Runs one after the other, each with the promises that follow from it: a click's answer is drawn and sent before the
 * next one is drawn. Side by side, all of them would be sent only when the last is drawn. Nothing that waits for the
 * event loop comes in between.
 */
export function oneByOne(runs: Iterable<() => void>): void {
  const left = runs[Symbol.iterator]();
  const next = (): void => {
    const { done, value: run } = left.next();
    if (done === true) return;
    // Promises run until none is left, and then what `nextTick` was given meanwhile.
    queueMicrotask(() => {
      process.nextTick(next);
    });
    run();
  };
  next();
}
