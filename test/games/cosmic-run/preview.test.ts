import { describe, expect, test } from 'vitest';
import { completingDice, gainAt } from '../../../src/games/cosmic-run/preview.js';
import { cosmic, type CosmicSpec } from '../../support/cosmic-run/table.js';

const gain = (spec: CosmicSpec, dice: readonly number[], place: number | string) => {
  const t = cosmic(spec);
  return gainAt(t.view(0), dice, t.place(place));
};
const completing = (spec: CosmicSpec, place: number | string) => {
  const t = cosmic(spec);
  return completingDice(t.view(0), t.place(place));
};

describe('What dice would give', () => {
  test('spaces, with what aliens add, and no further than the planet', () => {
    expect(gain({ dice: '11345 6' }, [0, 1], 1)).toEqual({ kind: 'spaces', count: 2 });
    expect(gain({ dice: '11345 6', aliens: [['one-eye']] }, [0, 1], 1)).toEqual({ kind: 'spaces', count: 3 });
    expect(gain({ dice: '11345 6', ships: [[7, 0, 0, 0, 0, 0]] }, [0, 1], 1)).toEqual({ kind: 'spaces', count: 1 });
    expect(gain({ dice: '12345 6' }, [0, 1, 5], 6)).toEqual({ kind: 'spaces', count: 8 });
  });

  test('a part of a set, a recruit, crystals, or nothing', () => {
    expect(gain({ dice: '33345 6' }, [0, 1], 4)).toEqual({ kind: 'part', have: 2, size: 4 });
    expect(gain({ dice: '13345 6', display: ['echo'] }, [0], 'echo')).toEqual({ kind: 'part', have: 1, size: 2 });
    expect(gain({ dice: '13345 6', display: ['echo'] }, [0, 1], 'echo')).toEqual({ kind: 'recruit' });
    expect(gain({ dice: '13345 6', crystals: [4] }, [0, 1], 'tech')).toEqual({ kind: 'crystals', count: 1 });
    expect(gain({ dice: '13345 6', crystals: [5] }, [0], 'tech')).toEqual({ kind: 'lost' });
  });

  test('null where they may not lie, or before the dice', () => {
    expect(gain({ dice: '12345 6' }, [1], 1)).toBeNull();
    expect(gain({ dice: '12345 6', scored: [1] }, [0], 1)).toBeNull();
    expect(gain({ dice: '12345 6' }, [], 'tech')).toBeNull();
    expect(gain({ actions: true }, [0], 'tech')).toBeNull();
  });
});

describe('What a place takes by itself', () => {
  test('all ones, whole sets, different numbers, what an alien needs, everything for crystals', () => {
    expect(completing({ dice: '11345 1' }, 1)).toEqual([0, 1, 5]);
    expect(completing({ dice: '33355 5' }, 2)).toEqual([0, 1, 3, 4]);
    expect(completing({ dice: '33355 5' }, 3)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(completing({ dice: '33345 6' }, 6)).toEqual([0, 3, 4]);
    expect(completing({ dice: '13345 6', display: ['echo'] }, 'echo')).toEqual([0, 1]);
    expect(completing({ dice: '13345 6', display: ['elder'], aliens: [['diplomat']] }, 'elder')).toEqual([5]);
    expect(completing({ dice: '13345 6' }, 'tech')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('nothing where nothing would be complete, and what lies there counts', () => {
    expect(completing({ dice: '33345 6' }, 4)).toEqual([]);
    expect(completing({ dice: '13345 6', display: ['elder'] }, 'elder')).toEqual([]);
    expect(completing({ dice: '33345 6', scored: [2] }, 2)).toEqual([]);
    const t = cosmic({ dice: '33345 6' });
    t.assign([0], 3);
    expect(completingDice(t.view(0), '3')).toEqual([1, 2]);
  });

  test('the yellow die goes to planet 6 by itself only as the last one', () => {
    const t = cosmic({ dice: '12345 6' });
    t.assign([0, 1, 2, 3, 4], 6);
    expect(completingDice(t.view(0), '6')).toEqual([5]);
  });
});
