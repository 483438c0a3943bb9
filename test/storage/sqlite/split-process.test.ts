import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { expect, it } from 'vitest';
import { filled } from '../filled-file.js';

const ROOT = pathOf(import.meta.dirname, '../../..');

it('the commands say what they made, and what is wrong', async () => {
  const source = await filled(10);
  const run = (tool: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', pathOf(ROOT, `src/tools/${tool}.ts`), ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  const made = run('split', source, '2');
  expect(made.status).toBe(0);
  expect(made.stdout).toMatch(/\.0-of-2\.db: \d+ games, \d+ rows, shards 0 of 2\./);
  const parts = readdirSync(pathOf(source, '..')).filter((name) => /-of-2\.db$/.test(name));
  const out = pathOf(source, '..', 'out.db');
  const joined = run('join', out, ...parts.map((name) => pathOf(source, '..', name)));
  expect(joined).toMatchObject({ status: 0, stdout: expect.stringContaining('10 games') as string });
  expect(run('split', source, '2')).toMatchObject({ status: 1 });
  expect(run('split', source)).toMatchObject({ status: 2 });
  expect(run('join', out)).toMatchObject({ status: 2 });
});
