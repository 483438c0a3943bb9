import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/support/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    // Two browsers at a time: each waits for the other side most of the time.
    maxWorkers: 2,
  },
});
