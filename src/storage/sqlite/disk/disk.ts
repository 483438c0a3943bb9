import type { Database } from 'better-sqlite3';
import { DiskThread, ThreadEnded } from './disk-thread.js';
import { runJob, type JobName, type Result, type Told } from './jobs.js';

/** So long a note waits for the bot's own thread, in milliseconds; it waits for nobody else's lock. */
const OWN_LOCK_MS = 250;

export interface DiskConnections {
  readonly path: string;
  readonly connection: Database;
  readonly notes: Database;
}

/**
 * The database's longer jobs, beside the event loop. If the thread dies they run on the bot's own connection from then on,
 * and whoever relied on it is told.
 */
export class Disk {
  readonly #thread: DiskThread | null;
  readonly #onDeath = new Set<(why: Error) => void>();
  #onWritten: () => void = () => undefined;
  #death: Error | null = null;
  #locking = 0;

  /** @param where `inline`: on the bot's own connection from the beginning. */
  constructor(
    private readonly open: DiskConnections,
    where: 'thread' | 'inline',
    makeThread = (path: string, onDeath: (why: Error) => void) => new DiskThread(path, onDeath),
  ) {
    this.#thread =
      where === 'inline'
        ? null
        : makeThread(open.path, (why) => {
            this.#died(why);
          });
  }

  /** Whether one of its jobs may hold the write lock just now. */
  get holdsLock(): boolean {
    return this.#locking > 0;
  }

  /** Why the thread died; null: it didn't. */
  get death(): Error | null {
    return this.#death;
  }

  /** Whether the thread runs, so that a job needn't wait for its start. */
  get isRunning(): boolean {
    return this.#thread?.isRunning === true;
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

  /** Rejects with the driver's error, or one with its code. */
  async run<N extends JobName>(job: N, told: Told<N>): Promise<Result<N>> {
    if (this.#thread === null || this.#death !== null) return runJob(this.open.connection, job, told);
    const locks = mayLock(job, told);
    if (locks) this.#lock(1);
    try {
      return await this.#thread.run(job, told);
    } catch (error) {
      if (!(error instanceof ThreadEnded) || this.#death === null) throw error;
      return runJob(this.open.connection, job, told);
    } finally {
      if (locks) this.#lock(-1);
    }
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }

  #lock(by: 1 | -1): void {
    this.#locking += by;
    const { notes } = this.open;
    if (notes.open) notes.pragma(`busy_timeout = ${this.#locking > 0 ? OWN_LOCK_MS : 0}`);
  }

  #died(why: Error): void {
    this.#death = why;
    for (const told of this.#onDeath) told(why);
  }
}

/** Whether a job may hold the write lock while it runs, so that whoever writes has to wait. */
const mayLock = (job: JobName, told: Told<JobName>): boolean =>
  job === 'empty-log' || job === 'rewrite' || (told !== null && 'restart' in told && told.restart);
