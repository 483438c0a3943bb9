import { defineConfig } from 'vitest/config';

/** How fast pages are in a browser: `npm run bench:page`, on a machine that does nothing else. */
export default defineConfig({
  test: {
    include: ['test/speed/**/*.test.ts'],
    globalSetup: ['test/browser/support/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
