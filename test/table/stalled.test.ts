import { expect, test } from 'vitest';
import { countStalled } from '../../src/table/stalled.js';

const NOW = 100_000;
const due = (at: number | null, blocked = false) => ({ blocked, nextDue: () => at });
const broken = {
  blocked: false,
  nextDue: (): never => {
    throw new Error('no rules');
  },
};

test('a game is stalled whose next step is more than ten seconds overdue, or can’t be found out', () => {
  expect(countStalled([due(null), due(NOW + 1), due(NOW - 10_000)], NOW)).toBe(0);
  expect(countStalled([due(NOW - 10_001), broken], NOW)).toBe(2);
  expect(countStalled([due(0, true)], NOW), 'a blocked one is counted as blocked').toBe(0);
});
