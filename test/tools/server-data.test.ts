import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { filled } from '../storage/filled-file.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('what is kept of a server is written into a file that its owner alone may read', async () => {
  const database = await filled(4);
  const cwd = mkdtempSync(join(tmpdir(), 'meteor-tool-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), `${ROOT}src/tools/server-data.ts`, '1', 'data.gz'],
    {
      cwd,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'] ?? '',
        TSX_TSCONFIG_PATH: `${ROOT}tsconfig.json`,
        DATABASE_PATH: database,
      },
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  const file = join(cwd, 'data.gz');
  expect(gunzipSync(readFileSync(file)).toString()).not.toBe('');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
