import { describe, expect, it } from 'vitest';
import { evolveAll, initialState, pointsOf, type MeteorStormTypes } from '../../../src/games/meteor-storm/index.js';
import { countGame, type Step } from '../../../src/history/adapter.js';
import { METEOR_STORM_HISTORY } from '../../../src/history/meteor-storm/adapter.js';
import { STORM_MOMENTS } from '../../../src/history/meteor-storm/moments.js';
import { stepLine, tableLines } from '../../../src/history/meteor-storm/words.js';
import { momentsOf } from '../../../src/history/logs/replay-steps.js';
import { translator } from '../../../src/text/index.js';
import { seatedTable, steps, type Setting } from '../../../src/tools/meteor-storm/play.js';

const t = translator('en');
const setting: Setting = { scenario: 'four-worlds', match: 'captain', meteors: true, seed: 'history' };
const names = (seat: number): string => ['Ana', 'Ben'][seat] ?? '';

/** A whole game's log, an entry every ten seconds. */
function logOf(game: number): Step<MeteorStormTypes>[] {
  const lobby = seatedTable(setting, game);
  const { options, seed, random, rules } = lobby;
  const opening: MeteorStormTypes['event'][] = [
    { type: 'created', rules, options, seed, random },
    { type: 'joined', seat: 0 },
    { type: 'joined', seat: 1, robot: true },
  ];
  return [
    { at: 0, events: opening },
    ...[...steps(setting, game)].map(({ events }, at) => ({ at: 10_000 * (at + 1), events })),
  ];
}

const log = logOf(1);
const last = log.reduce((state, { events, at }) => evolveAll(state, events, at), initialState);

const statsOf = (entries: readonly Step<MeteorStormTypes>[]) => countGame(METEOR_STORM_HISTORY, entries).stats;

describe('the stats of a battle', () => {
  const stats = statsOf(log);

  it('says what was played, how long, and by whom', () => {
    expect(stats).toMatchObject({ mode: 'four-worlds', players: 2, robots: 1, startedAt: 10_000 });
    expect(stats?.playMs).toBe((log.length - 2) * 10_000);
    expect([...(stats?.seats.keys() ?? [])]).toEqual([0]);
  });

  it('counts points, units, tiles and claims as they stand at the end', () => {
    const [a, b] = pointsOf(last);
    expect(stats?.summary).toEqual({ scenario: 'four-worlds', meteors: true, turns: last.turn, points: [a, b] });
    expect(stats?.seats.get(0)?.sums['points']).toBe(a);
    const gone = last.units.filter(({ left }) => left === 0);
    expect(stats?.sums['lost']).toBe(gone.length);
    expect(stats?.seats.get(0)?.sums['eliminated']).toBe(gone.filter(({ side }) => side === 1).length);
  });

  it('a table that never began counts for nothing', () => {
    expect(statsOf(log.slice(0, 1))).toBeNull();
  });

  it('a calm battle is told apart', () => {
    const [created, ...rest] = log[0]?.events ?? [];
    if (created?.type !== 'created') throw new Error('a log begins with its creation');
    const calm = { ...created, options: { ...created.options, meteors: false } };
    expect(statsOf([{ at: 0, events: [calm, ...rest] }, ...log.slice(1)])?.mode).toBe('four-worlds-calm');
  });

  it('what the host chooses in the lobby counts, not what the table was opened with', () => {
    const [created, ...rest] = log[0]?.events ?? [];
    if (created?.type !== 'created') throw new Error('a log begins with its creation');
    const { options } = created;
    const opened = { ...created, options: { ...options, scenario: 'twin-rifts' as const, meteors: false } };
    const chosen = statsOf([
      { at: 0, events: [opened, ...rest] },
      { at: 5_000, events: [{ type: 'configured', options }] },
      ...log.slice(1),
    ]);
    expect(chosen).toEqual(stats);
  });
});

describe('a replay', () => {
  const moments = momentsOf(STORM_MOMENTS, log);

  it('has a chapter for each turn, and marks where something was lost', () => {
    const chapters = moments.flatMap(({ chapter }) => (chapter === null ? [] : [chapter]));
    expect(chapters).toEqual(Array.from({ length: last.turn }, (_, at) => String(at + 1)));
    expect(moments.some(({ mark }) => mark)).toBe(true);
  });

  it('tells each step in a line, and the board in lines', () => {
    for (const { state, step } of moments) {
      const line = stepLine(t, { ...step, state }, names);
      expect(line ?? '').not.toMatch(/undefined|\{/);
    }
    expect(tableLines(t, last, names)).toContainEqual(expect.stringMatching(/^A \(Ana\): \d+ points?/));
    expect(tableLines(t, initialState, names)).toEqual([]);
    expect(stepLine(t, { at: 0, events: log.at(-1)?.events ?? [], state: last }, names)).toMatch(/wins/);
  });

  it('its facts are those of the end', () => {
    const [pointsA, pointsB] = pointsOf(last);
    expect(METEOR_STORM_HISTORY.facts?.(last)).toEqual({ turn: last.turn, pointsA, pointsB });
  });
});
