import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../support/postgres/databases.js';
import { acted } from './entries.js';
import { owner, unfinished } from './owners.js';

/** How long it is frozen, if longer than its lease: FROZEN_MS=20000 npm run test:postgres -- frozen. */
const FROZEN_MS = Number(process.env['FROZEN_MS'] ?? 0);

/** A process of its own that appends to one game as fast as it can; its lines say what came of it. */
function startAppending(url: string): { readonly pid: number; readonly lines: string[] } {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'appending-process.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return { pid: child.pid ?? 0, lines };
}

test('a process that is frozen and woken writes nothing any more, and its game goes on elsewhere', async () => {
  const url = await newDatabase();
  const { pid, lines } = startAppending(url);
  await expect.poll(() => lines.length).toBeGreaterThan(20);
  const frozenAt = Date.now();
  process.kill(pid, 'SIGSTOP');

  const next = await owner(url);
  // By the database's clock: eight seconds after its last renewal, and not before.
  while (!(await next.lease.acquire())) await wait(100);
  const [game] = await unfinished(next);
  const entries = game?.entries.length ?? 0;
  expect(await next.log.append([acted('a', entries, 'elsewhere')])).toEqual({ kind: 'written' });

  await wait(Math.max(0, frozenAt + FROZEN_MS - Date.now()));
  process.kill(pid, 'SIGCONT');
  await expect.poll(() => lines.at(-1)).toBe('lost');
  const written = lines.filter((line) => line.startsWith('written')).length;
  // What it was told is written was there when the other one took over; one answer may have been on its way.
  expect(entries - 1 - written).toBeGreaterThanOrEqual(0);
  expect(entries - 1 - written).toBeLessThanOrEqual(1);
  expect((await unfinished(next))[0]?.entries).toHaveLength(entries + 1);
});
