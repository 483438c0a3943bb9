import { describe, expect, it } from 'vitest';
import { beginTurn } from '../../../src/games/meteor-storm/flow/begin-turn.js';
import { Turn } from '../../../src/games/meteor-storm/turn.js';
import { battleState, START } from '../../support/meteor-storm/setup.js';
import { nameOf, reachOf, targetsFrom, type Hex } from '../../../src/games/meteor-storm/index.js';
import { battle, type Battle } from '../../support/meteor-storm/battle.js';

const names = (hexes: readonly Hex[]): string[] => hexes.map(nameOf).sort();
const reach = (t: Battle, at: string, bonus = 0): string[] => names(reachOf(t.state, t.unit(at), bonus));

/** Dice of a shot at a hex, under the card in play. */
function dice(t: Battle, from: string, at: string): number | undefined {
  const unit = t.unit(from);
  return targetsFrom(t.state, unit, unit.hex).find((choice) => nameOf(choice.hex) === at)?.dice;
}

describe('Claims', () => {
  it('each own unmarked unit on a planet puts a marker there, as its turn begins', () => {
    const t = battle({ features: { planet: '6.2 6.4 6.7' }, b: 'F 6.2, D 6.4!, F 6.7', rest: 'box' });
    t.passTurn();
    expect(t.found('claimed').map(({ hex }) => nameOf(hex))).toEqual(['6.2', '6.7']);
    expect(t.points).toEqual([0, 2]);
  });

  it('not on a planet where a meteor lies', () => {
    const turn = new Turn(battleState({ features: { planet: '6.2' }, a: 'F 6.2', tiles: 'shower 2 6.2' }), START);
    beginTurn(turn);
    expect(turn.events.map(({ type }) => type)).not.toContain('claimed');
  });

  it('an enemy marker there goes; an own one stays as it is', () => {
    const t = battle({
      features: { planet: '6.2 6.7' },
      markers: 'A 6.2, B 6.7',
      b: 'F 6.2, F 6.7',
      rest: 'box',
    });
    t.passTurn();
    expect(t.found('claimed')).toMatchObject([{ from: 0 }]);
    expect(t.points).toEqual([0, 2]);
  });

  it('the point is there as long as the marker lies there: its unit may go', () => {
    const t = battle({ features: { planet: '6.2' }, markers: 'A 6.2', a: 'F 6.2', rest: 'box' });
    t.play();
    t.move('6.2', '6.3');
    expect(t.points).toEqual([1, 0]);
  });
});

describe('The turn', () => {
  it('a card is played before any order, and only one', () => {
    const t = battle({ a: 'F 5.3', hands: ['fire-at-will full-thrust', ''] });
    t.refuses(() => t.move('5.3', '5.4'), 'card-first');
    t.refuses(() => t.done(), 'card-first');
    t.play('fire-at-will');
    t.refuses(() => t.play('fire-at-will'), 'card-played');
    t.move('5.3', '5.4');
    t.refuses(() => t.play('full-thrust'), 'card-played');
  });

  it('before the first order another card takes its place', () => {
    const t = battle({ a: 'F 5.3', hands: ['fire-at-will full-thrust', ''] });
    t.play('fire-at-will');
    t.play('full-thrust');
    expect([t.state.card, t.state.hands[0]]).toEqual(['full-thrust', ['fire-at-will']]);
  });

  it('one card is drawn at its end, and the other side is next', () => {
    const t = battle({ deck: 'all-clear heavy-guns', rest: 'box' });
    t.passTurn();
    expect(t.state.hands[0]).toEqual(['all-clear']);
    expect([t.state.active, t.state.turn, t.state.card]).toEqual([1, 6, null]);
  });

  it('units are ordered one after another: move, then combat', () => {
    const t = battle({ a: 'F 5.3', b: 'F 5.6', rolls: ['star', 'star', 'star', 'star'] });
    t.play();
    t.refuses(() => t.fire('5.3', '5.6'), 'out-of-range');
    t.move('5.3', '5.5');
    t.fire('5.5', '5.6');
    t.refuses(() => t.move('5.5', '5.4'), 'already-ordered');
  });

  it('a move may be taken back until dice are rolled, or changed', () => {
    const t = battle({ a: 'F 5.3', b: 'F 5.5', rolls: ['star', 'star', 'star', 'star'] });
    t.play();
    t.move('5.3', '5.4');
    t.move('5.4', '4.3');
    expect(nameOf(t.was('5.3').hex)).toBe('4.3');
    t.undo();
    expect(t.state.ordered).toEqual([]);
    t.order('5.3', '5.4', '5.5');
    t.refuses(() => t.undo(), 'nothing-to-undo');
  });

  it('an order is whole: with a target that can’t be shot at, the unit doesn’t move', () => {
    const t = battle({ a: 'F 5.3', b: 'F 5.8' });
    t.play();
    t.refuses(() => t.order('5.3', '5.4', '5.8'), 'out-of-range');
  });

  it('a card is taken back before the first order, and its effect with it', () => {
    const t = battle({ a: 'F 5.3!', hands: ['all-clear', ''] });
    t.play('all-clear');
    expect(t.unit('5.3').marked).toBe(false);
    t.takeBack();
    expect(t.unit('5.3').marked).toBe(true);
    expect(t.state.hands[0]).toEqual(['all-clear']);
    t.play('all-clear');
    t.move('5.3', '5.4');
    t.refuses(() => t.takeBack(), 'orders-given');
  });
});

describe('Units', () => {
  it.each([
    ['F', 3],
    ['D', 2],
    ['C', 1],
    ['★', 1],
  ])('%s moves up to %i hexes', (sign, move) => {
    const t = battle({ a: `${sign} 5.5` });
    const far = Math.max(...reachOf(t.state, t.unit('5.5'), 0).map((hex) => Math.abs((hex % 10) - 5)));
    expect(far).toBe(move);
  });

  it.each([
    ['F', 1, 3],
    ['D', 2, 3],
    ['C', 3, 4],
    ['★', 3, 4],
  ])('%s shoots over %i hexes with %i dice, one fewer for each hex beyond the first', (sign, range, full) => {
    const t = battle({ a: `${sign} 5.2`, b: 'F 5.3, F 5.4, F 5.5, F 5.6', hands: ['patrol-left', ''] });
    t.play('patrol-left');
    const counted = ['5.3', '5.4', '5.5', '5.6'].map((at) => dice(t, '5.2', at));
    expect(counted).toEqual([0, 1, 2, 3].map((beyond) => (beyond < range ? full - beyond : undefined)));
  });
});

describe('Combat', () => {
  it('blast and the unit’s symbol hit; the star hits flagships only', () => {
    const fighter = battle({ a: 'C 5.2', b: 'D 5.3', rolls: ['blast', 'destroyer', 'star', 'cruiser', 'fighter'] });
    fighter.play();
    fighter.fire('5.2', '5.3');
    expect(fighter.unit('5.3').left).toBe(1);
    const flagship = battle({ a: 'C 5.2', b: '★ 5.3', rolls: ['blast', 'destroyer', 'star', 'cruiser', 'fighter'] });
    flagship.play();
    flagship.fire('5.2', '5.3');
    expect(flagship.unit('5.3').left).toBe(2);
  });

  it.each(['asteroids', 'debris', 'planet'] as const)('a target in %s takes one die', (kind) => {
    const t = battle({ a: 'C 5.2', b: 'F 5.3', features: { [kind]: '5.3' }, hands: ['patrol-left', ''] });
    t.play('patrol-left');
    expect(dice(t, '5.2', '5.3')).toBe(3);
  });

  it('a target in a rift takes none, and a tile in asteroids takes none', () => {
    const t = battle({
      a: 'C 5.2',
      b: 'F 5.3',
      features: { rift: '5.3', asteroids: '6.2' },
      tiles: 'shower 2 6.2',
      hands: ['patrol-left', ''],
    });
    t.play('patrol-left');
    expect([dice(t, '5.2', '5.3'), dice(t, '5.2', '6.2')]).toEqual([4, 4]);
  });

  it('at least one die', () => {
    const t = battle({ a: 'D 5.2!', b: 'F 5.4', features: { debris: '5.4' }, hands: ['patrol-left', ''] });
    t.play('patrol-left');
    expect(dice(t, '5.2', '5.4')).toBe(1);
  });

  it('units never block; planets do', () => {
    const t = battle({
      a: 'C 5.2, C 7.2',
      b: 'F 5.3, F 5.4, F 7.4',
      features: { planet: '7.3' },
      hands: ['patrol-left', ''],
    });
    t.play('patrol-left');
    expect(dice(t, '5.2', '5.4')).toBe(3);
    t.refuses(() => t.fire('7.2', '7.4'), 'no-line-of-sight');
  });

  it('where the line runs between two hexes, both must block', () => {
    // From 5.3 straight up to 7.3 the line runs between 6.2 and 6.3.
    const one = battle({ a: 'C 5.3', b: 'F 7.3', features: { planet: '6.2' }, hands: ['patrol-left', ''] });
    one.play('patrol-left');
    expect(dice(one, '5.3', '7.3')).toBe(3);
    const both = battle({
      a: 'C 5.3',
      b: 'F 7.3',
      features: { planet: '6.2' },
      tiles: 'shower 2 6.3',
      hands: ['patrol-left', ''],
    });
    both.play('patrol-left');
    both.refuses(() => both.fire('5.3', '7.3'), 'no-line-of-sight');
  });

  it('neighbours always see each other, whatever lies there', () => {
    const t = battle({
      a: 'C 5.2',
      b: 'F 5.3',
      features: { planet: '5.3 5.2' },
      tiles: 'shower 2 5.3',
      hands: ['patrol-left', ''],
    });
    t.play('patrol-left');
    expect(dice(t, '5.2', '5.3')).toBe(4);
  });

  it('nobody shoots back', () => {
    const t = battle({ a: 'F 5.3 /1', b: 'C 5.4', rolls: ['star', 'star', 'star', 'star'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.unit('5.3').left).toBe(1);
  });

  it('the chance that is shown counts hits, and red alerts on a marked unit', () => {
    const t = battle({ a: 'F 5.3', b: 'F 5.4 /1, F 5.2! /1, C 6.3! /1', hands: ['patrol-left', ''] });
    t.play('patrol-left');
    const unit = t.unit('5.3');
    const chances = targetsFrom(t.state, unit, unit.hex).map(({ chance }) => chance);
    expect(chances[0]).toBeCloseTo(1 - (4 / 6) ** 3);
    expect(chances[1]).toBeCloseTo(1 - (3 / 6) ** 3);
    // A cruiser ignores one red alert: two of them, or one hit.
    expect(chances[2]).toBeCloseTo(1 - (3 / 6) ** 3 - 3 * (1 / 6) * (3 / 6) ** 2);
  });
});

describe('Features', () => {
  it.each(['asteroids', 'debris', 'planet', 'rift'] as const)('entering %s ends the move', (kind) => {
    const t = battle({ a: 'D 5.2', b: 'F 4.2, F 6.2', features: { [kind]: '5.3' } });
    expect(reach(t, '5.2')).toContain('5.3');
    expect(reach(t, '5.2')).not.toContain('5.4');
  });

  it('a unit that starts in a feature moves on as usual', () => {
    const t = battle({ a: 'D 5.2', features: { asteroids: '5.2' } });
    expect(reach(t, '5.2')).toContain('5.4');
  });

  it('a unit that starts its move on a rift may step to any other rift for one', () => {
    const t = battle({ a: 'C 4.2', features: { rift: '4.2 8.2 8.7' } });
    expect(reach(t, '4.2')).toEqual(expect.arrayContaining(['8.2', '8.7']));
    const near = battle({ a: 'D 4.3', features: { rift: '4.2 8.2 8.7' } });
    expect(reach(near, '4.3')).not.toContain('8.2');
  });

  it('a rift that is taken can’t be stepped to', () => {
    const t = battle({ a: 'C 4.2', b: 'F 8.2', features: { rift: '4.2 8.2' }, tiles: 'shower 2 4.7' });
    t.play();
    t.refuses(() => t.move('4.2', '8.2'), 'hex-taken');
  });

  it('units may not pass units, friend or foe', () => {
    const t = battle({ a: 'D 1.1, F 1.2', b: 'F 2.1' });
    expect(reach(t, '1.1')).toEqual(['1.1']);
  });
});
