import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const run = promisify(execFile);

test('the page alone, against a server that does what it is told', async () => {
  const check = join(import.meta.dirname, 'page', 'check.mjs');
  const { stdout, code } = await run(process.execPath, [check], {
    env: { ...process.env, PAGE_FOLDER: inject('pageFolder') },
  }).then(
    (done) => ({ ...done, code: 0 }),
    (failed: { readonly stdout: string; readonly stderr: string; readonly code: number | string | null }) => ({
      stdout: `${failed.stdout}\n${failed.stderr}`,
      code: failed.code,
    }),
  );
  expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith('ok'))).toEqual([]);
  expect(stdout).toContain('ok   the console stayed silent');
  expect(code).toBe(0);
});
