import { describe, expect, test } from 'vitest';
import { dayOf, startOf, streakOf } from '../../../../src/discord/games/meteor-town/daily.js';
import { paymentsFor, salesOf } from '../../../../src/games/meteor-town/index.js';
import { translator } from '../../../../src/text/index.js';
import { shareLine } from '../../../../src/text/meteor-town/index.js';
import { activating, amounts, town } from '../../../scenarios/meteor-town/table.js';

const t = translator('en');
const TODAY = '2026-11-21';
const back = (days: number): string => dayOf((startOf(TODAY) ?? 0) - days * 86_400_000);
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

describe('The line to share', () => {
  test('points, medal, craters and buildings, and nothing of the dice', () => {
    const { town: shared } = town({ built: ['abbey', 'sawmill'], boxes: { market: 0 }, craters: [2] });
    expect(shareLine(t, TODAY, shared)).toBe(`☄️ Meteor Town ${TODAY} · -5 · ☄···· 1 crater · 2 built`);
  });
});

describe('What is offered', () => {
  test('with the Train Station several ways to pay, the proposed one first, each enough', () => {
    const played = activating('511', { stock: 'W4GC', built: ['train-station'] });
    played.activate(5);
    const ways = paymentsFor(played.town, 'sawmill');
    expect(ways[0]).toEqual(amounts('WG'));
    expect(ways).toHaveLength(4);
    for (const payment of ways) expect(Object.values(payment).reduce((sum: number, count) => sum + count, 0)).toBe(2);
    expect(paymentsFor(town({ stock: 'WS' }).town, 'sawmill')).toEqual([amounts('WS')]);
    expect(paymentsFor(town().town, 'sawmill')).toEqual([]);
  });

  test('sales from all to one: the building’s own resource first, clovers last', () => {
    const played = activating('411', { stock: '2WDC', built: ['train-station', 'goldsmith'] });
    played.activate(4);
    const [use] = played.choices.uses;
    expect(use?.kind === 'sell' ? salesOf(use) : null).toEqual([
      amounts('2WSDC'),
      amounts('2WSD'),
      amounts('2WD'),
      amounts('WD'),
      amounts('D'),
    ]);
  });
});
