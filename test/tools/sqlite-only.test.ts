import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test.each(['backup.ts', 'restore.ts'])('where the games are in PostgreSQL, %s says that it is for a file', (tool) => {
  const cwd = mkdtempSync(join(tmpdir(), 'meteor-tool-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), `${ROOT}src/tools/${tool}`, 'file.db'],
    {
      cwd,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'] ?? '',
        TSX_TSCONFIG_PATH: `${ROOT}tsconfig.json`,
        DATABASE_URL: 'postgres://meteor:correct-horse@db/meteor',
      },
    },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('DATABASE_URL says that the games are in PostgreSQL');
  expect(stderr).not.toContain('correct-horse');
  expect(readdirSync(cwd)).toEqual([]);
});
