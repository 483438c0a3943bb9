/** The thread in which the database's longer jobs run, on a connection of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { configureConnection } from '../configure.js';
import { runJob } from './jobs.js';
import type { ToDisk, FromDisk } from './disk-thread.js';

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread that the bot starts');
const connection = new BetterSqlite3(String(workerData), { fileMustExist: true, timeout: 0 });
configureConnection(connection, 'FULL');
// Only when it is told to.
connection.pragma('wal_autocheckpoint = 0');

const tell = (answer: FromDisk): void => {
  port.postMessage(answer);
};

port.on('message', (message: ToDisk) => {
  if (message === 'close') {
    connection.close();
    port.close();
    return;
  }
  const { id, job, told } = message;
  try {
    tell({ id, result: runJob(connection, job, told) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    tell({ id, why: error instanceof Error ? error.message : String(error), code });
  }
});
