import { parentPort, workerData } from 'node:worker_threads';
import { added, checkGames, NOTHING_FOUND, type CheckTask } from './check-games.js';

/** Games in one message. */
const BATCH = 50;

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
let batch = NOTHING_FOUND;
for await (const found of checkGames(workerData as CheckTask)) {
  batch = added(batch, found);
  if (batch.games < BATCH) continue;
  port.postMessage(batch);
  batch = NOTHING_FOUND;
}
port.postMessage(batch);
