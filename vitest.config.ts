import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/twin/**', 'test/long/**', 'node_modules/**'],
    // Proofs over many games take their time on a loaded machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
