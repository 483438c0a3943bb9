import { parentPort, workerData } from 'node:worker_threads';
import { playRange, type Range } from './run.js';

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
for (const result of playRange(workerData as Range)) port.postMessage(result);
