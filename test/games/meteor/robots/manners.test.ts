import { describe, expect, it } from 'vitest';
import { overkillsOnPurpose } from '../../../../src/games/meteor/index.js';
import {
  companyAt,
  NOTHING_SEEN,
  ROBOTS,
  type Company,
  type Robot,
  type Watcher,
} from '../../../../src/games/meteor/robots/index.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import type { GameState } from '../../../../src/games/meteor/state.js';
import { seedOf } from '../../../../src/tools/simulate/seed-of.js';
import { playGame } from '../../../../src/tools/meteor/play.js';
import { follower, PASSIVE } from '../../../../src/tools/meteor/people.js';
import { counting, noWastes } from '../../../../src/tools/meteor/wastes.js';
import { remember } from '../../../../src/games/meteor/robots/memory.js';
import { NOW, viewOf, type Position } from './position.js';

const TOO_BIG: Position = {
  hands: ['', '', ''],
  sites: ['5AE+A+E!', '', ''],
  field: ['small-3', 'small-2'],
  passed: [1, 2],
  robots: [0, 1],
  mode: 'first',
};

const chosen = (position: Position, company: Company, robot: Robot = ROBOTS[0]) =>
  robot.think(viewOf(position), NOTHING_SEEN, new Random(seedRandom('manners')), NOW, { company }).action;

describe('a robot that could only overkill', () => {
  it.each(ROBOTS)('beside people $id doesn’t before zone 2', (robot) => {
    for (const zone of [5, 4, 3])
      for (const company of ['people', 'newcomers'] as const)
        expect(chosen({ ...TOO_BIG, zone }, company, robot)?.type).not.toBe('launch');
  });

  it.each(ROBOTS)('beside people $id doesn’t at the last meteor either, while its back may hide a Twin', (robot) => {
    const last: Position = { ...TOO_BIG, field: ['small-2?'], mode: 'standard', passed: [] };
    for (const zone of [5, 4, 3]) expect(chosen({ ...last, zone }, 'people', robot)?.type).not.toBe('launch');
    expect(chosen({ ...last, field: ['small-2'], zone: 3 }, 'people', robot)).toMatchObject({ type: 'launch' });
  });

  it('among robots does so at once', () => {
    expect(chosen({ ...TOO_BIG, zone: 4 }, 'robots')).toMatchObject({ type: 'launch' });
  });

  it('beside people does so in zone 2, and beside newcomers once nothing else is left', () => {
    expect(chosen({ ...TOO_BIG, zone: 2 }, 'newcomers')).toMatchObject({ type: 'launch' });
    expect(chosen({ ...TOO_BIG, zone: 2, passed: [] }, 'newcomers')).toBeNull();
  });

  it('says on the board that it is on purpose, unless only robots play', () => {
    const flying = { ...TOO_BIG, flying: [[0, 'K']] } as const;
    expect([...overkillsOnPurpose(viewOf(flying))]).toMatchObject([{ seat: 0, target: 'K' }]);
    expect(overkillsOnPurpose(viewOf({ ...flying, robots: [0, 1, 2] })).size).toBe(0);
    expect(overkillsOnPurpose(viewOf({ ...flying, robots: [1, 2] })).size).toBe(0);
  });
});

it('company is known by the seats, the mode and who is new', () => {
  expect(companyAt(viewOf({ ...TOO_BIG, robots: [0, 1, 2] }), false)).toBe('robots');
  expect(companyAt(viewOf(TOO_BIG), false)).toBe('newcomers');
  expect(companyAt(viewOf({ ...TOO_BIG, mode: 'standard' }), false)).toBe('people');
  expect(companyAt(viewOf({ ...TOO_BIG, mode: 'standard' }), true)).toBe('newcomers');
});

describe('a Rocket that a person has just begun', () => {
  const BEGUN: Position = {
    hands: ['1C 1F 2FF', 'A', ''],
    sites: ['', '3CCF', ''],
    field: ['medium-5-armoured'],
    robots: [0, 2],
  };
  const isBuiltOn = (position: Position, company: Company, looks: number, now = NOW): boolean => {
    const view = viewOf(position);
    let memory = NOTHING_SEEN;
    for (let look = 0; look < looks; look += 1) memory = remember(view, memory);
    const action = ROBOTS[0].think(view, memory, new Random(seedRandom('manners')), now, { company }).action;
    return action?.type === 'place' && action.site === 1;
  };

  it('is left alone for three thoughts, and for nine beside a newcomer', () => {
    expect([2, 3].map((looks) => isBuiltOn(BEGUN, 'people', looks))).toEqual([false, true]);
    expect([3, 8, 9].map((looks) => isBuiltOn(BEGUN, 'newcomers', looks))).toEqual([false, false, true]);
  });

  it('isn’t left alone for longer in the last 15 seconds of the last zone', () => {
    const lastZone = { ...BEGUN, zone: 1 };
    expect(isBuiltOn(lastZone, 'newcomers', 4, NOW + 30_000)).toBe(false);
    expect(isBuiltOn(lastZone, 'newcomers', 4, NOW + 36_000)).toBe(true);
  });
});

it('beside a newcomer who does nothing, no early Overkill in whole games, and little is wasted', () => {
  const wastes = noWastes();
  for (let game = 0; game < 6; game += 1) {
    const { watch, end } = counting(wastes);
    const setting = { players: 3, relaxed: false, paceMs: 3000, robot: ROBOTS[0], people: [PASSIVE] };
    end(playGame({ ...setting, mode: 'first', company: 'newcomers' }, seedOf('passive', game), watch));
  }
  expect(wastes.launches).toBeGreaterThan(10);
  expect(wastes).toMatchObject({ earlyOverkills: 0, beyondBack: 0, passedRockets: 0, passedRetrofits: 0 });
});

it('beside a newcomer who follows the hints, none ends the game with an Overkill that the newcomer has to save', () => {
  const wastes = noWastes();
  let seen: GameState | null = null;
  const { watch, end } = counting(wastes, (seat) => seat > 0);
  const setting = { players: 3, relaxed: false, paceMs: 4000, robot: ROBOTS[0], people: [follower(() => seen)] };
  const watched: Watcher = (state, ...act) => {
    seen = state;
    watch(state, ...act);
  };
  // Of 200 first games, one in which a Veteran's Overkill counted on a person's Rocket for the rest.
  end(playGame({ ...setting, mode: 'first', company: 'newcomers' }, seedOf('1', 55), watched));
  expect(wastes.launches).toBeGreaterThan(1);
  expect(wastes.earlyOverkills).toBe(0);
});
