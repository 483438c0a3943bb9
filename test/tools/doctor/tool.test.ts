import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandOf } from '../../../src/tools/doctor/tool.js';

test('a tool is run by npm in a checkout, and by its own program where a tarball was unpacked', () => {
  expect(commandOf('backup', 'FILE')).toBe('npm run backup -- FILE');
  const folder = mkdtempSync(join(tmpdir(), 'meteor-unpacked-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'meteor-bot'), '');
  expect(commandOf('doctor', '--guild ID', folder)).toBe('./meteor-bot doctor --guild ID');
});
