import { afterEach, describe, expect, it } from 'vitest';
import type { GameRobots } from '../../src/games/game.js';
import { METEOR, type Action, type SeatView } from '../../src/games/meteor/index.js';
import type { Memory } from '../../src/games/meteor/robots/index.js';
import type { Change, TableHandle } from '../support/meteor-tables.js';
import type { RobotOptions } from '../../src/table/robot-seats.js';
import { playWithRobots, robotHouse, PACE_MS, type WithRobots } from './robots-support.js';
import { BEN, harness, open, OPTIONS } from './support.js';

const staffed: WithRobots[] = [];

function staff(more: Partial<RobotOptions> = {}, game = METEOR): WithRobots {
  const made = robotHouse(game, more);
  staffed.push(made);
  return made;
}

afterEach(() => {
  for (const { faults, robots } of staffed.splice(0)) {
    robots.stop();
    expect(faults).toEqual([]);
  }
});

const withSeed = ({ tables }: WithRobots, seed: string): Promise<TableHandle> =>
  playWithRobots(tables, { channelId: `channel ${seed}`, seed });

/** A table with the first seed that deals such hands. */
async function tableWhere(
  place: WithRobots,
  wanted: (hands: readonly (readonly string[])[]) => boolean,
): Promise<TableHandle> {
  for (let seed = 0; seed < 1_000; seed += 1) {
    const table = await withSeed(place, String(seed));
    if (wanted(table.state.seats.map(({ hand }) => hand))) return table;
    await table.act({ type: 'end', by: 0 });
  }
  throw new Error('no seed deals such hands');
}

const bySeat = (changes: readonly Change[], seat: number): Change[] =>
  changes.filter(({ events }) => events.some((event) => event.type === 'placed' && event.seat === seat));

describe('robots at the table (R14)', () => {
  it('play on their own, at a human pace, without Ann doing anything', async () => {
    const place = staff();
    const table = await withSeed(place, 'test');
    await place.time.advance(30_000);
    expect(bySeat(place.changes, 1).length + bySeat(place.changes, 2).length).toBeGreaterThan(2);
    const opened = place.changes.filter(({ events }) => events.some(({ type }) => type === 'launched'));
    for (const seat of [1, 2]) {
      const times = bySeat(place.changes, seat).map(({ at }) => at);
      const gaps = times.slice(1).map((to, at) => ({ from: times[at] ?? 0, to }));
      // A launch window that opens makes a robot look sooner than its pace would.
      const atEase = gaps.filter(({ from, to }) => !opened.some(({ at }) => at >= from && at <= to));
      expect(Math.min(...atEase.map(({ from, to }) => to - from), PACE_MS)).toBeGreaterThanOrEqual(PACE_MS * 0.75);
    }
    expect(bySeat(place.changes, 0)).toEqual([]);
    expect(table.state.phase).toBe('play');
  });

  it('rest while time stands still, and go on when it runs again', async () => {
    const place = staff();
    const table = await withSeed(place, 'test');
    await table.act({ type: 'time-out', seat: 0 });
    const { version } = table;
    await place.time.advance(60_000);
    expect(table.version).toBe(version);
    await table.act({ type: 'resume', seat: 0 });
    await place.time.advance(20_000);
    expect(table.version).toBeGreaterThan(version + 1);
  });

  it('one takes the seat of a player who leaves, and plays its hand', async () => {
    const place = staff();
    const table = await open(place.tables, { options: { ...OPTIONS, robotsAllowed: true } });
    await table.join(BEN);
    await table.act({ type: 'start', by: 0 });
    await table.act({ type: 'start', by: 0 });
    await table.act({ type: 'leave', seat: 1 });
    expect(table.seatOf(BEN.userId)).toBeNull();
    await place.time.advance(30_000);
    expect(bySeat(place.changes, 1).length).toBeGreaterThan(0);
  });

  it('look at a launch window before it closes, however slow they are', async () => {
    const thoughts: number[] = [];
    const onlooker: GameRobots<SeatView, Action> = {
      levels: ['onlooker'],
      nothingSeen: null,
      think: (_level, _view, memory, _random, now) => {
        thoughts.push(now);
        return { action: null, memory };
      },
    };
    const place = staff({ paceMs: () => 1_000_000 }, { ...METEOR, robots: onlooker });
    const table = await tableWhere(
      place,
      ([ann, robot]) => ann?.includes('1C') === true && ann.includes('C') && robot?.includes('C') === true,
    );
    await table.act({ type: 'place', seat: 0, card: '1C', site: 0 });
    await table.act({ type: 'place', seat: 0, card: 'C', site: 0 });
    // Something unfinished lies about, so that the window stays open.
    await table.act({ type: 'place', seat: 1, card: 'C', site: 1 });
    await table.act({ type: 'launch', seat: 0, target: 'K', sites: [], change: 0 });
    const opened = place.time.now();
    expect(table.state.window?.closesAt).toBe(opened + OPTIONS.windowMs);
    expect(thoughts).toEqual([]);
    await place.time.advance(OPTIONS.windowMs - 1);
    expect(thoughts.length).toBe(2);
  });

  it('remember over a restart what their seats saw, and nothing that others alone did', async () => {
    const place = staff();
    const tables = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => withSeed(place, seed)));
    await place.time.advance(70_000);
    const shownAt = ({ state }: TableHandle): string[] =>
      state.field.filter(({ faceUp }) => faceUp).map(({ letter }) => letter);
    const table = tables.find((one) => shownAt(one).length > 0 && one.state.phase === 'play');
    if (table === undefined) throw new Error('no table where a meteor was turned up');
    const shown = shownAt(table);
    const again = harness(place.log, place.time);
    await again.tables.recover();
    const back = again.tables.byGame(table.game)?.recalled;
    expect([...(back?.keys() ?? [])]).toEqual([1, 2]);
    const memory = back?.get(1) as Memory;
    expect([...memory.fronts.keys()]).toEqual(expect.arrayContaining(shown));
    const seen = new Set(
      place.changes.flatMap(({ state, table: { game } }) =>
        game !== table.game ? [] : state.field.flatMap(({ letter, faceUp }) => (faceUp ? [letter] : [])),
      ),
    );
    expect([...memory.fronts.keys()].every((letter) => seen.has(letter))).toBe(true);
    expect([...memory.still.keys()]).toEqual([0, 1, 2]);
  });

  it('stop with the game', async () => {
    const place = staff();
    const table = await withSeed(place, 'test');
    await table.act({ type: 'end', by: 0 });
    const { version } = table;
    await place.time.advance(60_000);
    expect(table.version).toBe(version);
  });

  it('play a whole game of their own accord once its human has passed on', async () => {
    const place = staff();
    const table = await withSeed(place, 'test');
    await place.time.advance(301_000);
    expect(table.state.phase).toBe('over');
    expect(table.state.outcome?.result).not.toBe('abandoned');
  });
});
