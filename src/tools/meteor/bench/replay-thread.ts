import { parentPort } from 'node:worker_threads';

import { check, storedLogs } from './replay-logs.js';

/** A thread that checks all logs of the replay bench whenever it is told to, and says how many those were. */
const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
const logs = storedLogs();
port.on('message', () => {
  for (const log of logs) check(log);
  port.postMessage(logs.length);
});
port.postMessage('ready');
