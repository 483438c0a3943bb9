import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/support/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // No test may depend on the machine's speed: this only ends what hangs.
    expect: { poll: { timeout: 60_000 } },
    // Two browsers at a time slow each other so much that some answers come late.
    fileParallelism: false,
    // One process loads the bot once for all files.
    isolate: false,
  },
});
