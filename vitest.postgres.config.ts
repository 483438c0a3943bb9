import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporary.js';

/** What runs on PostgreSQL, on one server in a temporary folder: `npm run test:postgres`. */
export default defineConfig({
  test: {
    env: { TMPDIR: temporaryFolder() },
    include: ['test/**/postgres/**/*.test.ts'],
    globalSetup: 'test/support/postgres/for-all-tests.ts',
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
