import { expect, test } from 'vitest';
import { chanceIn } from '../../../../src/games/meteor/analysis/chance.js';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/memory.js';
import { lobby, table, type Table } from '../../../support/table.js';

/** What of the last thing that happened was chance. */
function chanceOf(t: Table, act: (t: Table) => void): ReturnType<typeof chanceIn> {
  const before = t.state;
  act(t);
  const last = t.log.at(-1);
  if (last === undefined) throw new Error('nothing happened');
  const seen = { seenBefore: NOTHING_SEEN, seen: NOTHING_SEEN };
  return chanceIn({ ...last, sequence: 0, before, after: t.state, position: 0, ...seen });
}

const NOW = { windowMs: 0 } as const;

test('nothing was chance where cards are laid, and where a Rocket flies at what lies face up', () => {
  const t = table({
    hands: ['C', '', ''],
    sites: ['', '2C C', ''],
    field: ['small-2', 'seven-7'],
    faceUp: 'K',
    options: NOW,
  });
  expect(chanceOf(t, () => t.place(0, 'C', 0))).toBeNull();
  expect(chanceOf(t, () => t.pass(2))).toBeNull();
  expect(chanceOf(t, () => t.launch(1, 'K'))).toBeNull();
});

test('a Rocket at a meteor that lies face down, or can’t be turned up, shows something', () => {
  const t = table({ sites: ['2C C', '', ''], field: ['small-2', 'seven-7'], options: NOW });
  expect(chanceOf(t, () => t.launch(0, 'K'))).toBe('reveal');
  const dark = table({ sites: ['2C C', '', ''], field: ['seven-7'], boss: 'dark-body', options: NOW });
  expect(chanceOf(dark, () => dark.launch(0, 'L'))).toBe('reveal');
});

test('one such among the targets of a salvo is enough', () => {
  const t = table({ sites: ['2C C', '1C C', '1F'], field: ['small-2', 'small-1', 'seven-7'], faceUp: 'K' });
  t.launch(0, 'K');
  t.launch(1, 'L');
  expect(chanceOf(t, () => t.wait(5_000))).toBe('reveal');
});

test('so do a Survey Satellite and an Astronomer', () => {
  const survey = table({ hands: ['A', '', ''], sites: ['survey C E'], field: ['small-1', 'seven-7'] });
  expect(chanceOf(survey, () => survey.place(0, 'A', 0))).toBe('reveal');
  const astronomer = table({ powers: ['astronomer', '', ''], field: ['small-1', 'seven-7'] });
  expect(chanceOf(astronomer, () => astronomer.use(0, 'K'))).toBe('reveal');
});

test('cards that are drawn are a draw: at a zone change, by a Retrofit', () => {
  const t = table({ hands: ['C', '', ''], sites: ['C C C', '', ''] });
  expect(chanceOf(t, () => t.place(0, 'C', 0))).toBe('draw');
  expect(chanceOf(t, () => t.wait(60_000))).toBe('draw');
});

test('a meteor that joins is chance too, though nobody drew anything', () => {
  const t = table({ sites: ['2C C', '', ''], field: ['small-2-twin', 'seven-7'], faceUp: 'KL', options: NOW });
  expect(chanceOf(t, () => t.launch(0, 'K'))).toBe('other');
});

test('the deal at the clock’s start is where the look back begins: no chance of the game', () => {
  const t = lobby(2);
  t.start();
  expect(chanceOf(t, () => t.start())).toBeNull();
});
