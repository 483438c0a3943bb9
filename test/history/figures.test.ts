import { describe, expect, it } from 'vitest';
import type { Tally } from '../../src/history/queries.js';
import { periodsOf, summarise } from '../../src/history/statistics/summary.js';
import { tableStats } from '../../src/history/statistics/sums.js';

const tally = (over: Partial<Tally>): Tally => ({
  ...{ company: 'people', mode: 'standard', crew: 3, result: 'won', bucket: '', games: 1, sums: {} },
  ...over,
});

/** Each figure of a player's or server's statistics, from sums written by hand. */
describe('a summary', () => {
  const figures = () =>
    summarise({
      tallies: [
        tally({ games: 4, sums: { rockets: 10 } }),
        tally({ games: 3, result: 'lost', sums: { rockets: 5, leavers: 1 } }),
        tally({ games: 2, crew: 2, result: 'drawn' }),
        tally({ games: 2, mode: 'first', crew: 4, result: 'abandoned' }),
        tally({ games: 9, company: 'robots', mode: 'first', sums: { rockets: 100 } }),
        tally({ games: 5, company: 'seeded', sums: { rockets: 1_000 } }),
        tally({ games: 6, company: 'apart', result: 'lost', sums: { rockets: 1_000 } }),
      ],
      days: [],
    });

  it('counts games and wins by company: of people, with robots, with a chosen seed, with rules that keep them apart', () => {
    expect(figures()).toMatchObject({
      people: { games: 11, won: 4 },
      robots: { games: 9, won: 9 },
      seeded: { games: 5, won: 5 },
      apart: { games: 6, won: 0 },
      periods: [],
    });
  });

  it('adds up how games ended and what was done in them, without chosen seeds and those apart', () => {
    expect(figures().results).toEqual({ won: 13, lost: 3, drawn: 2, abandoned: 2 });
    expect(figures().sums).toEqual({ rockets: 115, leavers: 1 });
  });

  it('lists modes and numbers of players, the most played first, then by name and number', () => {
    expect(figures().kinds).toEqual([
      { mode: 'standard', crew: 3, games: 7, won: 4 },
      { mode: 'first', crew: 4, games: 2, won: 0 },
      { mode: 'standard', crew: 2, games: 2, won: 0 },
    ]);
    expect(figures().modes).toEqual([
      { mode: 'first', won: 9, lost: 0, drawn: 0, abandoned: 2 },
      { mode: 'standard', won: 4, lost: 3, drawn: 2, abandoned: 0 },
    ]);
    const alike = summarise({ tallies: [tally({ crew: 4 }), tally({ crew: 2 }), tally({ mode: 'calm' })], days: [] });
    expect(alike.kinds.map(({ mode, crew }) => [mode, crew])).toEqual([
      ['calm', 3],
      ['standard', 2],
      ['standard', 4],
    ]);
    expect(alike.modes.map(({ mode }) => mode)).toEqual(['standard', 'calm']);
  });
});

describe('games over time', () => {
  const day = (date: string): number => Date.parse(date) / 86_400_000;
  const shown = (...days: readonly (readonly [date: string, games: number, won: number])[]) =>
    periodsOf(days.map(([date, games, won]) => ({ day: day(date), games, won }))).map(
      ({ kind, from, games, won }) => `${kind} ${new Date(from).toISOString().slice(0, 10)}: ${won}/${games}`,
    );

  it('are by day up to twelve, days without a game too', () => {
    expect(shown(['2026-03-01', 2, 1], ['2026-03-03', 1, 0])).toEqual([
      'day 2026-03-01: 1/2',
      'day 2026-03-02: 0/0',
      'day 2026-03-03: 0/1',
    ]);
    expect(shown(['2026-03-01', 1, 0], ['2026-03-12', 1, 0])).toHaveLength(12);
  });

  it('are by week from Monday to Sunday beyond that, and by month where twelve weeks are too few', () => {
    expect(shown(['2026-03-01', 1, 0], ['2026-03-02', 2, 2], ['2026-03-13', 4, 1])).toEqual([
      'week 2026-02-23: 0/1',
      'week 2026-03-02: 2/2',
      'week 2026-03-09: 1/4',
    ]);
    expect(shown(['2026-01-05', 1, 0], ['2026-03-23', 1, 0])[0]).toBe('week 2026-01-05: 0/1');
    expect(shown(['2026-01-05', 1, 0], ['2026-03-24', 1, 1])).toEqual([
      'month 2026-01-01: 0/1',
      'month 2026-02-01: 0/0',
      'month 2026-03-01: 1/1',
    ]);
  });

  it('are the newest dozen, over a year’s end too', () => {
    const months = shown(['2024-06-30', 1, 0], ['2025-12-31', 1, 0], ['2026-01-01', 3, 2]);
    expect([months.length, months[0], ...months.slice(-2)]).toEqual([
      12,
      'month 2025-02-01: 0/0',
      'month 2025-12-01: 0/1',
      'month 2026-01-01: 2/3',
    ]);
  });
});

it('a table comes to its seats’ sums and points, and the best score of those that have one', () => {
  const seats = new Map([
    [0, { sums: { turns: 2 }, points: 3, score: 3 }],
    [2, { sums: { turns: 1, sold: 4 }, points: 5, score: 5 }],
    [3, { sums: {}, points: 0, score: null }],
  ]);
  expect(tableStats(seats)).toEqual({ sums: { turns: 3, sold: 4 }, points: 8, score: 5, seats });
  expect(tableStats(new Map([[1, { sums: {}, points: 0, score: null }]])).score).toBeNull();
});
