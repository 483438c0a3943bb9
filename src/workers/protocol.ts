/** A question of `worker-process.ts`. */
export interface Numbered<Question> {
  readonly id: number;
  readonly question: Question;
}

/** What is said to it: `why` it failed, or the result. */
export type Answer<Result> =
  { readonly id: number; readonly result: Result } | { readonly id: number; readonly why: string };

/** The process that started this one in the background (`spawn.ts`). */
export interface Parent<Told> {
  tell(message: Told): void;
  /** Whether it has ended: nobody waits for an answer any more. */
  isGone(): boolean;
}

/**
 * In a background process: hears what its parent sends, until that ends. A Ctrl-C in a terminal and a service manager's
 * signal reach this process too; it is the parent that ends it, once it needs it no more.
 */
export function listenToParent<Heard, Told>(onHeard: (heard: Heard, parent: Parent<Told>) => void): void {
  const { ppid } = process;
  if (process.send === undefined) throw new Error('this file runs in a process that another one has started');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const parent: Parent<Told> = {
    // Where the parent has ended meanwhile, nobody is to be told that either.
    tell: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    isGone: () => process.ppid !== ppid,
  };
  process.on('message', (heard: Heard) => {
    onHeard(heard, parent);
  });
}

/** In a background process: answers what it is asked. A question fails alone where `resultOf` throws. */
export function answerParent<Question, Result>(resultOf: (question: Question) => Result): void {
  listenToParent<Numbered<Question>, Answer<Result>>(({ id, question }, parent) => {
    try {
      parent.tell({ id, result: resultOf(question) });
    } catch (error) {
      parent.tell({ id, why: String(error) });
    }
  });
}
