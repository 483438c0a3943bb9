import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { folder, openLog } from '../../history/support.js';
import { MemoryLog } from '../../support/memory-log.js';
import { logContract } from './game-log.js';

logContract('memory', () => {
  const log = new MemoryLog();
  return Promise.resolve({ log, again: () => Promise.resolve(log) });
});

logContract('SQLite', () => {
  const { gameLog, database } = openLog();
  // What is on the disk, as a power cut would leave it.
  const again = (): ReturnType<typeof openLog> => {
    const path = join(folder(), 'meteor.db');
    for (const end of ['', '-wal'])
      if (existsSync(`${database.path}${end}`)) cpSync(`${database.path}${end}`, `${path}${end}`);
    return openLog(path);
  };
  return Promise.resolve({ log: gameLog, again: () => Promise.resolve(again().gameLog) });
});
