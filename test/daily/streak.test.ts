import { describe, expect, test } from 'vitest';
import { dayAfter, dayOf, startOf } from '../../src/daily/day.js';
import { streakOf } from '../../src/daily/streak.js';

const TODAY = '2026-11-21';
const back = (days: number): string => dayAfter(TODAY, -days);
const played = (...days: readonly number[]): ReadonlySet<string> => new Set(days.map(back));
const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('Streaks', () => {
  test('days in a row; today may still come', () => {
    expect(streakOf(played(), TODAY)).toBe(0);
    expect(streakOf(played(0, 1, 2), TODAY)).toBe(3);
    expect(streakOf(played(1, 2), TODAY)).toBe(2);
  });

  test('a free day in ten: a second one within ten days ends it', () => {
    expect(streakOf(played(0, 1, 3, 4), TODAY)).toBe(4);
    expect(streakOf(played(0, 1, 3, 4, 6, 7), TODAY)).toBe(4);
    expect(streakOf(played(0, ...run(2, 11), ...run(13, 15)), TODAY)).toBe(14);
    expect(streakOf(played(0, 3, 4), TODAY)).toBe(1);
  });

  test('days are UTC, and what is no day isn’t taken for one', () => {
    expect(dayOf(Date.UTC(2026, 10, 21, 23, 59))).toBe(TODAY);
    for (const day of ['2026-02-30', '2026-13-01', 'today', '2026-1-1', '']) expect(startOf(day)).toBeNull();
  });
});
