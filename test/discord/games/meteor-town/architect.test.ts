import { expect, test } from 'vitest';
import {
  architectScore,
  precomputeEnd,
  robotScoresLine,
} from '../../../../src/discord/games/meteor-town/robot-scores.js';
import type { Think } from '../../../../src/discord/games/face.js';
import {
  METEOR_TOWN,
  MOST_THOUGHTS,
  newPractice,
  type GameState,
  type SeatView,
} from '../../../../src/games/meteor-town/index.js';
import type { Memory } from '../../../../src/games/meteor-town/robots/robot.js';
import { Random } from '../../../../src/games/shared/random.js';
import { translator } from '../../../../src/text/index.js';

const { robots } = METEOR_TOWN;
if (robots === undefined) throw new Error('there are robots');
const t = translator('en');

/** A town that has come to that turn. */
function atTurn(seed: string, turn: number): GameState {
  const state = newPractice(seed);
  return { ...state, towns: state.towns.map((town) => (town === null ? null : { ...town, turn })) };
}

/** Thinks as quickly as a Visitor does, and counts what it was asked. */
function quickThread(): { readonly think: Think; asked: string[] } {
  const asked: string[] = [];
  const think: Think = ({ level, view, memory, random, now }) => {
    asked.push(level);
    return Promise.resolve(
      robots?.think('visitor', view as SeatView, memory as Memory, new Random(random), now) ?? { action: null, memory },
    );
  };
  return { think, asked };
}

const lineOf = (state: GameState): string => robotScoresLine(state, t) ?? '';

test('an Architect plays on the same dice while people do, and is named once it has finished', async () => {
  const state = atTurn('architect-1', 6);
  const thread = quickThread();
  precomputeEnd({ state }, thread.think);
  await expect.poll(() => lineOf(state)).toMatch(/^On the same dice: Mayor −?\d+, Architect −?\d+\.$/);
  expect(new Set(thread.asked)).toEqual(new Set(['architect']));
  const before = thread.asked.length;
  precomputeEnd({ state }, thread.think);
  expect(thread.asked.length).toBe(before);
});

test('a Mayor plays a thought a turn of the loop, never while a board is drawn', async () => {
  const state: GameState = { ...atTurn('mayor-1', 9), phase: 'over' };
  expect(lineOf(state)).toBe('');
  let turns = 0;
  while (lineOf(state) === '') {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect(turns).toBeGreaterThan(20);
  expect(lineOf(state)).toMatch(/^On the same dice: Mayor −?\d+\.$/);
});

test('a robot that never comes to an end is given up', async () => {
  let thoughts = 0;
  const idle: Think = ({ memory }) => {
    thoughts += 1;
    return Promise.resolve({ action: null, memory });
  };
  await expect(architectScore('idle-1', idle)).rejects.toThrow('not done');
  expect(thoughts).toBe(MOST_THOUGHTS);
});

test('not for a town that has only begun, nor for one that is over', () => {
  const thread = quickThread();
  precomputeEnd({ state: atTurn('architect-2', 5) }, thread.think);
  precomputeEnd({ state: { ...atTurn('architect-2', 9), phase: 'over' } }, thread.think);
  expect(thread.asked).toEqual([]);
});

test('where the thread ends it is asked for again at the next change', async () => {
  const state = atTurn('architect-3', 7);
  let asked = 0;
  precomputeEnd({ state }, () => {
    asked += 1;
    return Promise.reject(new Error('the thread ended'));
  });
  await expect.poll(() => asked).toBe(1);
  const thread = quickThread();
  await expect
    .poll(() => {
      precomputeEnd({ state }, thread.think);
      return lineOf(state);
    })
    .toContain('Architect');
});

test('with time to think on, an Architect finishes its comparison in one thought; else it stops after a few games', () => {
  const view = METEOR_TOWN.viewFor(atTurn('architect-4', 10), 0, 0);
  const thinking = (mayGoOn?: () => boolean) =>
    robots.think('architect', view, robots.nothingSeen, new Random([1, 2, 3, 4]), 0, mayGoOn && { mayGoOn });
  const paused = thinking();
  expect(paused.action).toBeNull();
  expect(paused.memory).not.toEqual(robots.nothingSeen);
  expect(thinking(() => false)).toEqual(paused);
  let games = 0;
  expect(thinking(() => (games += 1) < 1_000).action).not.toBeNull();
  expect(games).toBeGreaterThan(5);
  expect(robots.slow).toContain('architect');
});
