import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/games/meteor-storm/index.js';
import { battle } from '../../support/meteor-storm/battle.js';

describe('MS6 Targeting', () => {
  it('several tiles in a hex: one of them, the shooter’s choice', () => {
    const t = battle({ a: 'F 5.3', tiles: 'storm 2 5.4, shower 2 5.4', rolls: ['blast', 'star', 'star', 'alert'] });
    const [lower, upper] = t.tilesOn('5.4');
    t.play();
    t.fire('5.3', '5.4', upper?.id);
    expect(t.tilesOn('5.4')).toEqual([lower]);
  });

  it('a unit on a meteor, or the meteor: the shooter’s choice', () => {
    const t = battle({ a: 'F 5.3', b: 'F 5.4', tiles: 'shower 2 5.4', rolls: ['blast', 'star', 'star', 'alert'] });
    t.play();
    t.fire('5.3', '5.4', t.tilesOn('5.4')[0]?.id);
    expect(t.unit('5.4')).toMatchObject({ left: 2, marked: false });
    expect(t.points).toEqual([1, 0]);
  });

  it('not one’s own hex', () => {
    const t = battle({ a: 'D 5.4', tiles: 'shower 2 5.4' });
    t.play();
    t.refuses(() => t.fire('5.4', '5.4', t.tilesOn('5.4')[0]?.id), 'own-hex');
  });

  it('no red alert, unit symbol or star affects a tile', () => {
    const t = battle({ a: 'F 5.3', tiles: 'shower 2 5.4', rolls: ['alert', 'star', 'fighter', 'cruiser'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.events.map(({ type }) => type)).toEqual(['moved', 'fired']);
    expect(t.found('fired')).toMatchObject([{ alerts: 0, ignored: 0 }]);
  });
});

describe('MS7 Red alert marker', () => {
  it('a marked unit rolls one die fewer, then the marker goes', () => {
    const t = battle({ a: 'C 5.3!', b: 'F 5.4', rolls: ['star', 'star', 'star', 'star'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.found('fired')[0]?.faces).toHaveLength(4);
    expect(t.unit('5.3').marked).toBe(false);
  });

  it('may move or combat, not both', () => {
    const t = battle({ a: 'F 5.3!', b: 'F 5.5' });
    t.play();
    t.move('5.3', '5.4');
    t.refuses(() => t.fire('5.4', '5.5'), 'marked-moved');
    t.refuses(() => t.order('5.4', '5.4', '5.5'), 'marked-moved');
  });

  it('the marker goes as its order ends, by a move too, and by staying', () => {
    const t = battle({ a: 'F 5.3!, F 5.6!, D 3.3' });
    t.play();
    t.move('5.3', '5.4');
    expect(t.unit('5.4').marked).toBe(true);
    t.move('5.6', '5.6');
    expect(t.unit('5.4').marked).toBe(false);
    t.hold();
    expect(t.unit('5.6').marked).toBe(false);
  });

  it('a move that is taken back leaves the marker', () => {
    const t = battle({ a: 'F 5.3!' });
    t.play();
    t.move('5.3', '5.4');
    t.undo();
    expect(t.unit('5.3').marked).toBe(true);
  });

  it('the turn’s end ends the last order', () => {
    const t = battle({ a: 'F 5.3!', rest: 'box' });
    t.play();
    t.move('5.3', '5.4');
    t.done();
    expect(t.unit('5.4').marked).toBe(false);
  });

  it('a red alert from a meteor can never be ignored: a flagship is marked', () => {
    const t = battle({ a: '★ 5.3', tiles: 'shower 2 5.1', rest: 'box' });
    t.passTurn();
    expect(t.unit('5.3').marked).toBe(true);
  });
});

describe('MS8 Red alert symbols in combat', () => {
  it('a cruiser ignores one a combat, not two', () => {
    const t = battle({ a: 'F 5.4', b: 'C 5.5!', rolls: ['alert', 'alert', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    expect(t.found('fired')).toMatchObject([{ alerts: 2 }]);
    // Marked, it has nothing to gain by not ignoring: nobody is asked.
    expect(t.found('alert-ignored')).toHaveLength(1);
    expect(t.unit('5.5').left).toBe(3);
  });

  it('a flagship may ignore one, or retire all the same', () => {
    const asked = () => {
      const t = battle({ a: 'F 5.4', b: '★ 5.5', rolls: ['alert', 'cruiser', 'fighter', 'fighter'] });
      t.play();
      t.fire('5.4', '5.5');
      expect(t.state.retreat).toMatchObject({ symbols: 1, ignorable: true });
      return t;
    };
    const stays = asked();
    stays.ignore();
    expect(stays.unit('5.5').marked).toBe(false);
    expect(stays.state.retreat).toBeNull();
    const leaves = asked();
    leaves.retire('6.5');
    expect(leaves.unit('6.5').marked).toBe(false);
    const marked = asked();
    marked.retire(null);
    expect(marked.unit('5.5').marked).toBe(true);
  });

  it('one alone: the second symbol is retired from, or marks', () => {
    const t = battle({ a: 'F 5.4', b: '★ 5.5', rolls: ['alert', 'alert', 'fighter', 'fighter'] });
    t.play();
    t.fire('5.4', '5.5');
    t.ignore();
    expect(t.state.retreat).toMatchObject({ symbols: 1, ignorable: false });
    t.refuses(() => t.ignore(), 'cannot-ignore');
    t.retire(null);
    expect(t.unit('5.5').marked).toBe(true);
  });

  it('taken as a marker first, the second symbol is the one that is ignored', () => {
    const t = battle({ a: 'F 5.4', b: '★ 5.5', rolls: ['alert', 'alert', 'fighter', 'fighter'] });
    t.play();
    t.fire('5.4', '5.5');
    t.retire(null);
    expect(t.found('alert-ignored')).toHaveLength(1);
    expect(t.unit('5.5')).toMatchObject({ marked: true, left: t.was('5.5').left });
  });

  it('with no hex to retire to it ignores by itself', () => {
    const t = battle({
      a: 'F 5.4',
      b: '★ 5.5, D 6.5, D 6.4, D 6.6',
      rolls: ['alert', 'cruiser', 'fighter', 'fighter'],
    });
    t.play();
    t.fire('5.4', '5.5');
    expect(t.state.retreat).toBeNull();
    expect(t.found('alert-ignored')).toHaveLength(1);
  });

  it('a unit that may not ignore is refused it', () => {
    const t = battle({ a: 'F 5.4', b: 'D 5.5', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    t.refuses(() => t.ignore(), 'cannot-ignore');
    t.retire(null);
  });

  it('without an answer in time it is ignored', () => {
    const t = battle({ a: 'F 5.4', b: '★ 5.5', rolls: ['alert', 'cruiser', 'fighter', 'fighter'] });
    t.play();
    t.fire('5.4', '5.5');
    t.wait(40_000);
    expect(t.state.retreat).toBeNull();
    expect(t.unit('5.5').marked).toBe(false);
  });

  it('so does a fighter beside its own flagship, not beside the enemy’s', () => {
    const own = battle({ a: 'F 5.4', b: 'F 5.5, ★ 5.6', rolls: ['alert', 'cruiser', 'star', 'star'] });
    own.play();
    own.fire('5.4', '5.5');
    own.ignore();
    expect(own.unit('5.5').marked).toBe(false);
    const enemys = battle({ a: 'F 5.4, ★ 5.6', b: 'F 5.5', rolls: ['alert', 'cruiser', 'star', 'star'] });
    enemys.play();
    enemys.fire('5.4', '5.5');
    enemys.retire(null);
    expect(enemys.unit('5.5').marked).toBe(true);
  });

  it('its owner chooses to retire one hex towards the own baseline', () => {
    const t = battle({ a: 'F 5.4', b: 'D 5.5', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    t.refuses(() => t.done(), 'retreat-open');
    t.retire('6.5');
    expect(t.unit('6.5')).toMatchObject({ side: 1, marked: false });
  });

  it('A retires towards row 1', () => {
    const t = battle({ active: 'B', a: 'D 5.5', b: 'F 5.4', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    t.refuses(() => t.retire('6.5'), 'cannot-retire');
    t.retire('4.4');
    expect(t.unit('4.4').side).toBe(0);
  });

  it('not onto a unit, a meteor or a rift', () => {
    const t = battle({
      a: 'F 5.4, D 6.4',
      b: 'D 5.5',
      features: { rift: '6.5' },
      rolls: ['alert', 'cruiser', 'star', 'star'],
    });
    t.play();
    t.fire('5.4', '5.5');
    expect(t.unit('5.5').marked).toBe(true);
  });

  it('nor off the board: on its baseline row a unit takes a marker', () => {
    const t = battle({ a: 'F 11.4', b: 'D 11.5', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.play();
    t.fire('11.4', '11.5');
    expect(t.unit('11.5').marked).toBe(true);
  });

  it('a second symbol is a choice anew after retiring, a hit after a marker', () => {
    const retires = battle({ a: 'F 5.4', b: 'D 5.5', rolls: ['alert', 'alert', 'star', 'star'] });
    retires.play();
    retires.fire('5.4', '5.5');
    retires.retire('6.5');
    retires.retire('7.5');
    expect(retires.unit('7.5')).toMatchObject({ left: 3, marked: false });
    const stays = battle({ a: 'F 5.4', b: 'D 5.5', rolls: ['alert', 'alert', 'star', 'star'] });
    stays.play();
    stays.fire('5.4', '5.5');
    stays.retire(null);
    expect(stays.unit('5.5')).toMatchObject({ left: 2, marked: true });
  });

  it('hits come first: a unit that they eliminate has no red alert to answer', () => {
    const t = battle({ a: 'F 5.4', b: 'D 5.5 /1', rolls: ['alert', 'alert', 'blast', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    expect(t.state.retreat).toBeNull();
    expect(t.points).toEqual([1, 0]);
  });

  it('a red alert can eliminate a marked unit', () => {
    const t = battle({ a: 'F 5.4', b: 'D 5.5! /1', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    expect(t.points).toEqual([1, 0]);
  });

  it('without an answer a marker is taken after 30 s; in slow games after 24 h', () => {
    const t = battle({ a: 'F 5.4', b: 'D 5.5', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    t.wait(29_999);
    expect(t.unit('5.5').marked).toBe(false);
    t.wait(1);
    expect(t.unit('5.5').marked).toBe(true);
    const slow = battle({
      a: 'F 5.4',
      b: 'D 5.5',
      rolls: ['alert', 'cruiser', 'star', 'star'],
      options: { limitMs: 86_400_000 },
    });
    slow.play();
    slow.fire('5.4', '5.5');
    slow.wait(86_399_999);
    expect(slow.unit('5.5').marked).toBe(false);
    slow.wait(1);
    expect(slow.unit('5.5').marked).toBe(true);
  });

  it('a unit that retires leaves its attacker where it is', () => {
    const t = battle({ a: 'F 5.4', b: 'D 5.5', rolls: ['alert', 'cruiser', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    t.retire('6.5');
    expect(nameOf(t.was('5.4').hex)).toBe('5.4');
  });
});
