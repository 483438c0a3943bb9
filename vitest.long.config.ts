import { defineConfig } from 'vitest/config';

/** Proofs that take minutes: `npm run test:long`. */
export default defineConfig({
  test: { include: ['test/long/**/*.test.ts'], hookTimeout: 120_000, fileParallelism: false },
});
