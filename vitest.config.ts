import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporary.js';

const NOT_HERE = [
  'test/browser/**',
  'test/speed/**',
  'test/twin/**',
  'test/long/**',
  'test/**/postgres/**',
  'node_modules/**',
];

/**
 * Tests that leave nothing behind in what they use. What replaces a module, a clock or a function, or starts a process,
 * is none of them.
 */
const TOGETHER = [
  'test/discord/{interactions,messages}/**/*.test.ts',
  'test/e2e/table/**/*.test.ts',
  'test/scenarios/**/!(r15-made-up-cards).test.ts',
  'test/text/**/*.test.ts',
];

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
      { extends: true, test: { name: 'together', include: TOGETHER, exclude: NOT_HERE, isolate: false } },
      { extends: true, test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: [...NOT_HERE, ...TOGETHER] } },
    ],
  },
});
