import { describe, expect, test } from 'vitest';
import {
  createGame,
  evolveAll,
  initialState,
  LOBBY_MS,
  METEOR_TOWN,
  MOST_SEATS,
  nextDue,
  publicView,
  SKY_MS,
  viewFor,
  type GameState,
  type Options,
} from '../../../src/games/meteor-town/index.js';
import { assigning, OPTIONS, Played } from './table.js';

const SKY: Options = { ...OPTIONS, mode: 'sky', ends: { afterMs: SKY_MS } };
const SEED = 'a secret sky';

const opened = (options: Options = SKY): Played =>
  new Played(evolveAll(initialState, createGame({ options, seed: SEED }), 1_000));

function started(seats: number, options: Options = SKY): Played {
  const played = opened(options);
  for (let seat = 0; seat < seats; seat += 1) played.does({ type: 'join', seat });
  played.does({ type: 'start', by: 0 });
  return played;
}

const at = (played: Played, seat: number): Played => {
  const other = new Played(played.state, seat);
  other.now = played.now;
  return other;
};

/** One seat's turns to their end, nothing used. */
function finish(played: Played, seat: number): void {
  for (let turn = played.state.towns[seat]?.turn ?? 1; turn <= 12; turn += 1) {
    const roles = [['TTTM', 'TTM*', 'TT**'][[0, 1, 1, 0, 1, 2, 1, 1, 2, 1, 2, 2][turn - 1] ?? 0] ?? ''].join('');
    played.does(assigning(roles, undefined, seat));
    for (
      let view = viewFor(played.state, seat, 0);
      view.town?.step === 'strike';
      view = viewFor(played.state, seat, 0)
    ) {
      const [choice] = view.choices?.strikes ?? [];
      const [number = 1] = view.choices?.write ?? [];
      if (choice === undefined) played.does({ type: 'write', seat, number });
      else
        played.does({
          type: 'strike',
          seat,
          meteor: choice.meteor,
          building: choice.buildings[0] ?? null,
          crater: choice.craters[0] ?? null,
        });
    }
    played.does({ type: 'skip', seat, building: null });
    played.does({ type: 'next', seat });
  }
}

describe('Same sky', () => {
  test('a table for 1–8; everybody’s first dice are the same', () => {
    const played = started(MOST_SEATS);
    expect(played.state.towns).toHaveLength(8);
    expect(new Set(played.state.towns.map((town) => JSON.stringify(town?.dice))).size).toBe(1);
    expect(opened().refuses({ type: 'start', by: 0 })).toEqual({ code: 'not-seated' });
    expect(started(1).state.phase).toBe('play');
  });

  test('a ninth finds no seat', () => {
    const played = opened();
    for (let seat = 0; seat < MOST_SEATS; seat += 1) played.does({ type: 'join', seat });
    expect(METEOR_TOWN.freeSeat(played.state)).toBeNull();
    expect(played.refuses({ type: 'join', seat: 8 })).toEqual({ code: 'table-full', most: 8 });
  });

  test('all play at their own pace, each on their own sheet', () => {
    const played = started(2);
    finish(played, 1);
    expect(played.state.phase).toBe('play');
    expect(played.state.towns[0]?.turn).toBe(1);
    expect(at(played, 1).refuses({ type: 'next', seat: 1 })).toEqual({ code: 'town-finished' });
  });

  test('nobody’s choices shift another’s dice: turn 2 begins with the same four', () => {
    const played = started(2);
    for (const [seat, roles] of [
      [0, 'TTTM'],
      [1, 'MTTT'],
    ] as const) {
      played.does(assigning(roles, undefined, seat));
      if (seat === 0) played.does({ type: 'activate', seat, column: played.state.towns[0]?.columns[0] ?? 1 });
      played.does({ type: 'skip', seat, building: null });
      played.does({ type: 'next', seat });
    }
    expect(played.state.towns[0]?.dice).toEqual(played.state.towns[1]?.dice);
  });

  test('it ends when all have finished; the highest score wins', () => {
    const played = started(2);
    finish(played, 0);
    finish(played, 1);
    expect(played.state.phase).toBe('over');
    expect(played.state.outcome).toMatchObject({ result: 'won', reason: 'finished', winners: [0, 1] });
  });

  test('or after 24 hours with what is on the sheets', () => {
    const played = started(2);
    expect(nextDue(played.state)).toBe(played.now + SKY_MS);
    finish(played, 1);
    played.now += SKY_MS - 1;
    expect(played.does({ type: 'tick' })).toEqual([]);
    played.now += 1;
    played.does({ type: 'tick' });
    // An untouched sheet has no crater; nothing was built on the other.
    expect(played.state.outcome).toMatchObject({ result: 'won', reason: 'time-over', winners: [0] });
    expect(nextDue(played.state)).toBeNull();
  });

  test('one who leaves keeps nobody waiting', () => {
    const played = started(2);
    finish(played, 1);
    played.does({ type: 'leave', seat: 0 });
    expect(played.state.outcome).toMatchObject({ reason: 'finished', winners: [1] });
  });

  test('the last one to leave ends it; finished sheets count', () => {
    const played = started(1);
    played.does({ type: 'leave', seat: 0 });
    expect(played.state.outcome).toMatchObject({ result: 'abandoned', reason: 'all-left', winners: [] });
    const two = started(2);
    finish(two, 1);
    two.does({ type: 'leave', seat: 1 });
    two.does({ type: 'leave', seat: 0 });
    expect(two.state.outcome).toMatchObject({ result: 'won', reason: 'all-left', winners: [1] });
  });

  test('the host or a moderator ends it', () => {
    const played = started(2);
    expect(played.refuses({ type: 'end', by: 1 })).toEqual({ code: 'host-only', host: 0 });
    played.does({ type: 'end', by: 'moderator' });
    expect(played.state.outcome).toMatchObject({ result: 'abandoned', reason: 'ended-by-moderator' });
    expect(played.refuses({ type: 'abandon' })).toEqual({ code: 'game-over' });
  });

  test('a lobby that nobody starts closes after an hour; away, the bot lets nobody’s hour run out', () => {
    const played = opened();
    played.does({ type: 'join', seat: 0 });
    played.now += LOBBY_MS - 1;
    played.does({ type: 'downtime', since: 0 });
    expect(nextDue(played.state)).toBe(played.now + LOBBY_MS);
    played.now += LOBBY_MS;
    played.does({ type: 'tick' });
    expect(played.state.outcome).toMatchObject({ result: 'abandoned', reason: 'lobby-idle' });
  });

  test('a robot may join as pace-setter, where robots are allowed', () => {
    const played = opened();
    expect(played.refuses({ type: 'join', seat: 0, robot: true })).toEqual({ code: 'robot-host' });
    played.does({ type: 'join', seat: 0 });
    played.does({ type: 'join', seat: 1, robot: true, by: 0 });
    expect(METEOR_TOWN.attention?.(played.state)).toBeNull();
    played.does({ type: 'start', by: 0 });
    expect(METEOR_TOWN.attention?.(played.state)).toEqual({ seats: [1], before: null });
  });

  test('forbidding robots sends them away', () => {
    const played = opened();
    played.does({ type: 'join', seat: 0 });
    played.does({ type: 'join', seat: 1, robot: true, by: 0 });
    played.does({ type: 'configure', by: 0, choice: { robotsAllowed: false } });
    expect(played.state.seats[1]?.status).toBe('empty');
    expect(played.refuses({ type: 'join', seat: 1, robot: true, by: 0 })).toEqual({ code: 'robots-off' });
    played.does({ type: 'start', by: 0 });
    expect(played.refuses({ type: 'configure', by: 0, choice: {} })).toEqual({ code: 'already-started' });
  });

  test('refused before the start and from outside', () => {
    const played = opened();
    played.does({ type: 'join', seat: 0 });
    expect(played.refuses({ type: 'next', seat: 0 })).toEqual({ code: 'not-started' });
    expect(played.refuses({ type: 'next', seat: 3 })).toEqual({ code: 'not-seated' });
  });
});

describe('A personal town', () => {
  test('begins when its person sits down, has one seat and no idle end', () => {
    const played = opened(OPTIONS);
    played.does({ type: 'join', seat: 0 });
    expect(played.state.phase).toBe('play');
    expect(nextDue(played.state)).toBeNull();
    expect(METEOR_TOWN.freeSeat(played.state)).toBeNull();
  });

  test('a daily town can be finished until the day after ends; afterwards it doesn’t count', () => {
    const end = Date.UTC(2026, 10, 23);
    const played = opened({ ...OPTIONS, mode: 'daily', day: '2026-11-21', ends: { at: end } });
    played.does({ type: 'join', seat: 0 });
    expect(nextDue(played.state)).toBe(end);
    played.now = end;
    played.does({ type: 'tick' });
    expect(played.state.outcome).toMatchObject({ result: 'abandoned', reason: 'time-over', winners: [] });
  });
});

describe('What others see', () => {
  const strings = (value: unknown): string => JSON.stringify(value);

  test('turn and points of each; no sheets, no dice and no seed until all are done', () => {
    const played = started(2);
    const view = publicView(played.state);
    expect(view.seats.map(({ turn, points, finished }) => ({ turn, points, finished }))).toEqual([
      { turn: 1, points: 0, finished: false },
      { turn: 1, points: 0, finished: false },
    ]);
    expect(view.seats.every(({ town }) => town === null)).toBe(true);
    expect(strings(view)).not.toContain(SEED);
    expect(strings(view)).not.toContain('dice');
    const own = viewFor(played.state, 0, 0);
    expect(own.town?.dice).toHaveLength(4);
    expect(strings(own)).not.toContain(SEED);
    expect(viewFor(played.state, 5, 0).town).toBeNull();
  });

  test('afterwards the sheets and the seed', () => {
    const played = started(1);
    finish(played, 0);
    const view = publicView(played.state as GameState);
    expect(view.seed).toBe(SEED);
    expect(view.seats[0]?.town?.step).toBe('finished');
  });
});
