import { describe, expect, test } from 'vitest';
import { cosmic, cosmicLobby } from '../../support/cosmic-run/table.js';

describe('Order (document)', () => {
  test('a turn is strike, dice, actions; then the next seat clockwise', () => {
    const t = cosmic({ dice: '11111 1', display: ['elder'], meteors: ['miss'] });
    t.restToTech();
    expect(t.events.map(({ type }) => type)).toEqual(['assigned', 'actions-began', 'crystals-changed']);
    t.endTurn();
    expect(t.events.map(({ type }) => type)).toEqual([
      'turn-ended',
      'turn-began',
      'meteor-flipped',
      'meteor-resolved',
      'rolled',
    ]);
    expect(t.seat).toBe(1);
  });

  test('after the last seat the first plays again, in the next round', () => {
    const t = cosmic({ players: 2, meteors: ['miss'] });
    expect(t.seat).toBe(1);
    t.endTurn();
    expect([t.seat, t.state.round]).toEqual([0, 2]);
  });

  test('the starting player is drawn, the others follow by seat', () => {
    const orders = Array.from({ length: 20 }, (_, at) => {
      const t = cosmicLobby({ people: 3 }, `seed ${at}`);
      t.act({ type: 'start', by: 0 });
      return t.state.order.join('');
    });
    expect([...new Set(orders)].sort()).toEqual(['012', '120', '201']);
  });
});

describe('Strike (document)', () => {
  test('3-1-4 with 3 and 1 scored hits planet 4', () => {
    const t = cosmic({ meteors: ['3-1-4'], scored: [3, 1] });
    t.endTurn();
    expect(t.happened('meteor-flipped')).toMatchObject([{ card: '3-1-4', planet: 4, hits: 1 }]);
    expect(t.state.planets[3]?.hits).toBe(1);
  });

  test('the top number is hit; the second where it is scored; with all three scored nothing', () => {
    for (const [scored, planet] of [
      [[], 3],
      [[3], 1],
      [[3, 1, 4], null],
    ] as const) {
      const t = cosmic({ meteors: ['3-1-4'], scored });
      t.endTurn();
      expect(t.happened('meteor-resolved')).toMatchObject([{ planet }]);
    }
  });

  test('a miss goes on to step 2', () => {
    const t = cosmic({ meteors: ['miss'] });
    t.endTurn();
    expect(t.state.planets.map(({ hits }) => hits)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(t.state.turn?.step).toBe('dice');
  });

  test('first hit 1, second 2, the third destroys the planet, which is scored', () => {
    const t = cosmic({ meteors: ['2-3-5', 'miss', '2-6-3', '2-4-1'], ships: [[0, 3, 0, 0, 0, 0]] });
    t.endTurn();
    expect(t.state.planets[1]).toEqual({ hits: 1, scored: null });
    t.playOut();
    t.playOut();
    expect(t.state.planets[1]).toEqual({ hits: 2, scored: null });
    t.playOut();
    // Crystals for a Shield: its player may choose.
    t.goOn();
    expect(t.state.planets[1]).toEqual({ hits: 3, scored: 'destroyed' });
    expect(t.happened('planet-scored')).toEqual([
      { type: 'planet-scored', planet: 2, discoverer: null, points: [9, 0, 0] },
    ]);
  });

  test('a resolved meteor card leaves the game, and nobody sees which have', () => {
    const t = cosmic({ meteors: ['2-3-5'] });
    t.endTurn();
    expect(t.state.meteorsGone).toContain('2-3-5');
    expect(Object.keys(t.view(0))).not.toContain('meteorsGone');
  });
});

describe('Dice (document)', () => {
  test('six dice are rolled at once, five white and one yellow', () => {
    const t = cosmic({ meteors: ['miss'] });
    t.endTurn();
    expect(t.state.turn?.dice).toHaveLength(6);
    expect(t.happened('rolled')[0]?.values.every((value) => value !== null && value >= 1 && value <= 6)).toBe(true);
  });

  test('after each roll at least one die must be assigned; all unassigned dice are rolled again', () => {
    const t = cosmic({ dice: '12345 6' });
    t.refuses({ type: 'roll', seat: 0 }, 'assign-first');
    t.assign([0, 2], 'tech');
    t.roll();
    expect(t.happened('rolled')[0]?.values.map((value) => value === null)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
    t.refuses({ type: 'roll', seat: 0 }, 'assign-first');
  });

  test('one to six rolls: with one die a roll, six', () => {
    const t = cosmic({ dice: '12345 6' });
    for (let die = 0; die < 5; die += 1) {
      t.assign([die], 'tech');
      t.roll();
    }
    expect(t.state.turn?.rolls).toBe(6);
    t.assign([5], 'tech');
    expect(t.state.turn?.step).toBe('actions');
  });

  test('an assigned die never moves again that turn', () => {
    const t = cosmic({ dice: '12345 6' });
    t.assign([0], 'tech');
    t.refuses({ type: 'assign', seat: 0, dice: [0], place: '1', confirmed: false }, 'die-assigned', { place: 'tech' });
  });

  test('nothing happens before step 3', () => {
    const t = cosmic({ dice: '11345 6' });
    t.assign([0, 1], 1);
    expect([t.ship(0, 1), t.player(0).crystals]).toEqual([0, 0]);
    t.refuses({ type: 'move', seat: 0, planet: 1, early: false }, 'wrong-step', { step: 'dice' });
  });

  test('several dice at several places at once', () => {
    const t = cosmic({ dice: '13344 6', display: ['mirror'] });
    t.assign([0], 1);
    t.assign([1], 'mirror');
    t.assign([3, 4], 2);
    t.assign([2, 5], 'tech');
    expect([t.ship(0, 1), t.ship(0, 2), t.player(0).crystals, t.aliens(0)]).toEqual([1, 1, 2, ['mirror']]);
  });
});

describe('Planets (document)', () => {
  test('planet 1: one space for each die showing exactly 1', () => {
    const t = cosmic({ dice: '11123 1' });
    t.assign([0, 1, 2, 5], 1);
    t.restToTech();
    expect(t.ship(0, 1)).toBe(4);
  });

  test.each([
    [2, '33456 1', [0, 1]],
    [3, '33345 1', [0, 1, 2]],
    [4, '33334 1', [0, 1, 2, 3]],
    [5, '33333 1', [0, 1, 2, 3, 4]],
  ] as const)('planet %i: one space for each set of a kind', (planet, dice, chosen) => {
    const t = cosmic({ dice });
    t.assign(chosen, planet);
    t.restToTech();
    expect(t.ship(0, planet)).toBe(1);
  });

  test('a set may be gathered over several rolls; an incomplete set is wasted', () => {
    const t = cosmic({ dice: '33345 1' });
    t.assign([0], 2);
    t.assign([1], 2);
    t.assign([3], 3);
    t.restToTech();
    expect([t.ship(0, 2), t.ship(0, 3)]).toEqual([1, 0]);
  });

  test('planet 6: one space for each different white die, plus the yellow die’s number', () => {
    const t = cosmic({ dice: '12344 5' });
    t.assign([0, 1, 2], 6);
    t.assign([4], 'tech');
    t.assign([3, 5], 6);
    expect(t.ship(0, 6)).toBe(4 + 5);
  });

  test('assigning the yellow die to planet 6 ends step 2 at once', () => {
    const t = cosmic({ dice: '12344 5' });
    t.assign([5], 6, true);
    expect(t.ship(0, 6)).toBe(5);
    expect(t.seat).toBe(1);
  });

  test('elsewhere the yellow die is an ordinary die', () => {
    const t = cosmic({ dice: '12346 1' });
    t.assign([0, 5], 1);
    expect(t.state.turn?.step).toBe('dice');
    t.restToTech();
    expect(t.ship(0, 1)).toBe(2);
  });

  test('a ship moves its full amount, even past a token', () => {
    const t = cosmic({ dice: '11112 3', tokens: [4] });
    t.assign([0, 1, 2, 3], 1);
    t.restToTech();
    expect([t.ship(0, 1), t.player(0).tokens]).toEqual([4, []]);
  });

  test('moving onto a planet discovers it: it is scored at once', () => {
    const t = cosmic({ dice: '11234 6', ships: [[6, 0, 0, 0, 0, 0]] });
    t.assign([0, 1], 1);
    t.restToTech();
    expect(t.happened('planet-scored')).toMatchObject([{ planet: 1, discoverer: 0 }]);
    expect(t.state.planets[0]?.scored).toBe(0);
  });
});

describe('Aliens and crystals (document)', () => {
  test('a card with two dice takes them one after the other; a lone first die is wasted', () => {
    const both = cosmic({ dice: '13456 2', display: ['echo', 'miner'] });
    both.assign([1], 'echo');
    both.assign([0], 'echo');
    both.restToTech();
    expect(both.aliens(0)).toEqual(['echo']);
    const lone = cosmic({ dice: '13456 2', display: ['echo'] });
    lone.assign([1], 'echo');
    lone.restToTech();
    expect(lone.aliens(0)).toEqual([]);
  });

  test('the yellow die recruits too', () => {
    const t = cosmic({ dice: '22222 4', display: ['miner'] });
    t.assign([5], 'miner');
    t.restToTech();
    expect(t.aliens(0)).toEqual(['miner']);
  });

  test('up to three recruits a turn', () => {
    const t = cosmic({ dice: '34562 2', display: ['mirror', 'miner', 'twin-tail', 'one-eye'] });
    for (const [die, kind] of [
      [0, 'mirror'],
      [1, 'miner'],
      [2, 'twin-tail'],
    ] as const)
      t.assign([die], kind);
    t.refuses({ type: 'assign', seat: 0, dice: [3], place: t.place('one-eye'), confirmed: false }, 'most-recruits', {
      most: 3,
    });
    t.restToTech();
    expect(t.aliens(0)).toEqual(['mirror', 'miner', 'twin-tail']);
  });

  test('a recruited card is replaced at once, in its place; an exhausted deck is not', () => {
    const t = cosmic({ dice: '33456 2', display: ['mirror', 'mirror', 'elder'], alienDeck: ['oracle'] });
    t.assign([0], t.state.display[0] ?? '');
    t.assign([1], t.state.display[1] ?? '');
    t.restToTech();
    expect(t.publicView().display).toEqual(['oracle.1', 'elder.1']);
    expect(t.publicView().aliensLeft).toBe(0);
  });

  test('a recruited card lies face up: all see it', () => {
    const t = cosmic({ dice: '33456 2', display: ['mirror'] });
    t.assign([0], 'mirror');
    t.restToTech();
    expect(t.view(2).players[0]?.aliens).toEqual(['mirror.1']);
  });

  test('a crystal for each die on the tech card, any pips, any colour; at most five held', () => {
    const t = cosmic({ dice: '12345 6', crystals: [1] });
    t.restToTech();
    expect(t.player(0).crystals).toBe(5);
    expect(t.happened('crystals-changed')).toMatchObject([{ change: 4 }]);
  });

  test('tokens are earned only by a ship that stops on the space', () => {
    const t = cosmic({ dice: '11156 6', tokens: [4] });
    t.assign([0, 1, 2], 1);
    t.restToTech();
    expect(t.player(0).tokens).toEqual([4]);
    expect(t.publicView().tokens).not.toContainEqual({ planet: 1, space: 3 });
  });
});
