import { defineConfig } from 'vitest/config';
import { runInLastingThread } from './test/support/lasting/pool.js';
import { QuickestFirst } from './test/support/lasting/quickest-first.js';
import { temporaryFolder } from './test/support/temporary.js';

/**
 * For each part that stryker.config.mjs mutates, the tests that are about it: nothing that starts a process, and a whole
 * bot in `messages` and a few tests of `storage` only.
 */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  rules: [
    'test/scenarios/meteor/**/*.test.ts',
    'test/games/meteor/{cards,game,old-logs,projects}.test.ts',
    'test/discord/games/meteor/chat/judge.test.ts',
  ],
  kept: [
    'test/games/meteor/{cards,projects}.test.ts',
    'test/scenarios/meteor/{advanced/*,solo/lesson,r03*,r07*,r15*,retrofits,technologies,what-players-see}.test.ts',
  ],
  analysis: ['test/games/meteor/analysis/*.test.ts', 'test/scenarios/meteor/solo/practice.test.ts'],
  robots: ['test/games/meteor/robots/**/*.test.ts', 'test/table/robot-seats.test.ts'],
  table: ['test/table/*.test.ts', 'test/table/duel/*.test.ts'],
  silence: [
    'test/discord/chat/**/*.test.ts',
    'test/discord/games/meteor/chat/**/*.test.ts',
    'test/discord/gateway/read.test.ts',
    'test/scenarios/meteor/r11-silence-and-secrets.test.ts',
  ],
  'cosmic-run': [
    'test/scenarios/cosmic-run/*.test.ts',
    'test/games/cosmic-run/{legal,preview}.test.ts',
    'test/games/shared/*.test.ts',
  ],
  'meteor-storm': [
    'test/scenarios/meteor-storm/*.test.ts',
    'test/games/meteor-storm/hexes.test.ts',
    'test/games/shared/*.test.ts',
  ],
  'meteor-town': [
    'test/scenarios/meteor-town/*.test.ts',
    'test/games/meteor-town/choices.test.ts',
    'test/games/shared/*.test.ts',
  ],
  history: ['test/history/**/*.test.ts', 'test/toy/matches.test.ts'],
  // Boards and panels live in a bot: it runs in the test's own process, with time in the test's hands.
  messages: ['test/discord/messages/**/*.test.ts', 'test/e2e/table/{panel,panel-ends,pictures,watch}.test.ts'],
  storage: [
    'test/storage/{sql,sqlite}/*.test.ts',
    'test/storage/sqlite/disk/{checkpoints,disk,thrown}.test.ts',
    'test/storage/sqlite/{file,retention,rows}/*.test.ts',
    'test/storage/contract/embedded.test.ts',
    'test/history/{counting,own-record,records,summary}.test.ts',
  ],
};

const part = process.env['MUTATION'] ?? 'rules';
/** Parts whose tests replace modules, or whose files remember what they worked out: each test file starts anew. */
const isolate = part === 'kept' || part === 'analysis' || part === 'meteor-storm';
/** Parts whose tests load the whole bot, which would take most of each mutant's time; none of their sources has a memory. */
const lasting = part === 'history' || part === 'messages' || part === 'storage';

export default defineConfig({
  plugins: lasting
    ? [
        {
          name: 'lasting-thread',
          configureVitest: ({ project }) => {
            runInLastingThread(project);
          },
        },
      ]
    : [],
  test: {
    include: [...(TESTS[part] ?? [])],
    // The made-up cards replace modules; whole games by robots take minutes; the others start processes or threads.
    exclude: [
      'test/games/meteor/robots/play.test.ts',
      'test/table/kill.test.ts',
      'test/table/slow-robots.test.ts',
      'test/storage/sqlite/{*-process,past-in-thread,killed}.test.ts',
      ...(isolate ? [] : ['test/scenarios/meteor/r15-made-up-cards.test.ts']),
    ],
    isolate,
    sequence: { sequencer: QuickestFirst },
    env: { TMPDIR: temporaryFolder() },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
