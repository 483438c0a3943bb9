import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src/games/game.js';
import { evolveAll, initialState } from '../../src/games/meteor/index.js';
import type { GameState } from '../../src/games/meteor/state.js';
import {
  momentAt,
  momentsOf,
  plainMoments,
  seek,
  type MomentRules,
  type Step,
} from '../../src/history/logs/replay-steps.js';
import { METEOR_MOMENTS, zoneLeft } from '../../src/history/meteor/moments.js';
import { game } from '../support/played.js';
import { MATCHES } from '../toy/matches.js';

const PAUSE = { by: 0, since: 0, zoneLeft: 7_000, windowLeft: null };
const PLAIN = plainMoments(MATCHES);
const CREATED = MATCHES.create({ options: { matches: 7 }, seed: 's' });
type Event = (typeof CREATED)[number];
type Toy = GameTypes & { readonly state: ReturnType<typeof MATCHES.evolve>; readonly event: Event };
const START: Event = { type: 'started' };
const took = (seat: number): Event => ({ type: 'took', seat, count: 1 });

describe('Where the moments of a replay lie', () => {
  const steps = (running: boolean) => {
    const rules: MomentRules<Toy> = { ...PLAIN, running: ({ phase }) => running && phase === 'play' };
    return momentsOf<Toy, Step<Toy>>(rules, [
      { at: 50_000, events: CREATED },
      { at: 51_000, events: [{ type: 'joined', seat: 0 }] },
      { at: 90_000, events: [START] },
      { at: 100_000, events: [took(0)] },
      // A clock that was set back.
      { at: 99_000, events: [took(1)] },
      { at: 99_500, events: [took(0)] },
    ]);
  };

  it('waits while no clock runs are shortened, and begin at 0', () => {
    expect(steps(false).map(({ position }) => position)).toEqual([0, 1_000, 2_500, 4_000, 4_000, 4_500]);
  });

  it('while a clock runs, each wait is as long as it was', () => {
    expect(steps(true).map(({ position }) => position)).toEqual([0, 1_000, 2_500, 12_500, 12_500, 13_000]);
  });

  it('each has the game as it was after its step', () => {
    expect(steps(false).map(({ state }) => state.taken)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it('a game that says nothing of its replay has one chapter, its play, and no marks', () => {
    const moments = steps(false);
    expect(moments.map(({ chapter }) => chapter)).toEqual([null, null, '', null, null, null]);
    expect(moments.some(({ mark }) => mark)).toBe(false);
    // It has turns and no clock.
    expect(moments.some(({ state }) => PLAIN.running(state))).toBe(false);
  });
});

describe('Going through a replay', () => {
  const moments = [0, 10, 10, 30].map((position) => ({ position }));

  it('shows the last moment at or before a position', () => {
    expect([-5, 0, 9, 10, 29, 30, 99].map((position) => momentAt(moments, position))).toEqual([0, 0, 0, 2, 2, 3, 3]);
  });

  it('goes to the next or the previous moment of a kind, and to the end or beginning where there is none', () => {
    const marks = [false, true, false, true, false];
    const wanted = (mark: boolean): boolean => mark;
    expect([0, 1, 2, 3, 4].map((from) => seek(marks, from, 1, wanted))).toEqual([1, 3, 3, 4, 4]);
    expect([0, 1, 2, 3, 4].map((from) => seek(marks, from, -1, wanted))).toEqual([0, 0, 1, 1, 3]);
    expect(seek([true, false], 1, -1, wanted)).toBe(0);
    expect(seek([false, true], 0, 1, wanted)).toBe(1);
  });
});

describe('A replay of Meteor', () => {
  const entries = game('moments1', 3);
  const moments = momentsOf(METEOR_MOMENTS, entries);

  it('has the zones as its chapters, and marks each salvo', () => {
    const chapters = moments.flatMap(({ chapter }) => chapter ?? []);
    expect(chapters.slice(0, 2)).toEqual(['5', '4']);
    expect(new Set(chapters).size).toBe(chapters.length);
    const salvos = entries.filter(({ events }) => events.some(({ type }) => type === 'salvo-resolved')).length;
    expect(salvos).toBeGreaterThan(0);
    expect(moments.filter(({ mark }) => mark)).toHaveLength(salvos);
  });

  it('a chapter that is no zone has no name', () => {
    const [before] = moments;
    if (before === undefined) throw new Error('there are moments');
    const after = { ...before.state, zone: 0 };
    const events: Parameters<typeof METEOR_MOMENTS.chapter>[0] = [
      { type: 'zone-changed', zone: 0, deadline: 0, cause: 'time' },
    ];
    expect(METEOR_MOMENTS.chapter(events, before.state, after)).toBe('');
    expect(METEOR_MOMENTS.chapter([], before.state, after)).toBeNull();
  });

  it('runs while it is played and nobody paused it', () => {
    const playing = moments.find(({ state }) => state.phase === 'play')?.state;
    if (playing === undefined) throw new Error('it is played');
    expect(METEOR_MOMENTS.running(playing)).toBe(true);
    expect(METEOR_MOMENTS.running({ ...playing, phase: 'lobby' })).toBe(false);
    expect(METEOR_MOMENTS.running({ ...playing, pause: PAUSE })).toBe(false);
  });
});

describe('The time that is left in a zone', () => {
  const entries = game('moments2', 2);
  const at = entries.findIndex(({ events }) => events.some(({ type }) => type === 'clock-started'));
  const state = entries
    .slice(0, at + 1)
    .reduce<GameState>((before, { events, at: when }) => evolveAll(before, events, when), initialState);
  const step = { at: entries[at]?.at ?? 0 };

  it('falls as the replay moves on, and not below nothing', () => {
    const left = state.deadline - step.at;
    expect(left).toBeGreaterThan(50_000);
    expect(zoneLeft({ state, step, position: 500 }, 500)).toBe(left);
    expect(zoneLeft({ state, step, position: 500 }, 2_500)).toBe(left - 2_000);
    expect(zoneLeft({ state, step, position: 500 }, 999_999)).toBe(0);
  });

  it('stands still in a pause, and after the end as it was then', () => {
    expect(zoneLeft({ state: { ...state, pause: PAUSE }, step, position: 0 }, 5_000)).toBe(7_000);
    const last = entries.reduce<GameState>(
      (before, { events, at: when }) => evolveAll(before, events, when),
      initialState,
    );
    expect(zoneLeft({ state: last, step, position: 0 }, 5_000)).toBe(last.outcome?.left);
  });
});
