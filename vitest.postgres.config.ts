import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './test/support/temporary.js';

/** Tests of the whole bot that are run on PostgreSQL too: what each keeps is another part of the database. */
const ON_BOTH = [
  'test/e2e/duel/{day-turns,duel}.test.ts',
  'test/e2e/games/three-games.test.ts',
  'test/e2e/history/{coach,history,share}.test.ts',
  'test/e2e/meteor/{advanced,robots,silence,voice,voice-owed}.test.ts',
  'test/e2e/table/{again,anywhere,commands,notify,panel,watch}.test.ts',
];

/** What runs on PostgreSQL, on one server in a temporary folder: `npm run test:postgres`. */
export default defineConfig({
  test: {
    env: { TMPDIR: temporaryFolder() },
    globalSetup: 'test/support/postgres/for-all-tests.ts',
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'engine', include: ['test/**/postgres/**/*.test.ts'] } },
      { extends: true, test: { name: 'bot', include: ON_BOTH, env: { ENGINE: 'postgres' }, isolate: false } },
    ],
  },
});
