import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/games/game.js';
import { dealOfDay, withDayKey, type DayKeys } from '../../src/history/export/day-key.js';
import type { GameRecord } from '../../src/history/queries.js';
import { game } from '../support/played.js';
import { recordOf } from '../support/record.js';
import { MATCHES } from '../toy/matches.js';

const DAY = '2026-11-21';
const SEEDS = [{ seats: 2, seed: 'abc' }];
const TOY = {
  ...MATCHES,
  daily: { mode: 'daily', seats: [2], dayOf: MATCHES.daily?.dayOf, seedsOf: () => SEEDS },
} as AnyGame;
const entriesOf = (day?: string): GameRecord['entries'] => [
  {
    sequence: 0,
    at: 0,
    action: { type: 'create' },
    events: MATCHES.create({ options: { matches: 7, ...(day === undefined ? {} : { day }) }, seed: 's' }),
  },
];
const DEAL = { day: DAY, kind: 'matches', rules: '1', mode: 'daily', seeds: SEEDS };

describe('A game of a day’s deal', () => {
  it('names the day, the rules and the seeds that it was dealt by', () => {
    expect(dealOfDay(TOY, { entries: entriesOf(DAY) })).toEqual(DEAL);
  });

  it('is told from one with a deal of its own, and from games without days', () => {
    expect(dealOfDay(TOY, { entries: entriesOf() })).toBeNull();
    expect(dealOfDay(TOY, { entries: [] })).toBeNull();
    expect(dealOfDay(undefined, { entries: entriesOf(DAY) })).toBeNull();
    const { daily: _daily, ...without } = TOY;
    expect(dealOfDay(without as AnyGame, { entries: entriesOf(DAY) })).toBeNull();
  });

  it('carries its day’s key once that is published, and nothing while the game is kept back', async () => {
    const record = { ...(await recordOf(game('key1', 2))), entries: entriesOf(DAY) };
    const asked: unknown[] = [];
    const keys: DayKeys = { keyFor: (...deal) => (asked.push(deal), 'the key') };
    expect(withDayKey(record, TOY, keys)).toEqual({ ...record, log: { ...record.log, dayKey: 'the key' } });
    expect(asked).toEqual([['matches', '1', DAY, SEEDS]]);
    expect(withDayKey({ ...record, withheld: 'deal-of-today' }, TOY, keys).log.dayKey).toBeUndefined();
    expect(withDayKey({ ...record, entries: entriesOf() }, TOY, keys).log.dayKey).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(withDayKey(record, TOY, { keyFor: () => null })).toBe(record);
  });
});
