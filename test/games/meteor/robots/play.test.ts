import { describe, expect, it } from 'vitest';
import { METEOR, viewFor, type GameState } from '../../../../src/games/meteor/index.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { NOTHING_SEEN, ROBOTS } from '../../../../src/games/meteor/robots/index.js';
import { playGame, type GameSetting } from '../../../../src/tools/meteor/play.js';
import { BOSSES } from '../../../../src/games/meteor/cards/bosses.js';
import { POWERS } from '../../../../src/games/meteor/cards/powers.js';
import { otherwise } from './otherwise.js';
import { firstRobot } from './position.js';

/** One that searches has tests of its own: ace.test.ts. */
const QUICK = ROBOTS.filter(({ id }) => METEOR.robots?.slow?.includes(id) !== true);

const SETTINGS: readonly (readonly [GameSetting['mode'], number, boolean])[] = [
  ['first', 1, false],
  ['first', 1, true],
  ['first', 2, false],
  ['first', 3, false],
  ['first', 4, false],
  ['first', 5, false],
  ['standard', 1, false],
  ['standard', 1, true],
  ['standard', 2, false],
  ['standard', 3, false],
  ['standard', 4, false],
  ['standard', 5, false],
];

describe.each(QUICK)('robot $id', (robot) => {
  it.each(SETTINGS)('is never refused: %s, %i players, relaxed %s', (mode, players, relaxed) => {
    for (let game = 0; game < 40; game += 1) {
      const result = playGame({ mode, players, relaxed, paceMs: 4_000, robot }, `legal ${game}`);
      expect(result.refused).toEqual([]);
    }
  });

  it('plays the same game from the same seed', () => {
    const setting: GameSetting = { mode: 'standard', players: 3, relaxed: false, paceMs: 4_000, robot };
    expect(playGame(setting, 'again')).toEqual(playGame(setting, 'again'));
  });
});

describe.each(QUICK)('robot $id in an Advanced game', (robot) => {
  const advanced = { mode: 'advanced', relaxed: false, paceMs: 4_000, robot } as const;

  it.each([1, 2, 3, 4, 5])('is never refused: %i players with Powers and Challenges', (players) => {
    for (let game = 0; game < 40; game += 1) {
      expect(playGame({ ...advanced, players, powers: true, challenges: true }, `legal ${game}`).refused).toEqual([]);
    }
  });

  it.each(BOSSES.map(({ id }) => id))('destroys the Boss %s now and then', (boss) => {
    let won = 0;
    for (let game = 0; game < 40; game += 1) {
      const result = playGame({ ...advanced, players: 3, powers: true, boss }, `boss ${game}`);
      expect(result.refused).toEqual([]);
      won += Number(result.won);
    }
    expect(won).toBeGreaterThan(1);
  });

  it('uses every ability', () => {
    const used = new Set<string>();
    for (let game = 0; game < 120; game += 1) {
      playGame({ ...advanced, players: 5, powers: true }, `use ${game}`, (_state, _seat, action) => {
        if (action?.type === 'use') used.add(action.ability);
      });
    }
    const clicks = POWERS.filter(({ effects }) => effects.some(({ kind }) => kind === 'ability')).map(({ id }) => id);
    expect([...used].sort()).toEqual([...clicks].sort());
  });
});

describe('what reaches a robot', () => {
  it.each(['standard', 'advanced'] as const)(
    'is its view alone: the same view with other secrets behind it gives the same decision (%s)',
    (mode) => {
      const robot = firstRobot();
      const boss = mode === 'advanced' ? 'dark-body' : null;
      let compared = 0;
      for (let game = 0; game < 20; game += 1) {
        playGame(
          { mode, powers: true, challenges: true, boss, players: 3, relaxed: false, paceMs: 4_000, robot },
          `secret ${game}`,
          (state, seat, _action, now) => {
            const decide = (at: GameState) =>
              robot.think(viewFor(at, seat, now), NOTHING_SEEN, new Random(seedRandom('same')), now);
            expect(decide(otherwise(state, seat))).toEqual(decide(state));
            compared += 1;
          },
        );
      }
      expect(compared).toBeGreaterThan(500);
    },
  );

  it('leaves view and memory as they were', () => {
    const robot = firstRobot();
    playGame(
      { mode: 'standard', players: 2, relaxed: false, paceMs: 4_000, robot },
      'pure',
      (state, seat, _action, now) => {
        const view = viewFor(state, seat, now);
        const before = structuredClone(view);
        robot.think(view, NOTHING_SEEN, new Random(seedRandom('same')), now);
        expect(view).toEqual(before);
        expect(NOTHING_SEEN.quiet).toBe(0);
      },
    );
  });
});

describe('ability', () => {
  it('wins a fair share of first games', () => {
    let won = 0;
    for (let game = 0; game < 100; game += 1) {
      won += Number(
        playGame({ mode: 'first', players: 3, relaxed: false, paceMs: 4_000, robot: firstRobot() }, `able ${game}`).won,
      );
    }
    expect(won).toBeGreaterThan(55);
  });
});
