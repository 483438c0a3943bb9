import { defineConfig } from 'vitest/config';

/** The tests that judge what is mutated: rules, scenarios, table and silence; nothing that starts a process. */
export default defineConfig({
  test: {
    include: [
      'test/scenarios/meteor/**/*.test.ts',
      'test/games/meteor/*.test.ts',
      'test/table/*.test.ts',
      'test/discord/chat/**/*.test.ts',
      'test/discord/gateway/read.test.ts',
      'test/e2e/silence.test.ts',
    ],
    exclude: ['test/table/kill.test.ts'],
    testTimeout: 60_000,
  },
});
