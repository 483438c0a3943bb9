import { expect, test } from 'vitest';
import { BudgetParts } from '../../../../src/games/meteor/analysis/budget.js';

/** A budget of a hundred rollouts, of whose time so much is spent. */
function parts(rollouts = 100): { parts: BudgetParts; told: number[]; spend: (share: number) => void } {
  let spent = 0;
  const told: number[] = [];
  const budget = { rollouts, spent: () => spent, onProgress: (share: number) => void told.push(share) };
  return {
    parts: new BudgetParts(budget),
    told,
    spend: (share) => {
      spent = share;
    },
  };
}

test('each part has its share of the rollouts, whatever the ones before it used', () => {
  const { parts: budget } = parts();
  expect(budget.rounds(10)).toBe(1);
  budget.open(0.3);
  expect(budget.rounds(10)).toBe(3);
  budget.take(20);
  expect([budget.used, budget.rounds(10), budget.rounds(5)]).toEqual([20, 1, 2]);
  budget.open(0.5);
  // What the first part left over is lost.
  expect([budget.used, budget.rounds(10)]).toEqual([30, 5]);
  budget.take(60);
  budget.open(0.5);
  expect([budget.used, budget.rounds(10), budget.rounds(0)]).toEqual([90, 1, 0]);
});

test('a part is over when its share of the time is', () => {
  const { parts: budget, spend } = parts();
  budget.open(0.3);
  expect(budget.mayGoOn()).toBe(true);
  spend(0.3);
  expect(budget.mayGoOn()).toBe(false);
  budget.open(0.7);
  expect(budget.mayGoOn()).toBe(true);
  spend(1);
  expect(budget.mayGoOn()).toBe(false);
});

test('how far it is, is told every twenty rollouts, never below or above its part', () => {
  const { parts: budget, told, spend } = parts();
  budget.open(0.5);
  for (let taken = 0; taken < 19; taken += 1) budget.take();
  expect(told).toEqual([]);
  budget.take();
  expect(told).toEqual([0.2]);
  budget.take(3);
  expect([budget.used, told]).toEqual([23, [0.2]]);
  budget.take(18);
  expect(told).toEqual([0.2, 0.41]);
  spend(0.45);
  expect(budget.progress).toBe(0.45);
  spend(0.9);
  expect(budget.progress).toBe(0.5);
  spend(0);
  budget.open(0.5);
  expect(budget.progress).toBe(0.5);
});

test('a budget of none is spent from the beginning', () => {
  const { parts: budget } = parts(0);
  budget.open(0.5);
  budget.take();
  expect([budget.rounds(3), budget.progress]).toEqual([1, 0.5]);
});
