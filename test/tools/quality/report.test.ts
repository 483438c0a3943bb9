import { expect, test } from 'vitest';
import { ladderOfPoints, ladderOfWins } from '../../../src/tools/quality/ladder.js';
import { readOptions } from '../../../src/tools/quality/options.js';
import { measureLines } from '../../../src/tools/quality/report.js';
import { withSection } from '../../../src/tools/quality/section.js';

const wins = (won: number, games: number): readonly number[] =>
  Array.from({ length: games }, (_, game) => (game < won ? 1 : 0));

test('the ladder says how often each level wins, and what the next one wins more over the same deals', () => {
  const measure = ladderOfWins({
    formula: 'Won ÷ games.',
    steps: [
      { level: 'Low', results: wins(20, 100) },
      { level: 'High', results: wins(60, 100) },
    ],
  });
  expect(measure.rows.map(({ name, of }) => [name, of])).toEqual([
    ['Low', 100],
    ['High', 100],
    ['High over Low, same deals', 100],
  ]);
  const [low, high, more] = measure.rows.map(({ figure }) => figure);
  expect([low?.value, high?.value, more?.value]).toEqual([0.2, 0.6, 0.4]);
  expect(more?.low).toBeCloseTo(0.303, 3);
  expect(measureLines(measure)).toContain('| Low | 20.0 | 13.3 to 28.9 | 100 |');
});

test('a level with fewer games is compared over the deals that it played', () => {
  const { rows } = ladderOfPoints({
    formula: '',
    steps: [
      { level: 'Low', results: [1, 2, 3, 100] },
      { level: 'High', results: [3, 4, 5] },
      { level: 'Highest', results: [4, 5, 6, 7] },
    ],
  });
  expect(rows.at(-2)).toMatchObject({ of: 3, figure: { value: 2, low: 2, high: 2 } });
  expect(rows.at(-1)).toMatchObject({ of: 3, figure: { value: 1, low: 1, high: 1 } });
});

test('what is not measured is said with its reason', () => {
  expect(measureLines({ id: 'a', title: 'Silence', reason: 'Talk is free here.' })).toEqual([
    '### Silence',
    '',
    'Not measured. Talk is free here.',
    '',
  ]);
});

test('a section is written anew in its place, or added at the end', () => {
  const page = '# Page\n\n## One\n\nold\n\n## Two\n\nkept\n';
  expect(withSection(page, 'One', ['new', ''])).toBe('# Page\n\n## One\n\nnew\n\n## Two\n\nkept\n');
  expect(withSection(page, 'Two', ['new'])).toBe('# Page\n\n## One\n\nold\n\n## Two\n\nnew\n');
  expect(withSection(page, 'Three', ['new'])).toBe(`${page}\n## Three\n\nnew\n`);
});

test('without a game all are certified; an unknown one is refused', () => {
  expect(readOptions(['--seed', '7'], ['one', 'two'])).toMatchObject({ kinds: ['one', 'two'], seed: '7', games: 300 });
  expect(readOptions(['two', '--json'], ['one', 'two'])).toMatchObject({ kinds: ['two'], json: true });
  expect(() => readOptions(['three'], ['one', 'two'])).toThrow('--game must be one of one, two, not "three"');
  expect(() => readOptions(['--games', '3'], ['one'])).toThrow('--games must be a whole number from 20');
});
