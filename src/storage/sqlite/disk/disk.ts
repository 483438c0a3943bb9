import type { Worker } from 'node:worker_threads';
import { StorageFault } from '../../../table/ports.js';
import { promised } from '../promised.js';
import { DiskThread, startDisk, type ThreadData } from './disk-thread.js';
import { canWait, isOfTheLog, JobLine, type Waiting } from './job-line.js';
import { JobRunner, type Answer, type JobConnections, type JobName, type Told } from './jobs.js';

/** A thread that ended before it answered anything isn't started again sooner than this, in milliseconds. */
const RESTART_MS = 1_000;

export interface DiskOptions extends ThreadData {
  /** `inline`: jobs are done at once, on `connections`. */
  readonly where: 'thread' | 'inline';
  readonly connections: JobConnections;
  /** Starts the thread; absent: the bot's own. */
  readonly startThread?: ((data: ThreadData) => Worker) | undefined;
  /** After so many milliseconds without an answer the thread is ended; absent: ten seconds. */
  readonly silentMs?: number;
}

/**
 * All that is written to the database, beside the event loop. What the log asks for is given to the thread at once, so that
 * it is done after what the thread does just then; anything else when the thread has nothing to do: what must be durable,
 * then notes, then what nobody waits for. If the thread dies, it is started anew for the next job.
 */
export class Disk {
  /** Null: jobs are done in a thread. */
  readonly #inline: JobRunner | null;
  readonly #line = new JobLine();
  readonly #onDeath = new Set<(why: Error) => void>();
  readonly #whenIdle: (() => void)[] = [];
  #thread: DiskThread | null = null;
  /** When it was started, if it hasn't answered since. */
  #startedAt = Number.NEGATIVE_INFINITY;
  #death: Error | null = null;
  /** Errands that the thread has and hasn't answered. */
  #underWay = 0;
  /** Notes of this turn of the event loop go together at its end. */
  #notesDue = false;
  #isClosing = false;
  #isClosed = false;
  #onWritten: () => void = () => undefined;

  constructor(private readonly options: DiskOptions) {
    this.#inline = options.where === 'inline' ? new JobRunner(options.connections) : null;
  }

  /** Whether the thread is at work, so that it may hold the write lock. */
  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** Why the thread died; null: it lives, or was never needed. */
  get death(): Error | null {
    return this.#death;
  }

  get isRunning(): boolean {
    return this.#thread !== null;
  }

  /** Starts the thread, so that the first job needn't wait for that. */
  start(): void {
    if (this.#inline === null) this.#running();
  }

  onDeath(told: (why: Error) => void): void {
    this.#onDeath.add(told);
  }

  onWritten(told: () => void): void {
    this.#onWritten = told;
  }

  /** Much may have been written: the log is to be looked at soon. */
  written(): void {
    this.#onWritten();
  }

  /**
   * Rejects with the driver's error, with `ThreadLost` where the job was done or not, or with another `StorageFault` where
   * it wasn't begun.
   */
  run<N extends JobName>(job: N, told: Told<N>): Promise<Answer<N>> {
    const inline = this.#inline;
    if (inline !== null) return promised(() => inline.run(job, told));
    return new Promise<Answer<JobName>>((resolve, reject) => {
      if (this.#isClosed || (this.#isClosing && canWait(job))) {
        reject(new StorageFault(this.#isClosed ? 'The database is closed.' : 'The database closes.'));
        return;
      }
      const waiting: Waiting = { job, told, resolve, reject };
      if (isOfTheLog(job)) {
        this.#give([waiting]);
        return;
      }
      this.#line.add(waiting);
      if (job === 'note') this.#nextSoon();
      else this.#next();
    }) as Promise<Answer<N>>;
  }

  /** From now on rejects what the next process can do as well, so that nothing else waits for it. */
  closing(): void {
    this.#isClosing = true;
    for (const { reject } of this.#line.takeLast()) reject(new StorageFault('The database closes.'));
  }

  /** Lets what waits be done, but for what the next process can do, and ends the thread. */
  async close(): Promise<void> {
    this.closing();
    if (this.isBusy || this.#notesDue) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    this.#isClosed = true;
    await this.#thread?.close();
    this.#thread = null;
  }

  #nextSoon(): void {
    if (this.#notesDue) return;
    this.#notesDue = true;
    setImmediate(() => {
      this.#notesDue = false;
      this.#next();
    });
  }

  #next(): void {
    if (this.isBusy) return;
    const waiting = this.#line.take();
    if (waiting.length > 0) this.#give(waiting);
    else for (const tell of this.#whenIdle.splice(0)) tell();
  }

  #give(waiting: readonly Waiting[]): void {
    this.#underWay += 1;
    const thread = this.#running();
    if (thread === null) {
      this.#end(waiting, () => new StorageFault('The thread of the database can’t be started just now.'));
      return;
    }
    thread.run({
      asked: waiting.map(({ job, told }) => ({ job, told })),
      answered: (done) => {
        this.#death = null;
        this.#startedAt = Number.NEGATIVE_INFINITY;
        this.#end(waiting, (at) => done[at] ?? null);
      },
      failed: (why) => {
        this.#end(waiting, () => why);
      },
    });
  }

  /** The next job goes to the thread before anybody hears what came of these. */
  #end(waiting: readonly Waiting[], came: (at: number) => Answer<JobName> | Error): void {
    this.#underWay -= 1;
    this.#next();
    for (const [at, { resolve, reject }] of waiting.entries()) {
      const result = came(at);
      if (result instanceof Error) reject(result);
      else resolve(result);
    }
  }

  /** Null: it died as soon as it was started, a moment ago. */
  #running(): DiskThread | null {
    if (this.#thread !== null) return this.#thread;
    if (performance.now() - this.#startedAt < RESTART_MS) return null;
    this.#startedAt = performance.now();
    const { path, busyMs, noteBusyMs, startThread = startDisk, silentMs } = this.options;
    this.#thread = new DiskThread(startThread({ path, busyMs, noteBusyMs }), {
      onEnd: (why) => {
        this.#thread = null;
        this.#death = why;
        for (const told of this.#onDeath) told(why);
      },
      ...(silentMs === undefined ? {} : { silentMs }),
    });
    return this.#thread;
  }
}
