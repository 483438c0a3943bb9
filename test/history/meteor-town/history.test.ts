import { describe, expect, test } from 'vitest';
import {
  BUILDINGS,
  createGame,
  decide,
  evolveAll,
  initialState,
  isRefusal,
  medalFor,
  scoreOf,
  UNBUILT,
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

  test('facts of a finished game: its best score; of a lobby none', () => {
    const { state } = played();
    const totals = state.towns.flatMap((town) => (town === null ? [] : [scoreOf(town).total]));
    expect(totals).toHaveLength(2);
    expect(totals[0]).not.toBe(totals[1]);
    expect(METEOR_TOWN_HISTORY.facts?.(state)).toEqual({ mode: 'sky', day: null, best: Math.max(...totals) });
    expect(METEOR_TOWN_HISTORY.facts?.(initialState)).toMatchObject({ best: null });
  });

  test('what a sheet adds up to: sales, points of the end, craters, and buildings that the player put up', () => {
    const { entries, state } = played();
    const town = state.towns[0];
    if (town === undefined || town === null) throw new Error('seat 0 has a town');
    const { sales, endGame, craters } = scoreOf(town);
    const points = (parts: readonly { readonly points: number }[]): number =>
      parts.reduce((sum, one) => sum + one.points, 0);
    // The first row stands from the beginning.
    const own = BUILDINGS.filter((building, at) => building.row !== 1 && town.boxes[at] !== UNBUILT);
    const destroyed = town.boxes.filter((boxes) => boxes === 0);
    expect(own.length).toBeGreaterThan(0);
    expect(points(sales)).toBeGreaterThan(0);
    const { stats } = countGame(METEOR_TOWN_HISTORY, entries);
    expect(stats?.seats.get(0)?.sums).toEqual({
      turns: 12,
      sold: points(sales),
      endGame: points(endGame),
      craters,
      built: own.length,
      destroyed: destroyed.length,
    });
    expect(stats?.summary).toMatchObject({ day: null });
    expect(stats?.summary['towns']).toMatchObject([
      {
        seat: 0,
        turn: 12,
        score: scoreOf(town).total,
        craters: town.craters.length,
        built: own.length,
        medal: medalFor(scoreOf(town).total),
      },
      { seat: 1 },
    ]);
  });

  test('the sheet of one who left has no score and no medal', () => {
    const towns = countGame(METEOR_TOWN_HISTORY, played(true).entries).stats?.summary['towns'];
    expect(towns).toMatchObject([{ seat: 0, score: null, medal: null }, { seat: 1 }]);
  });

  test('when the table’s time is over sheets that are still played count too, but not those that were left', () => {
    const { entries } = played();
    const half = entries.slice(0, 30);
    const ended = (reason: 'time-over' | 'ended-by-host', result: 'won' | 'abandoned'): GameEvent =>
      ({ type: 'ended', result, reason }) as GameEvent;
    const scoreAfter = (...events: readonly GameEvent[]): number | null | undefined =>
      countGame(METEOR_TOWN_HISTORY, [...half, { sequence: 30, at: 31_000, action: null, events }]).stats?.seats.get(0)
        ?.score;
    expect(scoreAfter(ended('time-over', 'won'))).toEqual(expect.any(Number));
    expect(scoreAfter(ended('time-over', 'abandoned'))).toBeNull();
    expect(scoreAfter(ended('ended-by-host', 'won'))).toBeNull();
  });

  test('a replay marks craters and finished towns, and waits for no clock', () => {
    const { entries } = played();
    const { moments: rules } = METEOR_TOWN_HISTORY;
    if (rules === undefined) throw new Error('there are moments');
    const marked = entries.map(({ events }) =>
      events.some(({ type }) => type === 'crater-drawn' || type === 'finished'),
    );
    const moments = momentsOf(rules, entries);
    expect(moments.map(({ mark }) => mark)).toEqual(marked);
    expect(entries.some(({ events }) => events.some(({ type }) => type === 'finished'))).toBe(true);
    expect(moments.some(({ state }) => rules.running(state))).toBe(false);
  });

  test('a step of a town alone isn’t said to be anybody’s, and one without news has no line', () => {
    const { entries, state } = played();
    const told = entries.find(({ events }) => events.some(({ type }) => type === 'finished'));
    if (told === undefined) throw new Error('a town was finished');
    const line = (of: GameState) => METEOR_TOWN_HISTORY.stepLine?.(t, { ...told, state: of }, names) ?? '';
    const alone = { ...state, towns: state.towns.map((town, seat) => (seat === 0 ? town : null)) };
    expect(line(state)).toMatch(/^Player \d: /);
    expect(line(alone)).not.toContain('Player');
    expect(line(state).endsWith(line(alone))).toBe(true);
    expect(METEOR_TOWN_HISTORY.stepLine?.(t, { at: 0, events: [], state }, names)).toBeNull();
    const [joined] = entries.flatMap(({ events }) => events.filter(({ type }) => type === 'joined'));
    if (joined === undefined) throw new Error('somebody joined');
    expect(METEOR_TOWN_HISTORY.stepLine?.(t, { at: 0, events: [joined], state }, names)).toBeNull();
  });

  test('each sheet begins with whose it is, once', () => {
    const { state } = played();
    const lines = METEOR_TOWN_HISTORY.tableLines?.(t, state, names) ?? [];
    expect(lines.filter((line) => line.startsWith('Player 1: '))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('Player 2: '))).toHaveLength(1);
    expect(lines[0]).toMatch(/^Player 1: /);
    const alone = { ...state, towns: [null, ...state.towns.slice(1)] };
    expect(METEOR_TOWN_HISTORY.tableLines?.(t, alone, names)[0]).toMatch(/^Player 2: /);
  });
});
