import { expect, it } from 'vitest';
import { growthPerHour } from '../../src/tools/soak/growth.js';

const looks = (count: number, value: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({ atMs: at * 60_000, value: value(at) }));

it('a bot that leaks a MiB a minute grows by 60 an hour, and one that goes up and down by nothing', () => {
  expect(growthPerHour(looks(30, (at) => 30 + at))).toBe(60);
  expect(growthPerHour(looks(30, () => 30))).toBe(0);
  expect(Math.abs(growthPerHour(looks(31, (at) => 30 + (at % 2))) ?? 99)).toBeLessThan(1);
});

it('what is filled once at the beginning is no growth', () => {
  expect(growthPerHour(looks(30, (at) => Math.min(at, 5)))).toBe(0);
});

it('too few looks say nothing', () => {
  expect(growthPerHour(looks(3, (at) => at))).toBeNull();
});
