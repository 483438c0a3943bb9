import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { WorldOptions, WorldReport } from './report.js';

/** What a process is told to run. `trace`: it prints each event. */
export interface WorldOrder extends Omit<WorldOptions, 'onEvent'> {
  readonly trace: boolean;
}

/** Runs a world in a process of its own. Rejects if that ends without a report. */
export function runApart(order: WorldOrder, worker: string): Promise<WorldReport> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, [], {
      serialization: 'advanced',
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(worker), 'compiled') },
    });
    child.once('message', (report: WorldReport) => {
      resolve(report);
    });
    child.once('exit', (code) => {
      reject(new Error(`the world ${order.seed} ended without a report (${code})`));
    });
    child.send(order);
  });
}
