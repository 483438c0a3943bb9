import { WorkerProcess } from '../worker-process.js';
import type { TrialQuestion, Trials } from '../../daily/ports.js';

/** Not the last: on a busy machine the deal would not be chosen in its day. */
const NICENESS = 18;

/** Asks a process of its own, so that no click waits for it. */
export class TrialProcess implements Trials {
  readonly #process = new WorkerProcess<TrialQuestion, number>('workers/daily-trials/worker.js', NICENESS);
  #stopped = false;

  reach(question: TrialQuestion): Promise<number> {
    return this.won(question);
  }

  won(question: TrialQuestion): Promise<number> {
    if (this.#stopped) return Promise.reject(new Error('no deals are tried any more'));
    return this.#process.ask(question);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#process.stop();
  }
}
