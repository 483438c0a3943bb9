import type { ChildProcess } from 'node:child_process';
import * as z from 'zod';

import type { StoredLog } from '../../../storage/log/stored-log.js';
import { ended, heard, startChild, told } from './children.js';
import { check, floor, storedLogs } from './replay-logs.js';

export interface ReplayFigures {
  readonly gamesPerSecond: number;
  /** The same logs with nothing done but what cannot be left out. */
  readonly floorPerSecond: number;
  /** Of two threads of one process at once, as `replay --all` has them, where each has a core. */
  readonly workersPerSecond: number;
  /** The floor of two processes at once. Goal: the workers reach 0.9 of it. */
  readonly processesPerSecond: number;
}

const ROUNDS = 8;

const Ready = z.object({ ready: z.literal(true) });
const Speed = z.object({ perSecond: z.number() });

/** Games a second of this process's own CPU: what else runs on the machine does not count. */
function speed(logs: readonly StoredLog[], one: (log: StoredLog) => void): number {
  const before = process.cpuUsage();
  for (const log of logs) one(log);
  const { user, system } = process.cpuUsage(before);
  return logs.length / ((user + system) / 1_000_000);
}

/** Two processes of the floor, and one with two threads, in turn: the best round of each counts. */
async function pairs(): Promise<Pick<ReplayFigures, 'workersPerSecond' | 'processesPerSecond'>> {
  const children = ['replay-floor.js', 'replay-floor.js', 'replay-threads.js'].map((file) => startChild(file));
  const round = async (child: ChildProcess): Promise<number> => (await told(child, {}, Speed)).perSecond;
  const [one, other, threads] = children as [ChildProcess, ChildProcess, ChildProcess];
  await Promise.all(children.map((child) => heard(child, Ready)));
  let [workers, processes] = [0, 0];
  for (let at = 0; at < ROUNDS; at += 1) {
    const [left, right] = await Promise.all([round(one), round(other)]);
    processes = Math.max(processes, left + right);
    workers = Math.max(workers, await round(threads));
  }
  await Promise.all(children.map(ended));
  return { workersPerSecond: Math.round(workers), processesPerSecond: Math.round(processes) };
}

/** Whole logs of 120 actions, each checked as `npm run replay` does it, in turn with the floor. */
export async function benchReplay(): Promise<ReplayFigures> {
  const logs = storedLogs();
  let [best, bestFloor] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    bestFloor = Math.max(bestFloor, speed(logs, floor));
    best = Math.max(best, speed(logs, check));
  }
  return { gamesPerSecond: Math.round(best), floorPerSecond: Math.round(bestFloor), ...(await pairs()) };
}
