import type { ChildProcess } from 'node:child_process';
import { killWorker, spawnWorker } from './spawn.js';
import type { Request, Response } from './protocol.js';

interface Waiting<Result> {
  readonly onProgress: (share: number) => void;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** A process that nobody has asked anything for so long gives its memory back; in milliseconds. */
const IDLE_MS = 30_000;

/**
 * A process in the background that answers one question after the other. It starts with the first, and with the next one
 * after it has ended, for want of questions or because it failed: then what was asked fails too.
 */
export class WorkerProcess<Question, Result> {
  #child: ChildProcess | null = null;
  #asked = 0;
  #idle: NodeJS.Timeout | null = null;
  readonly #waiting = new Map<number, Waiting<Result>>();

  #watchdog: NodeJS.Timeout | null = null;

  /**
   * @param path of a module in `src/` that answers by `protocol.ts`; for `niceness` see `spawnWorker`.
   * @param patienceMs a process that answers nothing for so long is killed, and what was asked of it fails; absent: never.
   */
  constructor(
    private readonly path: string,
    private readonly niceness: number,
    private readonly patienceMs: number | null = null,
  ) {}

  /** Of the process that runs, if one does. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Questions without an answer. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Rejects where the question can't be answered, or the process ends before. `onProgress`: of its work, from 0 to 1. */
  ask(question: Question, onProgress: (share: number) => void = () => undefined): Promise<Result> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      const child = this.#running();
      this.#waiting.set(id, { resolve, reject, onProgress });
      // One that couldn't be started, or has just ended, says so by itself.
      if (child.connected) child.send({ id, question } satisfies Request<Question>);
      if (this.#waiting.size === 1) this.#watch(child);
    });
  }

  /** From now on it has its whole patience to answer something. */
  #watch(child: ChildProcess): void {
    if (this.#watchdog !== null) clearTimeout(this.#watchdog);
    this.#watchdog = null;
    if (this.patienceMs === null || this.#waiting.size === 0) return;
    this.#watchdog = setTimeout(() => {
      if (this.#child === child) this.#gone(new Error(`${this.path} did not answer, and was ended`));
      void killWorker(child);
    }, this.patienceMs).unref();
  }

  async stop(): Promise<void> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    if (this.#watchdog !== null) clearTimeout(this.#watchdog);
    const child = this.#child;
    this.#gone(new Error(`${this.path} was stopped`));
    if (child !== null) await killWorker(child);
  }

  #gone(why: Error): void {
    this.#child = null;
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  #running(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const child = spawnWorker(this.path, this.niceness);
    child.on('message', (response: Response<Result>) => {
      const waiting = this.#waiting.get(response.id);
      if ('progress' in response) waiting?.onProgress(response.progress);
      else this.#waiting.delete(response.id);
      if (this.#child === child) this.#watch(child);
      if ('progress' in response) return;
      if ('why' in response) waiting?.reject(new Error(response.why));
      else waiting?.resolve(response.result);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    });
    const gone = (why: Error): void => {
      if (this.#child === child) this.#gone(why);
    };
    child.on('error', gone).on('exit', () => {
      gone(new Error(`${this.path} ended`));
    });
    this.#child = child;
    return child;
  }
}
