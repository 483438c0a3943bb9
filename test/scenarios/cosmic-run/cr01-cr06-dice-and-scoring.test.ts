import { describe, expect, test } from 'vitest';
import { cosmic } from '../../support/cosmic-run/table.js';

describe('CR1 Ships and tracks', () => {
  test('one ship on each of six tracks, on space 0', () => {
    expect(cosmic().player(0).ships).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('a move that would pass the planet stops on it', () => {
    const t = cosmic({ dice: '11111 1', ships: [[5, 0, 0, 0, 0, 0]] });
    t.assign([0, 1, 2, 3, 4, 5], 1);
    expect(t.ship(0, 1)).toBe(8);
  });
});

describe('CR2 Scoring a planet', () => {
  /** Planet 1 is destroyed with the ships on these spaces. */
  const destroyed = (spaces: readonly number[]): readonly number[] => {
    const t = cosmic({
      players: spaces.length,
      meteors: ['1-2-4'],
      hits: [2],
      ships: spaces.map((space) => [space, 0, 0, 0, 0, 0]),
    });
    t.endTurn();
    return t.happened('planet-scored')[0]?.points ?? [];
  };

  test('ships are ranked by space, and each owner gets the value of the rank', () => {
    expect(destroyed([4, 7, 1, 2])).toEqual([5, 9, 1, 2]);
  });

  test('a ship on space 0 gets nothing and takes no rank', () => {
    expect(destroyed([0, 3, 0])).toEqual([0, 9, 0]);
  });

  test('tied ships add the values of the ranks they fill and share them, rounded down', () => {
    expect(destroyed([4, 4, 1])).toEqual([7, 7, 2]);
    expect(destroyed([4, 3, 3])).toEqual([9, 3, 3]);
    expect(destroyed([2, 2, 2])).toEqual([5, 5, 5]);
    expect(destroyed([2, 2, 2, 2])).toEqual([4, 4, 4, 4]);
  });

  test('on track 6 the stack breaks ties: lower is ahead', () => {
    const ships = [0, 1, 2].map(() => [0, 0, 0, 0, 0, 9]);
    const t = cosmic({ meteors: ['6-1-3'], hits: [0, 0, 0, 0, 0, 2], ships, stack: [2, 0, 1] });
    t.endTurn();
    expect(t.happened('planet-scored')).toMatchObject([{ points: [7, 3, 12] }]);
  });

  test('on track 6 the later arrival goes on top', () => {
    const t = cosmic({
      dice: '12222 2',
      ships: [
        [0, 0, 0, 0, 0, 8],
        [0, 0, 0, 0, 0, 9],
      ],
      stack: [0, 1],
    });
    t.assign([0], 6);
    t.restToTech();
    expect(t.ship(0, 6)).toBe(9);
    expect(t.state.stack).toEqual([1, 0]);
  });

  test('the discoverer gets 3 more; a destroyed planet has no discoverer', () => {
    const t = cosmic({
      dice: '11234 6',
      ships: [
        [7, 0, 0, 0, 0, 0],
        [7, 0, 0, 0, 0, 0],
      ],
    });
    t.assign([0], 1);
    t.restToTech();
    expect(t.happened('planet-scored')).toMatchObject([{ discoverer: 0, points: [12, 5, 0] }]);
    expect(t.player(0).discovered).toEqual([1]);
    expect(destroyed([4, 0])).toEqual([9, 0]);
  });

  test('then its ships stay, its tokens go out of the game face down, and it takes no die', () => {
    const t = cosmic({ meteors: ['1-2-4'], hits: [2], ships: [[2, 0, 0, 0, 0, 0]] });
    t.endTurn();
    expect(t.ship(0, 1)).toBe(2);
    expect(t.state.tokens.filter(({ planet }) => planet === 1).map(({ at }) => at)).toEqual(['gone', 'gone']);
    const scored = cosmic({ dice: '11234 6', scored: [1] });
    scored.refuses({ type: 'assign', seat: 0, dice: [0], place: '1', confirmed: false }, 'planet-scored', {
      planet: 1,
    });
  });
});

describe('CR3 Order in step 3', () => {
  test('ships, then recruits, then crystals', () => {
    const t = cosmic({ dice: '11345 2', display: ['mirror'] });
    t.assign([0, 1], 1);
    t.assign([2], 'mirror');
    t.restToTech();
    expect(t.events.map(({ type }) => type).slice(1)).toEqual([
      'actions-began',
      'moved',
      'recruited',
      'display-filled',
      'crystals-changed',
    ]);
  });

  test('the planets in any order the player likes, each once', () => {
    const t = cosmic({ dice: '11223 4', ships: [[7, 6, 0, 0, 0, 0]] });
    t.assign([0, 1], 1);
    t.assign([2, 3], 2);
    t.restToTech();
    expect(t.state.turn?.moves).toEqual([
      { planet: 1, spaces: 2 },
      { planet: 2, spaces: 1 },
    ]);
    t.move(2);
    expect(t.happened('planet-scored')).toMatchObject([{ planet: 2 }, { planet: 1 }]);
  });

  test('a ship that dice don’t move is refused, and recruits wait for the moves', () => {
    const t = cosmic({ dice: '11225 4', ships: [[7, 6, 0, 0, 0, 0]], display: ['twin-tail'] });
    t.assign([0, 1], 1);
    t.assign([2, 3], 2);
    t.assign([4], 'twin-tail');
    t.restToTech();
    t.refuses({ type: 'move', seat: 0, planet: 3, early: false }, 'nothing-to-move', { legal: [1, 2] });
    t.refuses({ type: 'recruit', seat: 0, card: 'twin-tail.1' }, 'move-first', { planets: [1, 2] });
    t.refuses({ type: 'move', seat: 0, planet: 1, early: true }, 'no-early-stop');
  });

  test('thrusters and retirements fit anywhere in step 3, before the moves too', () => {
    const t = cosmic({ dice: '12225 6', crystals: [5], aliens: [['elder']] });
    t.assign([0], 1);
    t.restToTech();
    expect(t.state.turn?.moves).toHaveLength(1);
    t.use('thrusters', null, 3);
    t.retire('elder');
    expect(t.ship(0, 3)).toBe(1);
    expect(t.ship(0, 1)).toBe(1);
  });

  test('dice that lie at a planet which has been scored meanwhile do nothing', () => {
    const t = cosmic({ dice: '11225 6', crystals: [4], ships: [[7, 0, 0, 0, 0, 0]] });
    t.assign([0], 1);
    t.assign([2, 3], 2);
    t.restToTech();
    t.use('thrusters', null, 1);
    expect(t.happened('planet-scored')).toMatchObject([{ planet: 1, discoverer: 0 }]);
    expect(t.happened('move-lost')).toMatchObject([{ planet: 1 }]);
    expect(t.happened('moved').map(({ planet }) => planet)).toEqual([1, 2]);
  });
});

describe('CR4 What may be assigned', () => {
  test('planet 1: dice showing 1', () => {
    const t = cosmic({ dice: '12345 6' });
    t.refuses({ type: 'assign', seat: 0, dice: [1], place: '1', confirmed: false }, 'planet-needs', { number: 1 });
    t.refuses({ type: 'assign', seat: 0, dice: [0, 1], place: '1', confirmed: false }, 'planet-needs', { number: 1 });
    t.assign([0], 1);
  });

  test('planets 2–5: any die', () => {
    const t = cosmic({ dice: '12345 6' });
    for (const planet of [2, 3, 4, 5]) t.assign([planet - 2], planet);
  });

  test('planet 6: white dice of a number not yet lying there, or the yellow die', () => {
    const t = cosmic({ dice: '11345 1' });
    t.refuses({ type: 'assign', seat: 0, dice: [0, 1], place: '6', confirmed: false }, 'number-lies-there', {
      number: 1,
    });
    t.assign([0], 6);
    t.refuses({ type: 'assign', seat: 0, dice: [1], place: '6', confirmed: false }, 'number-lies-there', { number: 1 });
    t.assign([5], 6, true);
    expect(t.ship(0, 6)).toBe(2);
  });

  test('alien card: a die that it still needs', () => {
    const t = cosmic({ dice: '13315 6', display: ['echo', 'tri-horn'] });
    t.refuses({ type: 'assign', seat: 0, dice: [4], place: 'echo.1', confirmed: false }, 'alien-needs', {
      needs: [1, 3],
    });
    t.assign([0], 'echo');
    t.refuses({ type: 'assign', seat: 0, dice: [3], place: 'echo.1', confirmed: false }, 'alien-needs', { needs: [3] });
    t.assign([1], 'echo');
    t.refuses({ type: 'assign', seat: 0, dice: [2], place: 'echo.1', confirmed: false }, 'alien-needs', { needs: [] });
  });

  test('own tech card: any die; all at once is a legal turn', () => {
    const t = cosmic({ dice: '12345 6' });
    t.assign([0, 1, 2, 3, 4, 5], 'tech');
    expect(t.player(0).crystals).toBe(5);
  });

  test('refused: no dice, no such die, a die twice, no such place, a card that does not lie open', () => {
    const t = cosmic({ dice: '12345 6', display: ['elder'] });
    const assign = (dice: readonly number[], place = 'tech') =>
      ({ type: 'assign', seat: 0, dice, place, confirmed: false }) as const;
    t.refuses(assign([]), 'choose-dice');
    for (const die of [-1, 6, 0.5, Number.NaN]) t.refuses(assign([die]), 'no-such-die');
    t.refuses(assign([2, 2]), 'die-twice', { die: 2 });
    for (const place of ['0', '7', '', 'mirror.1', '__proto__', 'constructor'])
      t.refuses(assign([0], place), 'no-such-place', { place });
  });

  test('crystals above five are lost', () => {
    const t = cosmic({ dice: '12345 6', crystals: [5] });
    t.assign([0, 1], 'tech');
    t.restToTech();
    expect(t.player(0).crystals).toBe(5);
  });
});

describe('CR5 Sets', () => {
  const spaces = (dice: string, planet: number): number => {
    const t = cosmic({ dice });
    t.assign(
      [0, 1, 2, 3, 4, 5].filter((die) => [...dice.replace(' ', '')][die] !== '6'),
      planet,
    );
    if (t.seat === 0) t.restToTech();
    return t.ship(0, planet);
  };

  test('four 3s at planet 2 are two pairs; two 3s and two 5s also', () => {
    expect(spaces('33336 6', 2)).toBe(2);
    expect(spaces('33556 6', 2)).toBe(2);
  });

  test('six 4s at planet 3 are two spaces; the yellow die counts like a white one', () => {
    expect(spaces('44444 4', 3)).toBe(2);
    expect(spaces('44666 4', 2)).toBe(1);
  });
});

describe('CR6 Yellow to planet 6', () => {
  test('must be confirmed while other dice are unassigned: they are lost', () => {
    const t = cosmic({ dice: '12344 5' });
    t.assign([0], 'tech');
    t.refuses({ type: 'assign', seat: 0, dice: [5], place: '6', confirmed: false }, 'confirm-yellow', { lost: 4 });
    t.assign([5], 6, true);
    expect(t.ship(0, 6)).toBe(5);
    expect(t.player(0).crystals).toBe(1);
  });

  test('white dice assigned in the same click count', () => {
    const t = cosmic({ dice: '12344 5' });
    t.assign([0, 1, 2, 5], 6, true);
    expect(t.ship(0, 6)).toBe(8);
  });

  test('as the last die it needs no confirmation', () => {
    const t = cosmic({ dice: '12344 5' });
    t.assign([0, 1, 2, 3, 4], 'tech');
    t.assign([5], 6);
    expect(t.ship(0, 6)).toBe(5);
  });
});
