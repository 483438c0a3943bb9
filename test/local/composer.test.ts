import { expect, test } from 'vitest';
import { flatten } from '../../src/local/web/composer/model.js';
import { isBegunBy } from '../../src/local/web/composer/parse.js';

/** What Enter takes of the commands that the local page marks. */

const COMMANDS = flatten(
  ['pass', 'place', 'done'].map((name) => ({
    id: name,
    name: 'meteor',
    description: 'End your orders; then the meteors fly',
    options: [{ type: 1, name, description: '', required: false, autocomplete: false, choices: [], options: [] }],
  })),
);
const begunBy = (line: string): readonly string[] =>
  COMMANDS.filter((command) => isBegunBy(command, line)).map(({ name }) => name);

test('a beginning of the name, with or without the game', () => {
  expect(begunBy('/meteor pl')).toEqual(['meteor place']);
  expect(begunBy('/pa')).toEqual(['meteor pass']);
});

test('no word of a description, and no letters in the middle', () => {
  expect(begunBy('/meteor fly')).toEqual([]);
  expect(begunBy('/fly')).toEqual([]);
  expect(begunBy('/ace')).toEqual([]);
});
