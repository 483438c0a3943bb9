import tseslint from 'typescript-eslint';
import { fewServices } from './scripts/few-services.mjs';

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
        project: [
          './tsconfig.json',
          './src/local/web/tsconfig.json',
          './src/activity/web/tsconfig.json',
          './src/history/viewer/tsconfig.json',
        ],
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
        {
          selector:
            ':matches(TSAsExpression, TSTypeAssertion) > :matches(TSAsExpression, TSTypeAssertion).expression[typeAnnotation.type=/^TS(Unknown|Never|Any)Keyword$/]',
          message: 'A cast through unknown hides what a type lacks: take a narrower port, or give a real object.',
        },
        {
          selector: ':matches(TSAsExpression, TSTypeAssertion)[typeAnnotation.type="TSNeverKeyword"]',
          message: 'A cast to never fits everything: take a narrower port, or give a real object.',
        },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'commands/**/*.ts'],
    // What a game is, shows and offers in its lobby is a definition, looked up by name and never a parameter bag.
    ignores: [
      'src/games/game.ts',
      'src/discord/games/{face,presentation}.ts',
      'src/discord/lobby/spec.ts',
      'src/{local,activity}/web/**',
      'src/history/**/viewer/**',
    ],
    plugins: { house: { rules: { 'few-services': fewServices } } },
    rules: { 'house/few-services': 'error' },
  },
  {
    files: ['{src,commands}/**/*.{ts,tsx}'],
    // Translations are data by language, and the names of emoji a list.
    ignores: ['src/text/*/**', 'src/games/meteor/silence/emoji-names.ts'],
    rules: { 'max-lines': ['error', 300] },
  },
  { files: ['*.config.ts', '*.config.mjs'], rules: { 'no-restricted-syntax': 'off' } },
  // Tools print for a terminal; that is what they are for.
  { files: ['src/tools/**', 'scripts/**'], rules: { 'no-console': 'off' } },

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
);
