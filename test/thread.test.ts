import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** A thread that loads all games and is asked about one that isn't there: that it answers shows that it was loaded. */
const ASKS = `
  const { startThread } = await import(${JSON.stringify(import.meta.resolve('../src/thread.ts'))});
  startThread('analysis-thread/worker.js', { data: { kind: 'no game' } }).on('message', ({ why }) => console.log(why));
`;

test('a thread starts whatever folder its process was started from', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'meteor-thread-'));
  onTestFinished(() => {
    rmSync(cwd, { recursive: true, force: true });
  });
  const tsx = ['--import', import.meta.resolve('tsx'), '--input-type=module'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...tsx, '-e', ASKS], { cwd });
  expect(stdout).toContain('no game');
  expect(stderr).toBe('');
});
