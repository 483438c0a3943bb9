import { describe, expect, test } from 'vitest';
import { COSMIC_RUN, type CosmicEvent } from '../../src/games/cosmic-run/index.js';
import { thinkAt } from '../../src/games/cosmic-run/robots/index.js';
import { Random } from '../../src/games/shared/random.js';
import { countGame } from '../../src/history/adapter.js';
import { COSMIC_HISTORY } from '../../src/history/cosmic-run/adapter.js';
import { momentsOf } from '../../src/history/logs/replay-steps.js';
import { translator } from '../../src/text/index.js';
import { cosmic, cosmicLobby, type CosmicSpec, type CosmicTable } from '../support/cosmic-run/table.js';

const t = translator('en');

/** A whole game of one person and one robot, and its log from the first event on. */
function played(): { readonly table: CosmicTable; readonly entries: { at: number; events: readonly CosmicEvent[] }[] } {
  const table = cosmicLobby({ people: 1, limit: 'off' }, 'history');
  table.act({ type: 'join', seat: 1, robot: true, by: 0 });
  table.act({ type: 'start', by: 0 });
  const random = new Random([1, 2, 3, 4]);
  while (table.state.phase === 'play') {
    table.now += 1_000;
    const action = thinkAt('pilot', table.view(table.seat), random);
    if (action !== null) table.act(action);
  }
  const created = COSMIC_RUN.create({ options: { turnLimit: 'off', robotsAllowed: true }, seed: 'history' });
  return { table, entries: [{ at: 0, events: created }, ...table.log] };
}

const { table, entries } = played();
const names = (seat: number): string => ['Ana', 'Robo'][seat] ?? '';

describe('The history of Cosmic Run', () => {
  test('a game is counted by seat: points, planets, recruits, tokens; robots count for nobody', () => {
    const stats = countGame(COSMIC_HISTORY, entries).stats;
    const own = table.state.ending?.scores.find(({ seat }) => seat === 0);
    expect(stats).toMatchObject({ mode: '', players: 2, robots: 1, bucket: String(table.state.round) });
    expect([...(stats?.seats.keys() ?? [])]).toEqual([0]);
    expect(stats?.seats.get(0)).toMatchObject({
      points: own?.total,
      score: own?.total,
      sums: { discovered: own?.discovered.length, planetPoints: own?.planets, tokens: own?.tokenValues.length },
    });
    expect(stats?.summary).toMatchObject({ winner: table.state.ending?.winners[0] });
    expect(stats?.playMs).toBeGreaterThan(0);
  });

  test('recruits are who the seat got, and planets that nobody discovered are counted for the table', () => {
    const stats = countGame(COSMIC_HISTORY, entries).stats;
    const events = entries.flatMap((entry) => entry.events);
    const recruits = events.filter((event) => event.type === 'recruited' && event.seat === 0).length;
    const destroyed = events.filter((event) => event.type === 'planet-scored' && event.discoverer === null).length;
    expect(stats?.seats.get(0)?.sums).toMatchObject({ recruits });
    expect(stats?.sums).toMatchObject({ destroyed });
    expect(stats?.summary).toEqual({
      rounds: table.state.round,
      winner: table.state.ending?.winners[0],
      totals: table.state.ending?.scores.map(({ seat, total }) => ({ seat, total })),
    });
  });

  test('a game that was called off has no totals and no winner', () => {
    const off = [...entries.slice(0, 12), { at: 0, events: [] }];
    const stats = COSMIC_HISTORY.gameStats?.(off, {
      players: 2,
      robots: 1,
      startedAt: 0,
      playMs: 0,
      people: new Set([0]),
      leavers: 0,
    });
    expect(stats?.summary).toMatchObject({ winner: null, totals: [] });
    expect(stats?.sums).toMatchObject({ destroyed: 0 });
  });

  test('facts: the round that it came to, and who won', () => {
    expect(COSMIC_HISTORY.facts?.(table.state)).toEqual({
      round: table.state.round,
      winner: table.state.ending?.winners[0],
    });
    expect(COSMIC_HISTORY.facts?.(COSMIC_RUN.initialState)).toMatchObject({ winner: null });
  });

  test('an exact landing, a token passed by, a great set with the last die are worth a line', () => {
    const said = (spec: CosmicSpec, play: (game: CosmicTable) => void): string => {
      const game = cosmic(spec);
      play(game);
      return COSMIC_HISTORY.stepLine?.(t, { at: 0, events: game.events, state: game.state }, names) ?? '';
    };
    const exact = (space: number) => (game: CosmicTable) => {
      game.assign([0, 1], 1);
      game.restToTech();
      expect(game.ship(0, 1)).toBe(space);
    };
    expect(said({ dice: '11234 6', ships: [[6, 0, 0, 0, 0, 0]] }, exact(8))).toContain('Uno with the exact number');
    expect(said({ dice: '11234 6', ships: [[7, 0, 0, 0, 0, 0]] }, exact(8))).not.toContain('exact');
    expect(said({ dice: '11234 6', ships: [[2, 0, 0, 0, 0, 0]] }, exact(4))).toContain('passes a token on Uno');
    const lastDie = said({ dice: '33333 1' }, (game) => {
      game.assign([5], 'tech');
      game.assign([0, 1, 2, 3], 5);
      game.assign([4], 5);
    });
    expect(lastDie).toContain('5 of a kind with the last die');
  });

  test('a game that ended in its lobby is not counted', () => {
    const idle = cosmicLobby();
    idle.act({ type: 'end', by: 0 });
    expect(countGame(COSMIC_HISTORY, idle.log).stats).toBeNull();
  });

  test('a replay goes by steps, with a chapter for each round and a mark at each scored planet', () => {
    if (COSMIC_HISTORY.moments === undefined) throw new Error('there are moments');
    const moments = momentsOf(COSMIC_HISTORY.moments, entries);
    expect(moments).toHaveLength(entries.length);
    expect(moments.filter(({ chapter }) => chapter !== null).map(({ chapter }) => chapter)).toEqual(
      Array.from({ length: table.state.round }, (_, at) => String(at + 1)),
    );
    const scored = entries.map(({ events }) => events.some(({ type }) => type === 'planet-scored'));
    expect(scored).toContain(true);
    expect(moments.map(({ mark }) => mark)).toEqual(scored);
    expect(moments.at(-1)?.state).toEqual(table.state);
  });

  test('each roll and assignment is told, and the table in words at every step', () => {
    const lines = entries.map((entry, at) => {
      const state = entries
        .slice(0, at + 1)
        .reduce(
          (folded, { events, at: when }) => events.reduce((one, event) => COSMIC_RUN.evolve(one, event, when), folded),
          COSMIC_RUN.initialState,
        );
      expect(COSMIC_HISTORY.tableLines?.(t, state, names)?.length).toBeGreaterThan(8);
      return COSMIC_HISTORY.stepLine?.(t, { ...entry, state }, names) ?? '';
    });
    expect(lines.some((line) => /Ana rolls [⚀⚁⚂⚃⚄⚅]/u.test(line))).toBe(true);
    expect(lines.some((line) => /Robo: .* to (Tech card|Uno|Gemina|Trine|Farpoint)/u.test(line))).toBe(true);
    expect(lines.at(-1)).toMatch(/wins with \d+ points/);
    expect(lines.join(' ')).not.toContain('cosmic-run.');
  });
});
