import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../workers/thread.js';
import type { JobName, Result, Told } from './jobs.js';

/** What goes to the thread. */
export type ToDisk = 'close' | { readonly id: number; readonly job: JobName; readonly told: Told<JobName> };

/** What comes back; `code` is SQLite's. */
export type FromDisk =
  | { readonly id: number; readonly result: Result<JobName> }
  | { readonly id: number; readonly why: string; readonly code: string | null };

/** A job that failed in the thread, with SQLite's code as if it had failed here. */
export class JobFailed extends Error {
  constructor(
    message: string,
    readonly code: string | null,
  ) {
    super(message);
  }
}

/** The thread ended before a job was done. */
export class ThreadEnded extends Error {}

interface Waiting {
  readonly resolve: (result: Result<JobName>) => void;
  readonly reject: (error: Error) => void;
}

/** Runs jobs on the database in a thread, one after the other. Starts with the first one. */
export class DiskThread {
  #thread: Worker | null = null;
  #ended: Promise<void> = Promise.resolve();
  #closing = false;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param onDeath told once if the thread ends without having been closed; it isn't started again. */
  constructor(
    private readonly path: string,
    private readonly onDeath: (why: Error) => void,
    private readonly start: (path: string) => Worker = startDisk,
  ) {}

  get isRunning(): boolean {
    return this.#thread !== null;
  }

  /** Rejects with `JobFailed`, or with `ThreadEnded` where the job may have been done or not. */
  run<N extends JobName>(job: N, told: Told<N>): Promise<Result<N>> {
    const id = (this.#asked += 1);
    return new Promise<Result<JobName>>((resolve, reject) => {
      if (this.#closing) {
        reject(new ThreadEnded('the thread is closed'));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      const thread = this.#running();
      thread.ref();
      thread.postMessage({ id, job, told } satisfies ToDisk);
    }) as Promise<Result<N>>;
  }

  /** Lets the job under way finish and closes the connection; resolves when the thread has ended. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#thread?.ref();
    this.#thread?.postMessage('close' satisfies ToDisk);
    await this.#ended;
  }

  #running(): Worker {
    if (this.#thread !== null) return this.#thread;
    const thread = this.start(this.path);
    let why = new Error('the thread ended');
    thread.on('message', (answer: FromDisk) => {
      this.#answered(answer);
    });
    thread.on('error', (error) => (why = error));
    this.#ended = new Promise((resolve) => {
      thread.on('exit', () => {
        this.#thread = null;
        for (const { reject } of this.#waiting.values()) reject(new ThreadEnded(why.message));
        this.#waiting.clear();
        if (!this.#closing) this.onDeath(why);
        this.#closing = true;
        resolve();
      });
    });
    this.#thread = thread;
    return thread;
  }

  #answered(answer: FromDisk): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('why' in answer) waiting?.reject(new JobFailed(answer.why, answer.code));
    else waiting?.resolve(answer.result);
    // Between two jobs it keeps no process alive.
    if (this.#waiting.size === 0) this.#thread?.unref();
  }
}

const startDisk = (path: string): Worker => startThread('storage/sqlite/disk/worker.js', path);
