import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { WorldOptions, WorldReport } from './report.js';

/** What a process is told to run. */
export interface WorldOrder extends Omit<WorldOptions, 'onEvent'> {
  /** It prints each event. */
  readonly trace: boolean;
  /** Stacks name the sources' lines, which costs a tenth of the time. */
  readonly sourceMaps?: boolean;
}

/** The longest worlds take a few minutes: one that takes longer than this hangs. */
const DEADLINE_MS = 20 * 60_000;

/** Runs a world in a process of its own. Rejects if that ends without a report, or has none at the deadline. */
export function runApart(order: WorldOrder, worker: string, deadlineMs = DEADLINE_MS): Promise<WorldReport> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, [], {
      serialization: 'advanced',
      execArgv: order.sourceMaps === true ? ['--enable-source-maps'] : [],
      env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(worker), 'compiled') },
    });
    const deadline = setTimeout(() => {
      reject(new Error(`the world ${order.seed} has no report after ${deadlineMs / 1000} seconds`));
      child.kill('SIGKILL');
    }, deadlineMs);
    child.once('message', (report: WorldReport) => {
      resolve(report);
    });
    child.once('exit', (code) => {
      clearTimeout(deadline);
      reject(new Error(`the world ${order.seed} ended without a report (${code})`));
    });
    child.send(order);
  });
}
