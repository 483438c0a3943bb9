/**
 * `npm run test:mutation`: how many small changes to the rules, the table, the messages and what is kept some test
 * notices. One part at a time, as MUTATION names it, with the tests that are about it and nothing slower: hours for all of them on two quiet
 * cores, so it is no part of CI. What was tried before and has not changed is not tried again.
 */
const KEPT = ['src/games/meteor/{projects,winnable}.ts', 'src/games/meteor/lesson/progress.ts'];
const PARTS = {
  rules: ['src/games/meteor/**/*.ts', '!src/games/meteor/{robots,analysis}/**', ...KEPT.map((file) => `!${file}`)],
  // These remember what they worked out, or need made-up cards: their tests start anew for each change, which takes long.
  kept: KEPT,
  analysis: ['src/games/meteor/analysis/**/*.ts'],
  robots: ['src/games/meteor/robots/**/*.ts'],
  table: ['src/table/**/*.ts'],
  silence: ['src/discord/chat/**/*.ts', 'src/discord/games/meteor/chat/**/*.ts', 'src/games/meteor/silence/**/*.ts'],
  'cosmic-run': ['src/games/cosmic-run/**/*.ts', '!src/games/cosmic-run/robots/**'],
  'meteor-storm': ['src/games/meteor-storm/**/*.ts', '!src/games/meteor-storm/robots/**'],
  'meteor-town': ['src/games/meteor-town/**/*.ts', '!src/games/meteor-town/robots/**'],
  // The script of a replay file runs in a browser.
  history: ['src/history/**/*.ts', '!src/history/{viewer,*/viewer}/**'],
  messages: ['src/discord/messages/**/*.ts'],
  // PostgreSQL's needs a server; the threads and processes of SQLite's are tests of their own.
  storage: ['src/storage/{log,sql,sqlite}/**/*.ts', '!src/storage/sqlite/**/*{worker,thread}.ts'],
};

/** Parts that were always here fail below 85%, the others below 80%; robots may play well in more than one way. */
const LOWEST = { rules: 85, kept: 85, analysis: 85, table: 85, silence: 85, robots: null };

const part = process.env.MUTATION ?? 'rules';
const mutate = PARTS[part];
if (mutate === undefined) throw new Error(`MUTATION is one of ${Object.keys(PARTS).join(', ')}`);

/** A share of the mutants in %, where all of them would take too long; another SAMPLE_SEED chooses others. */
const { SAMPLE: sample, SAMPLE_SEED: seed = '' } = process.env;
const name = sample === undefined ? part : `${part}-sample-${sample}${seed}`;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  checkers: sample === undefined ? [] : ['sample'],
  plugins: ['@stryker-mutator/vitest-runner', ...(sample === undefined ? [] : ['./test/support/lasting/sample.mjs'])],
  mutate,
  // Words of refusals and ids of cards are data that other tests hold.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  // A busy machine is not to be taken for a loop without end.
  timeoutMS: 20_000,
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  incremental: true,
  incrementalFile: `test-results/mutation-${name}.incremental.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `test-results/mutation-${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'data', 'coverage', 'test-results', 'docs'],
  thresholds: { high: 90, low: 80, break: part in LOWEST ? LOWEST[part] : 80 },
};
