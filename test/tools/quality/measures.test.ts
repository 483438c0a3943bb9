import { expect, test } from 'vitest';
import { bootstrapped } from '../../../src/tools/quality/bootstrap.js';
import { worthOfCards } from '../../../src/tools/quality/cards.js';
import type { Measure } from '../../../src/tools/quality/certificate.js';
import { decisionsThatMattered, type Fork } from '../../../src/tools/quality/decisions.js';
import { leadChanges } from '../../../src/tools/quality/lead.js';
import { luckAndSkill, type Repeats } from '../../../src/tools/quality/luck.js';

const valueOf = ({ rows }: Measure, name: string): number =>
  rows.find((row) => row.name.startsWith(name))?.figure.value ?? Number.NaN;

const DEALS = Array.from({ length: 60 }, (_, deal) => deal);
const repeats = (of: (deal: number) => readonly [number, number]): Repeats => DEALS.map(of);

/** 0 or 1, as by chance, and the same each time. */
const coin = (number: number): number => (Math.imul(number + 1, 0x9e3779b1) >>> 16) & 1;

test('a game that the better level always wins is all skill', () => {
  const measure = luckAndSkill({ about: '', seed: 'a', levels: [repeats(() => [0, 0]), repeats(() => [1, 1])] });
  expect([valueOf(measure, 'skill'), valueOf(measure, 'the deal'), valueOf(measure, 'chance')]).toEqual([1, 0, 0]);
});

test('a game that the deal decides is all deal, and one of coins is all chance', () => {
  const byDeal = repeats((deal) => [coin(deal), coin(deal)]);
  expect(valueOf(luckAndSkill({ about: '', seed: 'a', levels: [byDeal, byDeal] }), 'the deal')).toBeCloseTo(1, 5);
  const byCoin = (from: number): Repeats => repeats((deal) => [coin(deal + from), coin(deal + from + 777)]);
  const coins = luckAndSkill({ about: '', seed: 'a', levels: [byCoin(0), byCoin(5000)] });
  expect(valueOf(coins, 'chance')).toBeGreaterThan(0.6);
  expect(valueOf(coins, 'skill')).toBeLessThan(0.05);
});

test('a bootstrap interval lies around its figure, and is the same with the same seed', () => {
  const values = DEALS.map(coin);
  const mean = (indices: readonly number[]): number =>
    indices.reduce((sum, index) => sum + (values[index] ?? 0), 0) / indices.length;
  const figure = bootstrapped(values.length, mean, 'b');
  expect(figure.low).toBeLessThan(figure.value);
  expect(figure.high).toBeGreaterThan(figure.value);
  expect(figure.high - figure.low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 60), 1);
  expect(bootstrapped(values.length, mean, 'b')).toEqual(figure);
});

test('a decision whose options win and lose mattered; one between coins did not', () => {
  const forks = (play: Fork['play']): readonly Fork[] => DEALS.slice(0, 20).map(() => ({ options: 2, play }));
  const clear = decisionsThatMattered({ about: '', unit: '%', forks: forks((option) => option) });
  expect(valueOf(clear, 'best option over a random one')).toBe(0.5);
  expect(valueOf(clear, 'best option over the worst')).toBe(1);
  expect(valueOf(clear, 'decisions that mattered')).toBe(1);
  let thrown = 0;
  const even = decisionsThatMattered({ about: '', unit: '%', forks: forks(() => coin((thrown += 1))) });
  expect(Math.abs(valueOf(even, 'best option over the worst'))).toBeLessThan(0.1);
  expect(valueOf(even, 'decisions that mattered')).toBeLessThan(0.2);
});

test('a lead changes from one to another, not where nobody leads for a while', () => {
  const measure = leadChanges({
    title: '',
    formula: '',
    courses: [
      { leaders: [null, 0, null, 0, 1, null, 1], winner: 1 },
      { leaders: [0, 1, 0, 0], winner: 1 },
      { leaders: [1, 1], winner: null },
    ],
  });
  expect(valueOf(measure, 'changes in a game')).toBe(1);
  expect(valueOf(measure, 'games without any')).toBeCloseTo(1 / 3);
  expect(valueOf(measure, 'games that ended otherwise')).toBe(1);
});

test('cards are compared between games with and without them, and the rarely used are named', () => {
  const games = DEALS.map((deal) => ({
    cards: new Set(deal < 30 ? ['a'] : deal === 59 ? ['b'] : []),
    result: deal < 20 ? 1 : 0,
  }));
  const measure = worthOfCards({
    title: '',
    formula: '',
    unit: '%',
    cards: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    games,
  });
  expect(measure.rows).toMatchObject([{ name: 'A', of: 30, figure: { value: 20 / 30 } }]);
  expect(measure.formula).toContain('B (1 of 60)');
});
