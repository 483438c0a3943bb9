import { describe, expect, it } from 'vitest';
import { growthOver, growthPerHour } from '../../src/tools/soak/growth.js';

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

describe('whether a bot grows by more than it may a game', () => {
  const after = (looks: number, value: (games: number) => number) =>
    Array.from({ length: looks }, (_, at) => ({ games: at * 20, value: value(at * 20) }));
  /** Up and down by a MiB, as a collected heap is. */
  const noise = (games: number): number => ((games / 20) % 2) * 1024;

  it('one that fills what it keeps of 200 games, and then goes up and down, is flat', () => {
    expect(
      growthOver(
        after(60, (games) => 5 * Math.min(games, 200) + noise(games)),
        1,
      ),
    ).toMatchObject({
      verdict: 'flat',
    });
  });

  it('one that keeps 5 KiB of each game grows, and says by how much', () => {
    const { verdict, perGame } = growthOver(
      after(60, (games) => 5 * games + noise(games)),
      1,
    );
    expect(verdict).toBe('grows');
    expect(perGame).toBeCloseTo(5, 0);
  });

  it('few games say nothing, nor do looks that scatter by more than what is asked for', () => {
    expect(
      growthOver(
        after(20, () => 30),
        1,
      ),
    ).toMatchObject({ verdict: 'unsure', perGame: null });
    expect(
      growthOver(
        after(24, (games) => games + 20 * noise(games)),
        1,
      ),
    ).toMatchObject({ verdict: 'unsure' });
  });
});
