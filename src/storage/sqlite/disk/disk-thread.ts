import type { Worker } from 'node:worker_threads';
import { StorageFault } from '../../../table/ports.js';
import { startThread } from '../../../workers/thread.js';
import type { Answer, JobName, Told } from './jobs.js';
import { errorOf, type Thrown } from './thrown.js';

/** What the thread is started with. */
export interface ThreadData {
  readonly path: string;
  /** How long it waits for someone else's lock, in milliseconds: for what must be written, and for notes. */
  readonly busyMs: number;
  readonly noteBusyMs: number;
}

/** A job, and what it is told. */
export interface Asked {
  readonly job: JobName;
  readonly told: Told<JobName>;
}

/** What came of a job. */
export type Done = { readonly answer: Answer<JobName> } | { readonly thrown: Thrown };

/** What goes to the thread: jobs that it does one after the other. Its answer has what came of each. */
export type ToThread = 'close' | readonly Asked[];

/** The thread ended before it answered: what it was asked to do is done or not. */
export class ThreadLost extends StorageFault {}

/** A job that takes its time: so long the thread may say nothing. */
const LONG: ReadonlySet<JobName> = new Set(['rewrite', 'rewrite-panels', 'empty-log', 'checkpoint', 'pack']);
/** One that says nothing for so long is ended, in milliseconds. */
const SILENT_MS = 10_000;

export interface ThreadOptions {
  /** Told how the thread ended, unless it was closed. */
  readonly onEnd: (why: Error) => void;
  readonly silentMs?: number;
}

/** Jobs to be done together, and who waits for them. */
export interface Errand {
  readonly asked: readonly Asked[];
  /** Called with the answers, in order. */
  readonly answered: (done: readonly (Answer<JobName> | Error)[]) => void;
  readonly failed: (why: Error) => void;
}

/** One life of the thread that writes. It does its errands in the order in which they are given. */
export class DiskThread {
  /** Resolves when its connections are closed. */
  readonly ended: Promise<void>;
  /** The oldest is under way. */
  readonly #errands: Errand[] = [];
  #closing = false;
  #why = new Error('it ended');
  #cancel: () => void = () => undefined;

  constructor(
    private readonly thread: Worker,
    private readonly options: ThreadOptions,
  ) {
    // Between two jobs it keeps no process alive.
    thread.unref();
    thread.on('message', (done: readonly Done[]) => {
      this.#answered(done);
    });
    thread.on('error', (error) => (this.#why = error));
    this.ended = new Promise((resolve) => {
      thread.on('exit', () => {
        resolve();
        this.#lost();
      });
    });
  }

  run(errand: Errand): void {
    this.#errands.push(errand);
    if (this.#errands.length === 1) {
      this.thread.ref();
      this.#watch();
    }
    this.thread.postMessage(errand.asked satisfies ToThread);
  }

  /** Closes its connections. */
  async close(): Promise<void> {
    this.#closing = true;
    this.thread.ref();
    this.thread.postMessage('close' satisfies ToThread);
    await this.ended;
  }

  /** What hangs in the system ends when the system answers; only then it is certain that nothing more is written. */
  #watch(): void {
    if (this.#errands[0]?.asked.some(({ job }) => LONG.has(job)) === true) return;
    const timer = setTimeout(() => {
      this.#why = new Error('it said nothing');
      void this.thread.terminate();
    }, this.options.silentMs ?? SILENT_MS);
    timer.unref();
    this.#cancel = () => {
      clearTimeout(timer);
    };
  }

  #answered(done: readonly Done[]): void {
    const errand = this.#errands.shift();
    this.#cancel();
    if (this.#errands.length > 0) this.#watch();
    else this.thread.unref();
    errand?.answered(done.map((one) => ('thrown' in one ? errorOf(one.thrown) : one.answer)));
  }

  #lost(): void {
    this.#cancel();
    if (!this.#closing) this.options.onEnd(this.#why);
    const why = new ThreadLost(`The database's thread was lost: ${this.#why.message}.`, { cause: this.#why });
    for (const { failed } of this.#errands.splice(0)) failed(why);
  }
}

export const startDisk = (data: ThreadData): Worker => startThread('storage/sqlite/disk/worker.js', data);
