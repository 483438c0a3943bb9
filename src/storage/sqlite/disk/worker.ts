/** The thread that writes the database, on connections of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import { configureConnection } from '../configure.js';
import { JobRunner } from './jobs.js';
import { thrownOf } from './thrown.js';
import type { Asked, Done, ThreadData, ToThread } from './disk-thread.js';

const port = parentPort;
if (port === null) throw new Error('this file runs in a thread that the bot starts');
const { path, busyMs, noteBusyMs } = workerData as ThreadData;

function open(synchronous: 'FULL' | 'NORMAL', timeout: number): Database {
  const connection = new BetterSqlite3(path, { fileMustExist: true, timeout });
  configureConnection(connection, synchronous);
  // Only when it is told to.
  connection.pragma('wal_autocheckpoint = 0');
  return connection;
}

const connection = open('FULL', busyMs);
const notes = open('NORMAL', noteBusyMs);
const jobs = new JobRunner({ connection, notes });

function done({ job, told }: Asked): Done {
  try {
    return { answer: jobs.run(job, told) };
  } catch (error) {
    return { thrown: thrownOf(error) };
  }
}

port.on('message', (message: ToThread) => {
  if (message === 'close') {
    notes.close();
    connection.close();
    port.close();
    return;
  }
  port.postMessage(message.map(done));
});
