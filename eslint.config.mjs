import tseslint from 'typescript-eslint';

/** A wall of the house: files under `files` may not import anything that matches `forbidden`. */
const wall = (files, forbidden, message, paths = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [{ group: forbidden, message }],
        paths: paths.map((name) => ({ name, message })),
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      'coverage/**',
      'data/**',
      'test-results/**',
      '.stryker-tmp/**',
      'test/twin/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './src/local/web/tsconfig.json', './src/history/viewer/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Name what a file gives: no default exports.',
        },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['*.config.ts', '*.config.mjs'], rules: { 'no-restricted-syntax': 'off' } },
  // Tools print for a terminal; that is what they are for.
  { files: ['src/tools/**', 'scripts/**'], rules: { 'no-console': 'off' } },

  wall(
    ['src/games/**/*.ts'],
    [
      '**/table/**',
      '**/discord/**',
      '**/history/**',
      '**/local/**',
      '**/text/**',
      '**/tools/**',
      '**/commands/**',
      '**/env.js',
      '**/main.js',
      'node:*',
      'discord*',
      '@discordjs/*',
    ],
    'The rules are pure: games/ imports nothing outside itself.',
    ['better-sqlite3', 'pino', 'ws', 'zod', 'prom-client'],
  ),
  {
    files: ['src/games/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['setTimeout', 'setInterval', 'setImmediate', 'process', 'performance', 'crypto', 'fetch'].map((name) => ({
          name,
          message: 'The rules take time and chance as arguments.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
        { object: 'Math', property: 'random', message: 'Chance comes in as a seeded generator.' },
      ],
    },
  },
  wall(
    ['src/table/**/*.ts'],
    ['**/discord/**', '**/local/**', '**/text/**', '**/tools/**', '**/commands/**', 'discord*', '@discordjs/*'],
    'The table knows no Discord, no words, and no database but the log it is given.',
    ['better-sqlite3', 'ws'],
  ),
  wall(
    ['src/history/**/*.ts', 'src/storage/**/*.ts'],
    ['**/discord/**', '**/local/**', '**/tools/**', '**/commands/**', 'discord*', '@discordjs/*'],
    'The history knows the rules and the database, not Discord.',
    ['ws'],
  ),
  wall(
    ['src/local/**/*.ts'],
    [
      '**/games/**',
      '**/table/**',
      '**/history/**',
      '**/discord/**',
      '**/commands/**',
      '**/tools/**',
      'discord.js',
      '@discordjs/*',
    ],
    'The local server is a Discord, not a Meteor: it knows nothing of the game.',
    ['better-sqlite3'],
  ),
  wall(
    ['src/discord/**/*.ts', 'commands/**/*.ts'],
    [
      '**/local/**',
      '**/tools/**',
      '**/games/meteor/cards/**',
      '**/games/meteor/actions/**',
      '**/games/meteor/evolve.js',
      '**/games/meteor/decide.js',
    ],
    'Discord in and out holds no rule: it asks the table and draws views.',
    ['better-sqlite3', 'ws'],
  ),
  wall(
    ['src/text/**/*.ts'],
    [
      '**/table/**',
      '**/discord/**',
      '**/history/**',
      '**/local/**',
      '**/tools/**',
      '**/commands/**',
      'discord*',
      '@discordjs/*',
    ],
    'Words know the names of things, nothing else.',
  ),
);
