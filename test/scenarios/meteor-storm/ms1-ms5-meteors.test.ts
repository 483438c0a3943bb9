import { describe, expect, it } from 'vitest';
import {
  columnsIn,
  distance,
  HEXES,
  mirrored,
  nameOf,
  neighboursOf,
  sectionOf,
} from '../../../src/games/meteor-storm/index.js';
import { battle } from '../../support/meteor-storm/battle.js';
import { hex } from '../../support/meteor-storm/setup.js';

const names = (hexes: readonly number[]): string[] => hexes.map(nameOf);

describe('MS1 Board', () => {
  it('has eleven rows: odd ones of nine hexes, even ones of eight', () => {
    expect(HEXES).toHaveLength(6 * 9 + 5 * 8);
    expect([nameOf(HEXES[0] ?? 0), nameOf(HEXES.at(-1) ?? 0)]).toEqual(['1.1', '11.9']);
  });

  it('even rows are shifted half a hex to the right', () => {
    expect(names(neighboursOf(hex('5.3')))).toEqual(['4.2', '4.3', '5.2', '5.4', '6.2', '6.3']);
    expect(names(neighboursOf(hex('4.1')))).toEqual(['3.1', '3.2', '4.2', '5.1', '5.2']);
    expect(names(neighboursOf(hex('1.9')))).toEqual(['1.8', '2.8']);
  });

  it('counts distances in hexes', () => {
    expect(distance(hex('1.1'), hex('11.9'))).toBe(13);
    expect(distance(hex('5.3'), hex('7.3'))).toBe(2);
    expect(distance(hex('5.3'), hex('5.6'))).toBe(3);
  });

  it('mirrors through the centre: row 12 − r, column 10 − c or 9 − c', () => {
    expect(names(['1.5', '2.2', '6.2', '6.4', '6.5'].map((name) => mirrored(hex(name))))).toEqual([
      '11.5',
      '10.7',
      '6.7',
      '6.5',
      '6.4',
    ]);
    for (const one of HEXES) expect(mirrored(mirrored(one))).toBe(one);
  });

  it('sections: in rows of nine 3/3/3, in rows of eight 3/2/3, each side from its own left', () => {
    const row = (number: number, side: 0 | 1): string =>
      HEXES.filter((one) => Math.floor(one / 10) === number)
        .map((one) => sectionOf(one, side)[0])
        .join('');
    expect([columnsIn(5), row(5, 0), row(5, 1)]).toEqual([9, 'lllcccrrr', 'rrrccclll']);
    expect([columnsIn(6), row(6, 0), row(6, 1)]).toEqual([8, 'lllccrrr', 'rrrcclll']);
  });

  it('a meteor moves from column 1 upwards', () => {
    const t = battle({ tiles: 'shower 3 6.2', rest: 'box' });
    t.passTurn();
    expect(t.whereTiles()).toEqual(['6.5']);
  });
});

describe('MS3 Placing is not moving', () => {
  it('a unit on the entry hex isn’t struck as the tile is placed', () => {
    const t = battle({ b: 'D 7.1', rolls: ['blast', 'star', 'star', 2, 3], stack: 'shower 2' });
    t.passTurn();
    expect(t.tilesOn('7.1')).toHaveLength(1);
    expect(t.unit('7.1')).toMatchObject({ marked: false, left: 3 });
  });

  it('every tile that moves this turn includes those placed this turn', () => {
    const t = battle({ rolls: ['blast', 'star', 'star', 2, 3, 'star', 'star', 'star'], stack: 'shower 2' });
    t.passTurn();
    t.passTurn();
    expect(t.state.tiles.map(({ hex }) => nameOf(hex))).toContain('7.3');
  });
});

describe('MS4 Order of movement', () => {
  it('rows 1 to 11 as A counts, within a row the foremost first, on one hex the lower first', () => {
    const t = battle({
      tiles: 'shower 2 7.1, shower 3 5.1, shower 2 5.1, shower 4 5.4, shower 2 3.2',
      rest: 'box',
    });
    const ids = t.state.tiles.map(({ id }) => id);
    t.passTurn();
    expect(t.found('tile-moved').map(({ tile }) => ids.indexOf(tile))).toEqual([4, 3, 1, 2, 0]);
  });

  it('a tile that came to rest on another lies on top of it, and moves after it', () => {
    const t = battle({ tiles: 'shower 4 5.1, shower 2 5.3', rest: 'box' });
    const ids = t.state.tiles.map(({ id }) => id);
    t.passTurn();
    expect(t.whereTiles()).toEqual(['5.5', '5.5']);
    t.passTurn();
    expect(t.found('tile-moved').map(({ tile }) => ids.indexOf(tile))).toEqual([1, 0]);
  });

  it('a unit is struck once by each tile that enters its hex', () => {
    const t = battle({ a: 'C 5.4', tiles: 'shower 3 5.1, shower 2 5.3', rest: 'box' });
    t.passTurn();
    expect(t.found('unit-struck')).toMatchObject([
      { marker: true, hits: 0 },
      { marker: false, hits: 1 },
    ]);
  });

  it('a tile never stops for anything', () => {
    const t = battle({
      a: 'D 5.2',
      b: 'C 5.3',
      features: { planet: '5.4', asteroids: '5.5' },
      tiles: 'shower 5 5.1',
      rest: 'box',
    });
    t.passTurn();
    expect(t.whereTiles()).toEqual(['5.6']);
  });

  it('a unit that a tile eliminates isn’t there for the next', () => {
    const t = battle({ a: 'F 5.4! /1', tiles: 'shower 3 5.1, shower 2 5.3', rest: 'box' });
    t.passTurn();
    expect(t.found('unit-struck')).toHaveLength(1);
  });
});

describe('MS5 The proper player', () => {
  it('one volley with two blasts makes both hits: two points', () => {
    const t = battle({ a: 'F 5.3', tiles: 'storm 2 5.4', rolls: ['blast', 'blast', 'star', 'alert'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.points).toEqual([2, 0]);
  });

  it('who scored the first hit as well as the second has both points', () => {
    const t = battle({ a: 'F 5.3', tiles: 'storm 2 5.4 A', rolls: ['blast', 'star', 'star', 'alert'] });
    t.play();
    t.fire('5.3', '5.4');
    expect(t.points).toEqual([2, 0]);
  });

  it('a storm that leaves the board takes the marker along', () => {
    const t = battle({ tiles: 'storm 3 5.8 A', rest: 'box' });
    t.passTurn();
    expect(t.points).toEqual([0, 0]);
    expect(t.state.tiles).toEqual([]);
  });

  it('the marker stays on a storm that moves', () => {
    const t = battle({ tiles: 'storm 3 5.2 B', rest: 'box' });
    t.passTurn();
    expect(t.tilesOn('5.5')).toMatchObject([{ hitBy: 1 }]);
  });
});
