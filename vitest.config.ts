import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporary.js';

const ALL = 'test/**/*.test.ts';
const NOT_HERE = [
  'test/browser/**',
  'test/speed/**',
  'test/twin/**',
  'test/long/**',
  'test/**/postgres/**',
  'node_modules/**',
];

/** What replaces a module, a clock or a function, or starts a process or a thread, has a process of its own. */
const NEEDS_OWN = /\bvi\.(?!waitFor)|'node:(?:child_process|worker_threads)'/;
const APART = globSync(ALL).filter((file) => NEEDS_OWN.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    env: { TMPDIR: temporaryFolder() },
    globalSetup: 'test/support/postgres/left-out.ts',
    // One for each core: the default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // No test may depend on the machine's speed: this only ends what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // A process for many files loads the bot once: for each anew that takes half of their time.
      {
        extends: true,
        test: { name: 'together', include: [ALL], exclude: [...NOT_HERE, ...APART], isolate: false },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: NOT_HERE } },
    ],
  },
});
