/**
 * `npm run test:mutation`: how many small changes to the rules, the table and the silence some test notices. Takes about
 * two hours on two cores, so it is no part of CI. One part: `npx stryker run -m 'src/table/**'`.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/games/meteor/**/*.ts', '!src/games/meteor/robots/**', 'src/table/**/*.ts', 'src/discord/chat/**/*.ts'],
  // Words of refusals and ids of cards are data that other tests hold.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json', 'progress'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'data', 'coverage', 'test-results', 'docs/images'],
  thresholds: { high: 90, low: 85, break: 85 },
};
