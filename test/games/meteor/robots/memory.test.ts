import { describe, expect, it } from 'vitest';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/index.js';
import { remember } from '../../../../src/games/meteor/robots/memory.js';
import { situationOf, viewOf, type Position } from './position.js';

const table: Position = { hands: ['C', 'F'], sites: ['4CE+C'], field: ['small-1', 'medium-4?'] };

describe('memory', () => {
  it('counts the looks since anything changed, and since a site did', () => {
    const once = remember(viewOf(table), NOTHING_SEEN);
    const again = remember(viewOf(table), once);
    expect([once.quiet, again.quiet]).toEqual([0, 1]);
    expect(again.still.get(0)?.thoughts).toBe(1);
    const moved = remember(viewOf({ ...table, sites: ['4CE+C', '1C'] }), again);
    expect(moved.quiet).toBe(0);
    expect(moved.still.get(1)?.thoughts).toBe(0);
  });

  it('takes a pass for no move', () => {
    const once = remember(viewOf(table), NOTHING_SEEN);
    expect(remember(viewOf({ ...table, passed: [1] }), once).quiet).toBe(1);
  });

  it('keeps fronts that it saw, and no others', () => {
    const once = remember(viewOf(table), NOTHING_SEEN);
    expect([...once.fronts.keys()]).toEqual(['K']);
  });

  it('makes a robot doubt Energy that nobody brings', () => {
    const chance = (looks: number): number => situationOf(table, 0, looks).energy.chance('E', 0).chance;
    expect(chance(4)).toBeLessThan(chance(1));
    expect(chance(8)).toBeLessThan(chance(4));
  });
});
