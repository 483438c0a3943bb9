import { describe, expect, it } from 'vitest';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/index.js';
import { remember } from '../../../../src/games/meteor/robots/memory.js';
import { chanceElsewhere, frontsOf, unseenCards } from '../../../../src/games/meteor/robots/odds.js';
import { viewOf } from './position.js';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('what a meteor may be', () => {
  it('is all of its band at first', () => {
    const view = viewOf({ hands: ['C'], field: ['small-2-rich?'] });
    const fronts = view.field.flatMap((meteor) => frontsOf(meteor, NOTHING_SEEN));
    expect(sum(fronts.map(({ chance }) => chance))).toBeCloseTo(1);
    expect(new Set(fronts.map(({ size }) => size))).toEqual(new Set([1, 2, 3]));
  });

  it('is not what was seen, even after that is gone', () => {
    const before = remember(viewOf({ hands: ['C'], field: ['small-2-rich?', 'small-3-armoured'] }), NOTHING_SEEN);
    const view = viewOf({ hands: ['C'], field: ['small-2-rich?'] });
    const fronts = view.field.flatMap((meteor) => frontsOf(meteor, remember(view, before)));
    expect(fronts.some(({ size, trait }) => size === 3 && trait === 'armoured')).toBe(false);
    expect(sum(fronts.map(({ chance }) => chance))).toBeCloseTo(1);
  });

  it('is what lies face up', () => {
    const [meteor] = viewOf({ hands: ['C'], field: ['medium-5-twin'] }).field;
    expect(meteor === undefined ? [] : frontsOf(meteor, NOTHING_SEEN)).toEqual([{ size: 5, trait: 'twin', chance: 1 }]);
  });
});

describe('what others may hold', () => {
  it('counts what lies open and in hand as seen', () => {
    const { counts, total, elsewhere } = unseenCards(
      viewOf({ hands: ['E E', 'C A F'], sites: ['4CE'], field: ['small-1'], discard: ['E'] }),
    );
    expect(counts.get('E')).toBe(2);
    expect(counts.get('4CE')).toBe(0);
    expect(elsewhere).toBe(3);
    expect(total).toBe(76 - 2 - 1 - 1);
  });

  it('is impossible when all are seen, and likelier of the common', () => {
    const unseen = unseenCards(viewOf({ hands: ['E E E', 'C A F C'], field: ['small-1'], discard: ['E', 'E'] }));
    expect(chanceElsewhere(unseen, 'E', 1)).toBe(0);
    expect(chanceElsewhere(unseen, 'C', 1)).toBeGreaterThan(chanceElsewhere(unseen, 'A', 1));
    expect(chanceElsewhere(unseen, 'C', 1)).toBeGreaterThan(chanceElsewhere(unseen, 'C', 2));
  });
});
