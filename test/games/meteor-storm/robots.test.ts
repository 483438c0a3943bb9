import { describe, expect, it } from 'vitest';
import { nameOf, tileOf, type Side } from '../../../src/games/meteor-storm/index.js';
import { ROBOTS, type Level } from '../../../src/games/meteor-storm/robots/index.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { battle, type Battle } from '../../support/meteor-storm/battle.js';

/** What a robot of that level does at a table as it stands. */
const does = (level: Level, t: Battle, seat: Side = 0) => ROBOTS[level](t.view(seat), new Random(seedRandom('robot')));

/** What it shoots at, by where that is; null: it doesn't. */
function shootsAt(level: Level, t: Battle): string | null {
  const action = does(level, t);
  if (action?.type !== 'order' || action.target === null) return null;
  const { target } = action;
  const hit = 'tile' in target ? tileOf(t.state, target.tile) : t.state.units[target.unit];
  return hit === null || hit === undefined ? null : nameOf(hit.hex);
}

/** Where the unit of a side that is asked by a red alert goes; null: it takes a marker. */
function retires(level: Level, t: Battle): string | null {
  const action = does(level, t, 1);
  return action?.type === 'retire' && typeof action.to === 'number' ? nameOf(action.to) : null;
}

describe('an Admiral, where a Captain at the same table does otherwise', () => {
  it('keeps a unit out of the enemies’ reach', () => {
    const t = battle({ a: 'F 2.4', b: '★ 8.4, C 8.5, C 8.3', hands: ['full-thrust', ''] });
    t.play('full-thrust');
    expect(does('captain', t)).toMatchObject({ type: 'order', to: 73 });
    // Two hexes further from three guns than it could go: cruisers and flagship move one and shoot three.
    const admiral = does('admiral', t);
    const row = admiral?.type === 'order' ? Math.floor(admiral.to / 10) : 2;
    expect(row).toBeLessThan(5);
  });

  it('shoots at what most likely wins the game, and until then at what is worth most', () => {
    const at = (points: number) => {
      const t = battle({ a: 'F 4.4', b: 'F 5.4', tiles: 'shower 2 4.5', points: [points, 0], target: 11 });
      t.play();
      return t;
    };
    expect(shootsAt('captain', at(10))).toBe('5.4');
    expect(shootsAt('admiral', at(10))).toBe('4.5');
    expect(shootsAt('admiral', at(9))).toBe('5.4');
  });

  it('retires a unit that is whole where that is better than a marker', () => {
    const asked = (tiles: string) => {
      const t = battle({ a: 'F 5.4', b: 'D 6.4', tiles, rolls: ['alert', 'cruiser', 'star', 'star'] });
      t.play();
      t.fire('5.4', '6.4');
      return t;
    };
    const open = asked('');
    expect([retires('captain', open), retires('admiral', open)]).toEqual([null, '7.4']);
    open.retire(null);
    // Both hexes behind it lie in the way of storms.
    const stormy = asked('storm 3 7.2, storm 4 7.2');
    expect(retires('admiral', stormy)).toBeNull();
    stormy.retire(null);
  });
});
