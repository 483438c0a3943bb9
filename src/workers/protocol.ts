/** A question of `worker-process.ts`. */
export interface Request<Question> {
  readonly id: number;
  readonly question: Question;
}

/** What is said to it: how much of the work is done (from 0 to 1), `why` it failed, or the result. */
export type Response<Result> =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly why: string };

/** The process that started this one. */
export interface Parent<Told> {
  tell(message: Told): void;
  /** Whether it has ended: nobody waits for an answer any more. */
  isGone(): boolean;
}

/**
 * In a worker process: hears what its parent sends, until that ends. A Ctrl-C in a terminal and a service manager's signal
 * reach this process too; its parent ends it, once it needs it no more.
 */
export function listenToParent<Heard, Told>(onHeard: (heard: Heard, parent: Parent<Told>) => void): void {
  const { ppid } = process;
  if (process.send === undefined) throw new Error('this file runs in a process that another one has started');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const parent: Parent<Told> = {
    // A parent that has ended needs no answer.
    tell: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    isGone: () => process.ppid !== ppid,
  };
  process.on('message', (heard: Heard) => {
    onHeard(heard, parent);
  });
}

/** Of one question, while it is answered. */
export interface Asker extends Pick<Parent<never>, 'isGone'> {
  /** `share` of the work that is done, from 0 to 1. */
  progress(share: number): void;
}

/** In a worker process: answers what it is asked. A question fails alone where `resultOf` throws. */
export function answerParent<Question, Result>(
  resultOf: (question: Question, asker: Asker) => Result | Promise<Result>,
): void {
  listenToParent<Request<Question>, Response<Result>>(({ id, question }, { tell, isGone }) => {
    const progress = (share: number): void => {
      tell({ id, progress: share });
    };
    void (async () => {
      try {
        tell({ id, result: await resultOf(question, { progress, isGone }) });
      } catch (error) {
        tell({ id, why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    })();
  });
}
