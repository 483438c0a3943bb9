import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { folder, openLog } from '../../history/support.js';
import { problem } from './problem.js';

/** What of a database is about the process that opens it: its user, and its end. */

/** Runs as a user who is not root, whom file permissions do not stop. */
function asNobody<T>(run: () => T): T {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(65_534);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}

it('refuses a file that it cannot write, and a folder', () => {
  const path = folder();
  chmodSync(path, 0o755);
  const file = join(path, 'meteor.db');
  openDatabase(file).close();
  chmodSync(file, 0o444);
  expect(asNobody(() => problem(() => openDatabase(file)))).toBe('read-only');
  const shut = join(path, 'shut');
  mkdirSync(shut, { mode: 0o555 });
  expect(asNobody(() => problem(() => openDatabase(join(shut, 'meteor.db'))))).toBe('read-only');
});

it('lets go of the lock when the process is killed', async () => {
  const path = join(folder(), 'meteor.db');
  const source = new URL('../../../src/storage/sqlite/database.ts', import.meta.url).href;
  const script = `const { openDatabase } = await import(${JSON.stringify(source)}); openDatabase(${JSON.stringify(path)});
    process.stdout.write('open'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  await new Promise((resolve) => {
    child.stdout.once('data', resolve);
  });
  expect(problem(() => openDatabase(path))).toBe('in-use');
  child.kill('SIGKILL');
  await gone;
  expect(openLog(path).database.health()).toBe('ok');
});
