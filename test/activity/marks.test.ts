import { expect, it } from 'vitest';
import type { OwnSeat } from '../../src/activity/games/meteor/table-view.js';
import { Marks, type Chosen } from '../../src/activity/web/games/meteor/marks.js';

const rocketOf = (site: number, change = 0): OwnSeat['launchable'][number] => ({
  site,
  damage: 2 + change,
  change,
  promises: {},
});
const NOTHING: Chosen = { card: null, held: undefined, rocket: undefined, change: 0 };

it('of several Rockets the one that is meant glows first, then its target', () => {
  const hints = [{ kind: 'launch', target: 'K', site: 1, change: 0 }] as const;
  const other = new Marks(hints, { ...NOTHING, rocket: rocketOf(0) });
  expect([other.site(0), other.site(1), other.target('K')]).toEqual([false, true, false]);
  const meant = new Marks(hints, { ...NOTHING, rocket: rocketOf(1) });
  expect([meant.site(1), meant.target('K'), meant.target('L')]).toEqual([false, true, false]);
});

it('the damage that is meant glows before the target', () => {
  const hints = [{ kind: 'launch', target: 'K', site: null, change: -1 }] as const;
  const other = new Marks(hints, { ...NOTHING, rocket: rocketOf(0) });
  expect([other.change(-1), other.change(0), other.target('K')]).toEqual([true, false, false]);
  const meant = new Marks(hints, { ...NOTHING, rocket: rocketOf(0, -1), change: -1 });
  expect([meant.change(-1), meant.target('K')]).toEqual([false, true]);
});

it('a card glows until it is chosen, then its site', () => {
  const hints = [{ kind: 'place', card: 'C', site: 2 }] as const;
  const before = new Marks(hints, NOTHING);
  expect([before.card('C'), before.card('F'), before.site(2)]).toEqual([true, false, true]);
  const chosen = new Marks(hints, { ...NOTHING, card: 'C', held: 'C' });
  expect([chosen.card('C'), chosen.site(2)]).toEqual([false, true]);
  expect(new Marks(hints, { ...NOTHING, card: 'F', held: 'F' }).site(2)).toBe(false);
});
