import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.js';
import type { TrialQuestion, Trials } from './ports.js';

/** What the thread answers; `won` null: it could not be said, `why`. */
export type TrialAnswer = { readonly won: number } | { readonly won: null; readonly why: string };

/** Not the last: on a busy machine the deal would not be chosen in its day. */
const NICENESS = 10;
/** The thread starts with a question, and ends when none has come for so long; in milliseconds. */
const IDLE_MS = 30_000;

/** Asks one question after the other of a thread of its own: no click waits for it. */
export class TrialThread implements Trials {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | null = null;
  #stopped = false;

  won(question: TrialQuestion): Promise<number> {
    const answer = this.#last.then(() => this.#ask(question));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#endThread();
  }

  async #endThread(): Promise<void> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #ask(question: TrialQuestion): Promise<number> {
    if (this.#stopped) return Promise.reject(new Error('no deals are tried any more'));
    if (this.#idle !== null) clearTimeout(this.#idle);
    const worker = (this.#worker ??= startThread('daily/worker.js', { niceness: NICENESS }));
    worker.unref();
    return new Promise<number>((resolve, reject) => {
      const done = (): void => {
        // Removed one by one: `removeAllListeners` would take Node's own listeners too, and no second answer would come.
        worker.off('message', answered).off('error', lost).off('exit', ended);
        this.#idle = setTimeout(() => void this.#endThread(), IDLE_MS).unref();
      };
      const answered = (answer: TrialAnswer): void => {
        done();
        if (answer.won === null) reject(new Error(answer.why));
        else resolve(answer.won);
      };
      const lost = (error: unknown): void => {
        if (this.#worker === worker) this.#worker = null;
        done();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const ended = (): void => {
        lost(new Error('the thread of the daily deals ended'));
      };
      worker.on('message', answered).on('error', lost).on('exit', ended);
      worker.postMessage(question);
    });
  }
}
