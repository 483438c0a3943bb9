import { fork, type ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { WorldOptions, WorldReport } from './report.js';

/** What a process is told to run. */
export interface WorldOrder extends Omit<WorldOptions, 'onEvent'> {
  /** It prints each event. */
  readonly trace: boolean;
}

/** The longest worlds take a few minutes: one that takes longer than this hangs. */
const DEADLINE_MS = 20 * 60_000;
/**
 * A world makes much that is soon forgotten: with more room (in megabytes) for what is new, it takes an eighth less of a
 * core, and with more room for the rest, the few worlds of a process need no full collection.
 */
const MEMORY = ['--max-semi-space-size=64', '--initial-old-space-size=700', '--no-concurrent-marking'];
/** Some memory of each world stays in its process. */
const WORLDS_EACH = 40;

export interface ProcessOptions {
  readonly deadlineMs?: number;
  /** Stacks name the sources' lines, which costs a tenth of the time. */
  readonly sourceMaps?: boolean;
  /**
   * After so many worlds another process is begun. One, where the same seed is run again: what robots make of a town's dice
   * is remembered by the dice, and known at once the second time.
   */
  readonly worldsEach?: number;
}

/**
 * A process that runs worlds one after the other: only the first is run by cold code, which takes twice the time. After
 * a world that failed, or that ended its process, the next one begins in another.
 */
export class WorldProcess {
  #child: ChildProcess | null = null;
  #ran = 0;

  constructor(
    private readonly worker: string,
    private readonly options: ProcessOptions = {},
  ) {}

  /** One at a time. Rejects if the process ends without a report, or has none at the deadline. */
  async run(order: WorldOrder): Promise<WorldReport> {
    const child = this.#child ?? this.#fork();
    this.#child = child;
    this.#ran += 1;
    let isDone = false;
    try {
      const report = await this.#reportOf(order, child);
      isDone = report.violations.length === 0 && this.#ran < (this.options.worldsEach ?? WORLDS_EACH);
      return report;
    } finally {
      if (!isDone) this.close();
    }
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
    this.#ran = 0;
  }

  #fork(): ChildProcess {
    return fork(this.worker, [], {
      serialization: 'advanced',
      execArgv: [...MEMORY, ...(this.options.sourceMaps === true ? ['--enable-source-maps'] : [])],
      env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(this.worker), 'compiled') },
    });
  }

  #reportOf(order: WorldOrder, child: ChildProcess): Promise<WorldReport> {
    const { deadlineMs = DEADLINE_MS } = this.options;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(deadline);
        child.off('message', reported).off('exit', ended);
      };
      const reported = (report: WorldReport): void => {
        leave();
        resolve(report);
      };
      const ended = (code: number | null): void => {
        leave();
        reject(new Error(`the world ${order.seed} ended without a report (${code})`));
      };
      const deadline = setTimeout(() => {
        leave();
        reject(new Error(`the world ${order.seed} has no report after ${deadlineMs / 1000} seconds`));
      }, deadlineMs);
      child.on('message', reported).on('exit', ended);
      child.send(order);
    });
  }
}
