import { expect, it } from 'vitest';
import { WORD_EXCEPTIONS } from '../../../src/tools/word-lint/exceptions.js';
import { lintWords, passagesOf } from '../../../src/tools/word-lint/lint.js';
import { WORD_PATTERNS } from '../../../src/tools/word-lint/patterns.js';

const namesIn = (text: string): readonly string[] =>
  lintWords([{ where: 'key', text }], WORD_PATTERNS, []).hits.map(({ pattern }) => pattern.name);

it.each([
  ['The deck is dealt anew.', 'anew'],
  ['Pass all the same?', 'all the same'],
  ['Those with Manage Server can allow it.', 'those who'],
  ['Whoever sits here may start.', 'whoever'],
  ['You watch no more.', 'no more'],
  ['That is no code of a duel.', 'no as predicate'],
  ['The game stands in Time Out.', 'stands'],
  ['You don’t play here, so nothing was done.', 'nothing was done'],
  ['Won: 44 %', 'percent space'],
])('finds “%s”', (text, name) => {
  expect(namesIn(text)).toContain(name);
});

it.each([
  'There is no room.',
  'It is no longer there',
  'A stand of trees',
  'The card goes on **{site}**.',
  'Won: 44%',
  'The silence ends when the satellite is up.',
])('lets “%s” be', (text) => {
  expect(namesIn(text)).toEqual([]);
});

it('an exception covers its place only, and is reported once nothing needs it', () => {
  const exception = { where: 'a', pattern: 'anew', reason: 'a test' };
  const passages = ['a', 'b'].map((where) => ({ where, text: 'anew' }));
  const { hits, unused } = lintWords(passages, WORD_PATTERNS, [exception, { ...exception, where: 'c' }]);
  expect(hits.map(({ where }) => where)).toEqual(['b']);
  expect(unused.map(({ where }) => where)).toEqual(['c']);
});

it('reads documents without their code and addresses', () => {
  expect(passagesOf('x.md', 'a `b` [c](d)\n```\ncode\n```\ne').map(({ line, text }) => [line, text])).toEqual([
    [1, 'a `…` [c]'],
    [5, 'e'],
  ]);
});

it('each exception names a pattern and says why, and there are few', () => {
  expect(WORD_EXCEPTIONS.length).toBeLessThanOrEqual(30);
  for (const { pattern, reason } of WORD_EXCEPTIONS) {
    expect(WORD_PATTERNS.map(({ name }) => name)).toContain(pattern);
    expect(reason.length).toBeGreaterThan(10);
  }
});
