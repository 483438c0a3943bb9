import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../src/games/meteor/index.js';
import { NOTHING_SEEN, robotNamed } from '../../../../src/games/meteor/robots/index.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { playGame } from '../../../../src/tools/meteor/play.js';
import { NOW, viewOf, type Position } from './position.js';

const rookie = robotNamed('rookie');
if (rookie === undefined) throw new Error('no rookie');

/** What a rookie would do, whichever mood it is in. */
const wouldDo = (position: Position): Action[] =>
  Array.from({ length: 40 }, (_, mood) =>
    rookie.think(viewOf(position), NOTHING_SEEN, new Random(seedRandom(String(mood))), NOW),
  ).flatMap(({ action }) => action ?? []);

describe('A rookie', () => {
  it('fires at what it sees to be exact', () => {
    expect(wouldDo({ hands: ['', '', ''], sites: ['3CF+C+F!'], field: ['small-2', 'small-3'] })).toContainEqual(
      expect.objectContaining({ type: 'launch', target: 'L' }),
    );
  });

  it('holds a Rocket that is known to overkill, however long nothing else is left', () => {
    const actions = wouldDo({ hands: ['', '', ''], sites: ['5AE+A+E!'], field: ['small-2', 'small-3'], zone: 4 });
    expect(actions.some(({ type }) => type === 'launch')).toBe(false);
  });

  it('only looks now and then', () => {
    const position: Position = { hands: ['F A', 'C'], sites: ['3CF+C'], field: ['small-3'] };
    expect(wouldDo(position).length).toBeLessThan(40);
    expect(wouldDo(position).length).toBeGreaterThan(20);
  });

  it('never overkills by knowledge in whole games, but to end them', () => {
    for (let game = 0; game < 30; game += 1) {
      playGame(
        { mode: 'first', players: 3, relaxed: false, paceMs: 4_000, robot: rookie },
        `r${game}`,
        (state, _, action) => {
          if (action?.type !== 'launch' || state.window !== null || state.field.length <= 2) return;
          const damage = action.sites.reduce(
            (sum, site) => sum + Number(state.sites[site]?.pile.find((card) => /^\d/.test(card))?.[0] ?? 0),
            0,
          );
          const target = state.field.find(({ letter }) => letter === action.target);
          expect(damage + action.change).toBeLessThanOrEqual(target?.size ?? 0);
        },
      );
    }
  });
});
