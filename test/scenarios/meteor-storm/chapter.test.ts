import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/games/meteor-storm/index.js';
import { battle } from '../../support/meteor-storm/battle.js';

describe('tests that read like the chapter', () => {
  it('a slower tile is overtaken: nothing happens', () => {
    const t = battle({ tiles: 'shower 5 5.1, shower 2 5.2', rest: 'box' });
    t.passTurn();
    expect(t.whereTiles()).toEqual(['5.6', '5.4']);
  });

  it('a storm through a marked cruiser: a hit, and two dice, each cruiser symbol a hit', () => {
    const t = battle({ a: 'C 5.4!', tiles: 'storm 3 5.2', rest: 'box', rolls: ['cruiser', 'cruiser'] });
    t.passTurn();
    expect(t.found('unit-struck')).toMatchObject([{ marker: false, hits: 3, left: 1, faces: ['cruiser', 'cruiser'] }]);
  });

  it('a storm’s dice: every other symbol is ignored, blasts, stars and red alerts too', () => {
    const t = battle({ a: 'D 5.4', tiles: 'storm 3 5.2', rest: 'box', rolls: ['blast', 'alert'] });
    t.passTurn();
    expect(t.found('unit-struck')).toMatchObject([{ marker: true, hits: 0, left: 3 }]);
    expect(t.unit('5.4').marked).toBe(true);
  });

  it('a storm strikes a flagship: each star is a hit', () => {
    const t = battle({ a: '★ 5.4', tiles: 'storm 3 5.2', rest: 'box', rolls: ['star', 'blast'] });
    t.passTurn();
    expect(t.unit('5.4')).toMatchObject({ left: 3, marked: true });
  });

  it('a tile passing two units in one row strikes both', () => {
    const t = battle({ a: 'D 5.3', b: 'D 5.4', tiles: 'shower 3 5.1', rest: 'box' });
    t.passTurn();
    expect([t.unit('5.3').marked, t.unit('5.4').marked]).toEqual([true, true]);
  });

  it('a shower strikes: a marker, and a hit instead where there is one already', () => {
    const t = battle({ a: 'D 5.3!, D 6.3', tiles: 'shower 2 5.1, shower 2 6.1', rest: 'box' });
    t.passTurn();
    expect(t.unit('5.3')).toMatchObject({ marked: true, left: 2 });
    expect(t.unit('6.3')).toMatchObject({ marked: true, left: 3 });
  });

  it('a planet with A’s and B’s neighbours: only the markers on that hex go', () => {
    const t = battle({
      features: { planet: '6.2 5.3 7.3' },
      markers: 'A 6.2, A 5.3, B 7.3',
      tiles: 'shower 2 6.1',
      rest: 'box',
    });
    expect(t.points).toEqual([2, 1]);
    t.passTurn();
    expect(t.found('marker-removed')).toEqual([{ type: 'marker-removed', hex: 62, side: 0 }]);
    expect(t.points).toEqual([1, 1]);
  });

  it('a marker on a planet that a meteor comes to rest on goes too, the enemy’s as well', () => {
    const t = battle({ features: { planet: '6.3' }, markers: 'B 6.3', tiles: 'shower 2 6.1', rest: 'box' });
    t.passTurn();
    expect(t.state.markers).toEqual([]);
    expect(t.points).toEqual([0, 0]);
  });

  it('ship debris moved onto or through is removed; asteroids, rifts and planets stay', () => {
    const t = battle({
      features: { debris: '5.2 5.4 5.6', asteroids: '5.3', rift: '6.2', planet: '6.3' },
      tiles: 'shower 3 5.1, shower 2 6.1',
      rest: 'box',
    });
    t.passTurn();
    expect(t.state.features.map(({ kind, hex }) => `${kind} ${nameOf(hex)}`).sort()).toEqual([
      'asteroids 5.3',
      'debris 5.6',
      'planet 6.3',
      'rift 6.2',
    ]);
  });

  it('MS2: a 12 by B: row 11', () => {
    const t = battle({ stack: 'storm 3', rolls: ['blast', 'fighter', 'star', 6, 6] });
    t.passTurn();
    expect(t.found('tile-placed')).toMatchObject([{ hex: 111, kind: 'storm', speed: 3, dice: [6, 6] }]);
  });

  it('MS2: a 12 by A wraps round to its baseline row, and a 7 is row 7; for B a 7 is row 5', () => {
    const byA = battle({ active: 'B', rolls: ['blast', 'blast', 'star', 6, 6, 3, 4] });
    byA.passTurn();
    expect(byA.found('tile-placed').map(({ hex }) => nameOf(hex))).toEqual(['1.1', '7.1']);
    const byB = battle({ rolls: ['blast', 'star', 'star', 3, 4] });
    byB.passTurn();
    expect(byB.found('tile-placed').map(({ hex }) => nameOf(hex))).toEqual(['5.1']);
  });

  it('two tiles may come to share a hex', () => {
    const t = battle({ rolls: ['blast', 'blast', 'star', 3, 4, 3, 4] });
    t.passTurn();
    expect(t.tilesOn('5.1')).toHaveLength(2);
  });

  it('a unit on a meteor beside its flagship: the red alert counts', () => {
    const t = battle({
      a: 'F 5.4',
      b: 'D 5.5, ★ 5.6',
      tiles: 'shower 2 5.5',
      rolls: ['alert', 'fighter', 'fighter', 'fighter'],
    });
    t.play();
    t.fire('5.4', '5.5');
    expect(t.found('fired')).toMatchObject([{ ignored: 0, alerts: 1 }]);
    t.retire(null);
    expect(t.unit('5.5').marked).toBe(true);
  });

  it('a cruiser on a meteor can’t ignore its red alert either', () => {
    const t = battle({ a: 'F 5.4', b: 'C 5.5', tiles: 'shower 2 5.5', rolls: ['alert', 'star', 'star', 'star'] });
    t.play();
    t.fire('5.4', '5.5');
    t.retire(null);
    expect(t.unit('5.5').marked).toBe(true);
  });

  it('a unit surrounded by tiles can’t retire: a marker', () => {
    const t = battle({
      a: 'F 5.4',
      b: 'D 5.5',
      tiles: 'shower 2 6.4, shower 2 6.5',
      rolls: ['alert', 'fighter', 'fighter', 'fighter'],
    });
    t.play();
    t.fire('5.4', '5.5');
    expect(t.found('retreat-asked')).toEqual([]);
    expect(t.unit('5.5').marked).toBe(true);
  });

  it('a tile between shooter and target: no line of sight', () => {
    const t = battle({ a: 'C 5.3', b: 'F 5.5', tiles: 'shower 2 5.4' });
    t.play();
    t.refuses(() => t.fire('5.3', '5.5'), 'no-line-of-sight');
  });

  it('asteroids and a meteor in one hex: full dice', () => {
    const covered = battle({ a: 'C 5.3', b: 'F 5.4', features: { asteroids: '5.4' } });
    covered.play();
    covered.fire('5.3', '5.4');
    expect(covered.found('fired')[0]?.faces).toHaveLength(4);
    if (covered.state.retreat !== null) covered.retire(null);
    const open = battle({ a: 'C 5.3', b: 'F 5.4', features: { asteroids: '5.4' }, tiles: 'shower 2 5.4' });
    open.play();
    open.fire('5.3', '5.4');
    expect(open.found('fired')[0]?.faces).toHaveLength(5);
    if (open.state.retreat !== null) open.retire(null);
  });

  it('twenty tiles used: the roll brings nothing', () => {
    const t = battle({ rest: 'box', rolls: ['blast', 'blast', 'blast'] });
    t.passTurn();
    expect(t.found('appear-rolled')).toMatchObject([{ faces: ['blast', 'blast', 'blast'] }]);
    expect(t.found('tile-placed')).toEqual([]);
  });
});

describe('what the document fixes', () => {
  it('each turn begins with three battle dice; each blast brings the top tile', () => {
    const t = battle({ stack: 'storm 5, shower 2', rolls: ['blast', 'cruiser', 'blast', 1, 1, 2, 1] });
    t.passTurn();
    expect(t.found('tile-placed').map(({ kind, speed, hex }) => `${kind} ${speed} ${nameOf(hex)}`)).toEqual([
      'storm 5 10.1',
      'shower 2 9.1',
    ]);
  });

  it('meteors move just before the active player draws, and draw comes before the other’s roll', () => {
    const t = battle({ a: 'F 1.1', tiles: 'shower 2 5.1' });
    t.passTurn();
    const order = t.events.map(({ type }) => type).filter((type) => type !== 'tile-placed');
    expect(order).toEqual(['tile-moved', 'drawn', 'turn-ended', 'appear-rolled']);
  });

  it('off the far side a tile goes back into the box', () => {
    const t = battle({ tiles: 'shower 3 5.8, shower 2 6.8', rest: 'box' });
    t.passTurn();
    expect(t.whereTiles()).toEqual([null, null]);
    expect(t.state.box).toHaveLength(20);
    expect(t.found('tile-moved')).toMatchObject([{ path: [59] }]);
  });

  it('eliminated by a meteor: the opponent receives the marker all the same', () => {
    const t = battle({ a: 'F 5.3! /1', tiles: 'shower 2 5.1', rest: 'box' });
    t.passTurn();
    expect(t.found('unit-lost')).toMatchObject([{ to: 1, points: 1, by: 'meteor' }]);
    expect(t.points).toEqual([0, 1]);
  });

  it('a storm rolls no dice for a unit that its first hit eliminated', () => {
    const t = battle({ a: 'F 5.3! /1', tiles: 'storm 2 5.1', rest: 'box' });
    t.passTurn();
    expect(t.found('unit-struck')).toMatchObject([{ faces: [], hits: 1, left: 0 }]);
  });

  it('a shower takes one blast: it is removed, the shooter gains one point', () => {
    const t = battle({ a: 'F 5.3', tiles: 'shower 2 5.4', rolls: ['blast', 'star', 'star', 'alert'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.found('tile-destroyed')).toMatchObject([{ points: [1, 0] }]);
    expect(t.points).toEqual([1, 0]);
  });

  it('a storm takes two; the first puts a marker on it, which is worth nothing yet', () => {
    const t = battle({ a: 'F 5.3', tiles: 'storm 2 5.4', rolls: ['blast', 'star', 'star', 'alert'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.tilesOn('5.4')).toMatchObject([{ hitBy: 0 }]);
    expect(t.points).toEqual([0, 0]);
  });

  it('the second shooter gains a marker, and the one on the tile goes to the proper player', () => {
    const t = battle({ a: 'F 5.3', tiles: 'storm 2 5.4 B', rolls: ['blast', 'star', 'star', 'alert'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.points).toEqual([1, 1]);
    expect(t.state.tiles).toEqual([]);
  });

  it('no unit may move onto a meteor hex, or through it', () => {
    const t = battle({ a: 'F 5.3', tiles: 'shower 2 5.4' });
    t.play();
    t.refuses(() => t.move('5.3', '5.4'), 'meteor-hex');
    t.move('5.3', '5.5');
    expect(nameOf(t.was('5.3').hex)).toBe('5.5');
  });

  it('a meteor may move onto a unit; then both share the hex, and the unit may combat from it', () => {
    const t = battle({ a: 'D 1.1', b: 'F 5.3, ★ 5.5', tiles: 'shower 2 5.1', rest: 'box' });
    t.passTurn();
    expect(t.tilesOn('5.3')).toHaveLength(1);
    expect(t.unit('5.3').marked).toBe(true);
    t.play('full-thrust');
    t.move('5.3', '6.3');
    expect(t.unit('6.3').kind).toBe('fighter');
  });

  it('a unit on a meteor may combat', () => {
    const t = battle({ a: 'D 5.3', b: 'F 5.4 /1', tiles: 'shower 2 5.3', rolls: ['blast', 'blast', 'star', 'star'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.points).toEqual([1, 0]);
  });

  it('in a calm game no dice are rolled for meteors, and the tiles stay in the box', () => {
    const t = battle({ a: 'F 1.1', rest: 'box', options: { meteors: false } });
    t.passTurn();
    expect(t.found('appear-rolled')).toEqual([]);
    expect(t.state.box).toHaveLength(20);
  });
});
