import { join } from 'node:path';
import {
  ThreadsPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type TestProject,
  type WorkerRequest,
} from 'vitest/node';

/** The thread is replaced after so many runs, in case something they leave behind adds up. */
const RUNS = 100;

class LastingThread extends ThreadsPoolWorker {
  protected override readonly entrypoint = join(import.meta.dirname, 'thread.mjs');
  #runs = 0;
  /** Vitest starts a run as soon as the former one's tests are over, and ends that one meanwhile. */
  former: Promise<void> = Promise.resolve();

  override async start(): Promise<void> {
    if (this.#runs === 0) await super.start();
    this.#runs += 1;
  }

  override async stop(): Promise<void> {
    if (this.#runs >= RUNS) await this.end();
  }

  async end(): Promise<void> {
    if (this.#runs === 0) return;
    this.#runs = 0;
    await super.stop();
  }
}

type Listener = (...args: unknown[]) => void;

/** What Vitest takes for a worker of one run. */
class LastingWorker implements PoolWorker {
  readonly name = 'lasting';
  readonly #thread: LastingThread;
  readonly #listeners: (readonly [event: string, listener: Listener])[] = [];
  readonly #over: Promise<void>;
  #end: () => void = () => undefined;

  constructor(thread: LastingThread) {
    this.#thread = thread;
    this.#over = new Promise((resolve) => (this.#end = resolve));
  }

  async start(): Promise<void> {
    const { former } = this.#thread;
    this.#thread.former = this.#over;
    await former;
    await this.#thread.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread.off(event, listener);
    await this.#thread.stop();
    this.#end();
  }

  send(message: WorkerRequest): void {
    this.#thread.send(message);
  }

  deserialize(data: unknown): unknown {
    return this.#thread.deserialize(data);
  }

  on(event: string, listener: Listener): void {
    this.#thread.on(event, listener);
    this.#listeners.push([event, listener]);
  }

  off(event: string, listener: Listener): void {
    this.#thread.off(event, listener);
  }
}

/** Lets a project's test files run in one thread, run after run: a new one would load the whole bot for each mutant. */
export function runInLastingThread({ config, vitest }: TestProject): void {
  let thread: LastingThread | null = null;
  const createPoolWorker = (options: PoolOptions): PoolWorker =>
    new LastingWorker((thread ??= new LastingThread(options)));
  config.pool = 'lasting';
  config.poolRunner = { name: 'lasting', createPoolWorker };
  vitest.onClose(() => thread?.end());
}
