import { describe, expect, it } from 'vitest';
import type { TableAction } from '../../../src/games/game.js';
import { isRefusal } from '../../../src/games/shared/decision.js';
import { evolveAll } from '../../../src/games/shared/evolve-all.js';
import {
  decideTable,
  emptyTable,
  evolveTable,
  isTableAction,
  type PlainTable,
  type PlainTableEvent,
} from '../../../src/games/shared/plain-table.js';
import { seatedGame } from '../../../src/games/shared/seated-game.js';

interface Options {
  readonly stones: number;
  readonly level?: string;
}

type State = PlainTable<Options>;

const RULES = { least: 2, most: 2, robotsAllowed: true };
const NOW = 5_000;
const fold = (state: State, events: readonly PlainTableEvent<Options>[]): State =>
  evolveAll({ evolve: evolveTable<Options, State> }, state, events, NOW);

const CREATED = fold(emptyTable<Options>({ stones: 0 }), [
  { type: 'created', rules: '1', options: { stones: 9 }, seed: 's', fair: { nonce: 'n', commitment: 'c' } },
]);

function after(state: State, ...actions: readonly TableAction[]): State {
  return actions.reduce((before, action) => {
    const decision = decideTable(before, RULES, action);
    if (isRefusal(decision)) throw new Error(decision.code);
    return fold(before, decision);
  }, state);
}

const LOBBY = after(CREATED, { type: 'join', seat: 0 }, { type: 'join', seat: 1 });
const PLAY = after(LOBBY, { type: 'start', by: 0 });

describe('the table of a game that begins and ends with nothing but that', () => {
  it('is opened with what was agreed, and keeps what was committed to', () => {
    expect(CREATED).toMatchObject({ phase: 'lobby', options: { stones: 9 }, commitment: 'c', outcome: null });
  });

  it('begins when its host says so, and enough sit there', () => {
    expect(PLAY.phase).toBe('play');
    expect(decideTable(CREATED, RULES, { type: 'start', by: 'moderator' })).toEqual({
      code: 'too-few-players',
      least: 2,
      seated: 0,
    });
    expect(decideTable(LOBBY, RULES, { type: 'start', by: 1 })).toEqual({ code: 'host-only', host: 0 });
  });

  it('is agreed otherwise by its host, before it begins', () => {
    const configure = { type: 'configure', by: 0, choice: { stones: 7 } } as const;
    expect(after(LOBBY, configure).options).toEqual({ stones: 7 });
    expect(decideTable(LOBBY, RULES, { ...configure, by: 1 })).toEqual({ code: 'host-only', host: 0 });
    expect(decideTable(PLAY, RULES, configure)).toEqual({ code: 'already-started' });
  });

  it('is over when it is given up, for the reason that it was', () => {
    const ended = after(PLAY, { type: 'end', by: 0 });
    expect(ended.phase).toBe('over');
    expect(ended.outcome).toEqual({ result: 'abandoned', reason: 'ended-by-host', at: NOW });
    expect(after(LOBBY, { type: 'leave', seat: 0 }, { type: 'leave', seat: 1 }).outcome?.reason).toBe('all-left');
    expect(decideTable(ended, RULES, { type: 'leave', seat: 0 })).toEqual({ code: 'game-over' });
  });

  it('goes on without one who leaves: a robot takes the seat', () => {
    expect(after(PLAY, { type: 'leave', seat: 1 }).seats[1]).toEqual({ status: 'in', robot: true });
  });

  it('knows no time', () => {
    expect(decideTable(PLAY, RULES, { type: 'tick' })).toEqual([]);
    expect(decideTable(PLAY, RULES, { type: 'downtime', since: 0 })).toEqual([]);
  });

  it('tells what the table asks from what is done in play', () => {
    const asked = ['join', 'leave', 'kick', 'make-host', 'start', 'configure', 'end', 'abandon', 'tick', 'downtime'];
    expect(asked.filter((type) => isTableAction({ type }))).toEqual(asked);
    expect(isTableAction({ type: 'take' })).toBe(false);
  });
});

describe('a game whose players take turns', () => {
  const game = seatedGame<State>(
    () => RULES,
    ({ level }) => level,
  );

  it('reads host, seats, phase and outcome off its table', () => {
    expect([game.host(PLAY), game.phase(PLAY), game.outcome(PLAY), game.nextDue(PLAY)]).toEqual([
      0,
      'play',
      null,
      null,
    ]);
    expect(game.freeSeat(CREATED)).toBe(0);
    expect(game.freeSeat(LOBBY)).toBeNull();
    expect(game.robotsAllowed(PLAY)).toBe(true);
  });

  it('gives robots the agreed level, but those that were asked for at one of their own', () => {
    const agreed = { ...CREATED, options: { stones: 9, level: 'easy' } };
    const first = after(agreed, { type: 'join', seat: 0 }, { type: 'join', seat: 1, robot: true });
    expect(game.seats(first)).toEqual([
      { status: 'in', robot: false },
      { status: 'in', robot: true, level: 'easy' },
    ]);
    const own = after(agreed, { type: 'join', seat: 0 }, { type: 'join', seat: 1, robot: true, level: 'hard' });
    expect(game.seats(own)[1]?.level).toBe('hard');
    expect(game.seats({ ...first, options: { stones: 9 } })[1]?.level).toBeUndefined();
  });
});
