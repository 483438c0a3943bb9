import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorldOptions, WorldReport } from './run.js';

/** What a process is told to run. `trace`: it prints each event. */
export interface WorldOrder extends Omit<WorldOptions, 'onEvent'> {
  readonly trace: boolean;
}

const WORKER = fileURLToPath(import.meta.resolve(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js'));

/** Runs a world in a process of its own. Rejects where that ends without a report. */
/** `worker`: another copy's. */
export function runApart(order: WorldOrder, worker = WORKER): Promise<WorldReport> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, [], { serialization: 'advanced' });
    child.once('message', (report: WorldReport) => {
      resolve(report);
    });
    child.once('exit', (code) => {
      reject(new Error(`the world ${order.seed} ended without a report (${code})`));
    });
    child.send(order);
  });
}
