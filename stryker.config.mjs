/**
 * `npm run test:mutation`: how many small changes to the rules, the table and the silence some test notices. One part at
 * a time, as MUTATION names it, with the tests that are about it and nothing slower: hours for all of them on two quiet
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
};

const part = process.env.MUTATION ?? 'rules';
const mutate = PARTS[part];
if (mutate === undefined) throw new Error(`MUTATION is one of ${Object.keys(PARTS).join(', ')}`);

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate,
  // Words of refusals and ids of cards are data that other tests hold.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  // A busy machine is not to be taken for a loop without end.
  timeoutMS: 20_000,
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  incremental: true,
  incrementalFile: `test-results/mutation-${part}.incremental.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `test-results/mutation-${part}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'data', 'coverage', 'test-results', 'docs'],
  // The robots' score is printed, not judged: they may play well in more than one way.
  thresholds: { high: 90, low: 85, break: part === 'robots' ? null : 85 },
};
