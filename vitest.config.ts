import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporary.js';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/twin/**', 'test/long/**', 'node_modules/**'],
    env: { TMPDIR: temporaryFolder() },
    // One for each core: the default leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    // No test may depend on the machine's speed: this only ends what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
