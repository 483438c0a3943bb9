import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/twin/**', 'test/long/**', 'node_modules/**'],
    // No test may depend on the machine's speed: this only ends what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
