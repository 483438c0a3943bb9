import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CHROMIUM } from './support/chromium.js';

test('the page alone, against a server that does what it is told', async () => {
  const check = join(import.meta.dirname, 'page', 'check.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [check], { env: { ...process.env, CHROMIUM } }).catch(
    (failed: { readonly stdout: string }) => failed,
  );
  expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith('ok'))).toEqual([]);
});
