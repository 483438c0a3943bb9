import { describe, expect, test } from 'vitest';
import {
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  scoreOf,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
} from '../../../src/games/meteor-town/index.js';
import { NOTHING_SEEN } from '../../../src/games/meteor-town/robots/robot.js';
import { visitor } from '../../../src/games/meteor-town/robots/visitor.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { countGame } from '../../../src/history/adapter.js';
import { METEOR_TOWN_HISTORY } from '../../../src/history/meteor-town/adapter.js';
import { momentsOf } from '../../../src/history/logs/replay-steps.js';
import { translator } from '../../../src/text/index.js';
import { OPTIONS } from '../../scenarios/meteor-town/table.js';

const t = translator('en');
const names = (seat: number): string => `Player ${seat + 1}`;

interface Entry {
  readonly sequence: number;
  readonly at: number;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
}

/** A table of two, one a robot; one leaves before the end if asked to. */
function played(leaves = false): { readonly entries: readonly Entry[]; readonly state: GameState } {
  const options = { ...OPTIONS, mode: 'sky' as const };
  const entries: Entry[] = [{ sequence: 0, at: 0, action: null, events: createGame({ options, seed: 'history' }) }];
  let state = evolveAll(initialState, entries[0]?.events ?? [], 0);
  const act = (action: Action): void => {
    const events = decide(state, action, entries.length * 1_000);
    if (isRefusal(events)) throw new Error(events.code);
    state = evolveAll(state, events, entries.length * 1_000);
    entries.push({ sequence: entries.length, at: entries.length * 1_000, action, events });
  };
  act({ type: 'join', seat: 0 });
  act({ type: 'join', seat: 1, robot: true, by: 0 });
  act({ type: 'start', by: 0 });
  const random = new Random(seedRandom('history'));
  for (let seat = 0; state.phase === 'play'; seat = 1 - seat) {
    const { town, choices } = viewFor(state, seat, 0);
    if (town === null || choices === null) continue;
    if (leaves && town.turn === 3) act({ type: 'leave', seat: 0 });
    else {
      const { action } = visitor({ seat, town, choices, random }, NOTHING_SEEN);
      if (action !== null) act(action);
    }
  }
  return { entries, state };
}

describe('What history keeps of Meteor Town', () => {
  test('an stats of a finished table: people’s scores, robots apart', () => {
    const { entries, state } = played();
    const stats = countGame(METEOR_TOWN_HISTORY, entries).stats;
    const totals = state.towns.map((town) => (town === null ? 0 : scoreOf(town).total));
    expect(stats).toMatchObject({ mode: 'sky', players: 2, robots: 1, score: Math.max(...totals) });
    expect(stats?.seats.size).toBe(1);
    expect(stats?.seats.get(0)).toMatchObject({ points: totals[0], score: totals[0] });
    expect(stats?.points).toBe((totals[0] ?? 0) + (totals[1] ?? 0));
  });

  test('a sheet that was left doesn’t count', () => {
    const stats = countGame(METEOR_TOWN_HISTORY, played(true).entries).stats;
    expect(stats?.score).toBeNull();
    expect(stats?.seats.get(0)).toMatchObject({ points: 0, score: null });
  });

  test('a lobby that nobody started stays out', () => {
    expect(countGame(METEOR_TOWN_HISTORY, played().entries.slice(0, 2)).stats).toBeNull();
  });

  test('a replay has twelve chapters, and every step of it can be told', () => {
    const { entries } = played();
    const { moments: rules, stepLine, tableLines } = METEOR_TOWN_HISTORY;
    if (rules === undefined) throw new Error('there are moments');
    const moments = momentsOf(rules, entries);
    expect(moments.filter(({ chapter }) => chapter !== null).map(({ chapter }) => chapter)).toEqual(
      Array.from({ length: 12 }, (_, at) => String(at + 1)),
    );
    const told = moments.map(({ state, step }) => stepLine?.(t, { ...step, state }, names) ?? '').join('\n');
    expect(told).toContain('Player 1: Town ');
    expect(told).toContain('Finished with ');
    expect(told).not.toContain('undefined');
    const last = moments.at(-1);
    // Two sheets: a line for each building that was ever built, and what stands above them.
    const lines = last === undefined ? [] : (tableLines?.(t, last.state, names) ?? []);
    expect(lines.length).toBeGreaterThan(2 * (6 + 2));
    expect(lines.filter((line) => line.includes('not built'))).toEqual([]);
  });

  test('facts of a finished game', () => {
    const { state } = played();
    expect(METEOR_TOWN_HISTORY.facts?.(state)).toMatchObject({ mode: 'sky', day: null });
  });
});
