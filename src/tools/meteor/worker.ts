import { parentPort, workerData } from 'node:worker_threads';
import type { GameResult } from './play.js';
import { playRange, type Range } from './range.js';

/** Games in one message. */
const BATCH = 50;

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
let batch: GameResult[] = [];
for (const result of playRange(workerData as Range)) {
  batch.push(result);
  if (batch.length < BATCH) continue;
  port.postMessage(batch);
  batch = [];
}
port.postMessage(batch);
