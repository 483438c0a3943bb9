import { describe, expect, it } from 'vitest';
import { CARDS, isFactory } from '../../../src/games/meteor/catalogue.js';
import type { GameEvent } from '../../../src/games/meteor/event.js';
import { createGame } from '../../../src/games/meteor/index.js';
import type { Options, Strike } from '../../../src/games/meteor/state.js';
import { gameStatsOf, trailOf } from '../../../src/history/meteor/game-stats.js';

const OPTIONS: Options = {
  mode: 'standard',
  relaxed: false,
  zoneMs: 60_000,
  windowMs: 5_000,
  timeOut: 'anyone',
  silence: 'players',
  seeded: false,
};
const FACTORY = CARDS.find(({ kind, id }) => kind === 'technology' && isFactory(id))?.id ?? '';
const ENDED: GameEvent = { type: 'ended', result: 'lost', reason: 'impact-overkill', zone: 2, left: 7_000 };

const strike = (result: Strike['result'], seats: readonly number[]): Strike => ({
  target: 'A',
  size: 3,
  sum: 3,
  result,
  rockets: seats.map((seat, site) => ({ seat, site, damage: 3, counts: true })),
});

/** What a game of two people in seats 0 and 1 comes to; whoever else sat there was a robot. */
function counted(events: readonly GameEvent[], options: Partial<Options> = {}) {
  const created = createGame({ options: { ...OPTIONS, ...options }, seed: 's' });
  const entries = [
    { at: 0, events: created },
    { at: 1_000, events },
    { at: 2_000, events: [ENDED] },
  ];
  return gameStatsOf(entries, { startedAt: 500, people: new Set([0, 1]) });
}

describe('What a game of Meteor adds up to', () => {
  it('Rockets by who launched them, and all of them for the game', () => {
    const stats = counted([
      { type: 'salvo-resolved', strikes: [strike('destroyed', [0, 0, 1]), strike('survived', [2])] },
    ]);
    expect(stats?.sums).toMatchObject({ rockets: 4, overkills: 0 });
    expect(stats).toMatchObject({ points: 4, score: null });
    expect(stats?.seats.get(0)).toEqual({
      sums: { rockets: 2, overkills: 0, retrofits: 0, satellites: 0 },
      points: 2,
      score: null,
    });
    expect(stats?.seats.get(1)).toMatchObject({ sums: { rockets: 1 }, points: 1 });
    expect([...(stats?.seats.keys() ?? [])]).toEqual([0, 1]);
    expect(stats?.summary).toMatchObject({ destroyed: 1, rockets: 4 });
  });

  it('an Overkill once for the game, and once for each seat that had a Rocket in it', () => {
    const stats = counted([
      { type: 'salvo-resolved', strikes: [strike('overkill', [0, 0, 1, 2]), strike('destroyed', [1])] },
    ]);
    expect(stats?.sums).toMatchObject({ overkills: 1 });
    expect(stats?.seats.get(0)).toMatchObject({ sums: { overkills: 1, rockets: 2 } });
    expect(stats?.seats.get(1)).toMatchObject({ sums: { overkills: 1, rockets: 2 } });
    expect(stats?.summary).toMatchObject({ destroyed: 2 });
  });

  it('Satellites and Retrofits by who built them; factories are none', () => {
    const stats = counted([
      { type: 'technology-built', seat: 0, site: 0, technology: 'communications' },
      { type: 'technology-built', seat: 1, site: 1, technology: FACTORY },
      { type: 'retrofit-built', seat: 1, site: 1 },
      { type: 'retrofit-built', seat: 3, site: 1 },
    ]);
    expect(stats?.seats.get(0)).toMatchObject({ sums: { satellites: 1, retrofits: 0 } });
    expect(stats?.seats.get(1)).toMatchObject({ sums: { retrofits: 1, satellites: 0 } });
    expect(stats?.sums).toMatchObject({ retrofits: 2 });
  });

  it('is split by the zone that it ended in, and says what was left of it', () => {
    expect(counted([])).toMatchObject({ bucket: '2', summary: { zone: 2, left: 7_000, destroyed: 0, relaxed: false } });
    expect(counted([], { relaxed: true })?.summary).toMatchObject({ relaxed: true });
  });

  it('a calm game is counted apart', () => {
    expect(counted([], { pace: 'calm' })).toMatchObject({ apart: true, summary: { pace: 'calm' } });
    expect(counted([])).not.toHaveProperty('apart');
    expect(counted([])?.summary).not.toHaveProperty('pace');
  });

  it('is told apart by its mode; a night of the campaign and a day’s deal are kinds of their own', () => {
    expect(counted([])?.mode).toBe('standard');
    expect(counted([], { scenario: 'night-1' })).toMatchObject({ mode: 'scenario', summary: { scenario: 'night-1' } });
    expect(counted([])?.summary).not.toHaveProperty('scenario');
    const shared = { seeds: { 2: 's' }, day: '2026-11-21', shares: { 0: 40 } };
    expect(counted([], { shared })).toMatchObject({
      mode: 'daily',
      summary: { day: '2026-11-21', startedAt: 500, daily: { share: 40, meteorsLeft: 0, trail: ['', '', '', '', ''] } },
    });
    expect(counted([], { shared: { seeds: {}, day: '2026-11-21' } })?.summary).toMatchObject({
      daily: { share: null },
    });
    // Practice at one’s own table is no attempt at it.
    expect(counted([], { shared, personal: true })?.mode).toBe('standard');
    expect(counted([], { shared, personal: true })?.summary).not.toHaveProperty('daily');
    expect(counted([])?.summary).not.toHaveProperty('day');
  });

  it('lessons and practice count for nothing', () => {
    expect(counted([], { lesson: true })).toBeNull();
    expect(counted([], { practice: { game: 'g', sequence: 3, seat: 0, table: null } })).toBeNull();
  });

  it('a day’s deal shows what was destroyed zone by zone, from the first zone on, and nothing of its cards', () => {
    const fallen = (zone: number, overkill: boolean) => ({
      zone,
      overkill,
      letter: 'A',
      size: 3,
      boss: null,
      seats: [0],
    });
    const state = { fallen: [fallen(5, false), fallen(5, true), fallen(3, false), fallen(1, false)] };
    expect(trailOf(state)).toEqual(['+x', '', '+', '', '+']);
  });
});
