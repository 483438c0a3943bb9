import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitOf } from '../src/release.js';

const HASH = '0123456789abcdef0123456789abcdef01234567';

function checkout(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-release-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, '.git', 'refs', 'heads'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, '.git', name), text);
  return folder;
}

test('the image is told its commit by its build', () => {
  expect(commitOf({ COMMIT: HASH }, checkout({}))).toBe('0123456789ab');
  expect(commitOf({ COMMIT: 'no commit' }, checkout({}))).toBeNull();
});

test.each([
  ['a branch', { HEAD: 'ref: refs/heads/main\n', 'refs/heads/main': `${HASH}\n` }],
  ['a packed branch', { HEAD: 'ref: refs/heads/main\n', 'packed-refs': `# pack-refs\n${HASH} refs/heads/main\n` }],
  ['no branch', { HEAD: `${HASH}\n` }],
])('a checkout says it itself: %s', (_, files) => {
  expect(commitOf({ COMMIT: '' }, checkout(files))).toBe('0123456789ab');
});

test('a copy without .git has none', () => {
  expect(commitOf({}, tmpdir())).toBeNull();
});
