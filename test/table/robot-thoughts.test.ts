import { expect, it } from 'vitest';
import { METEOR, type Action } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { RobotSeats } from '../../src/table/robot-seats.js';
import { MemoryLog } from '../support/memory-log.js';
import type { TableHandle } from '../support/meteor-tables.js';
import { notingRobots, playNoting, PACE_MS, type Noted } from './robots-support.js';
import { harness, open } from './support.js';

/** When and how robots are asked (R14), with robots that only note that they were. */

const timesOf = ({ asked }: Noted, seat: number): readonly number[] =>
  asked.filter((one) => one.seat === seat).map(({ at }) => at);

it('robots alone are asked, each at its own moments: first after a look at the cards, then at the pace', async () => {
  const place = notingRobots();
  await playNoting(place);
  const began = place.time.now();
  await place.time.advance(50_000);
  expect(new Set(place.asked.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  for (const seat of [1, 2]) {
    const times = timesOf(place, seat);
    expect(times.length).toBeGreaterThanOrEqual(9);
    expect((times[0] ?? 0) - began).toBeGreaterThanOrEqual(PACE_MS * 0.25);
    expect((times[0] ?? 0) - began).toBeLessThanOrEqual(PACE_MS * 1.25);
    const gaps = times.slice(1).map((to, at) => to - (times[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE_MS * 0.75);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(PACE_MS * 1.25);
    expect(new Set(gaps).size).toBeGreaterThan(1);
  }
  expect(timesOf(place, 1)[0]).not.toBe(timesOf(place, 2)[0]);
});

it.each([
  [undefined, 'first'],
  ['second', 'second'],
] as const)('a robot of level %s thinks as “%s”', async (level, thinks) => {
  const place = notingRobots();
  await playNoting(place, level);
  await place.time.advance(10_000);
  expect(new Set(place.asked.map((one) => one.level))).toEqual(new Set([thinks]));
});

it('each is given back what it remembered itself, over a Time Out too', async () => {
  const place = notingRobots();
  const table = await playNoting(place);
  await place.time.advance(20_000);
  await table.act({ type: 'time-out', seat: 0 });
  await place.time.advance(20_000);
  await table.act({ type: 'resume', seat: 0 });
  await place.time.advance(20_000);
  for (const seat of [1, 2]) {
    const memories = place.asked.filter((one) => one.seat === seat).map(({ memory }) => memory);
    expect(memories).toEqual(memories.map((_, at) => at));
    expect(memories.length).toBeGreaterThan(6);
  }
});

it('what one would do is done, and what is refused is no fault', async () => {
  const place = notingRobots();
  const table = await playNoting(place);
  place.acts = { type: 'pass', seat: 1, confirmed: true };
  await place.time.advance(11_000);
  expect(table.state.seats.map(({ passed }) => passed)).toEqual([false, true, false]);
  expect(place.faults).toEqual([]);
});

it('where an action throws it is told as a fault, and the robot goes on', async () => {
  const place = notingRobots();
  await playNoting(place);
  place.acts = JSON.parse('{"type":"no such thing"}') as Action;
  await place.time.advance(12_000);
  expect(place.faults.length).toBeGreaterThan(2);
});

it('nobody is asked while time stands still, at a table whose log takes nothing, or once the robots are stopped', async () => {
  const place = notingRobots();
  const table = await playNoting(place);
  const quietFor = async (ms: number): Promise<number> => {
    const before = place.asked.length;
    await place.time.advance(ms);
    return place.asked.length - before;
  };
  expect(await quietFor(12_000)).toBeGreaterThan(3);
  await table.act({ type: 'time-out', seat: 0 });
  // The process's own beat, and the end of a Time Out that nobody ends.
  expect(place.time.pending).toBe(2);
  expect(await quietFor(12_000)).toBe(0);
  await table.act({ type: 'resume', seat: 0 });
  expect(await quietFor(12_000)).toBeGreaterThan(3);
  place.log.broken = true;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  expect(await quietFor(12_000)).toBe(0);
  place.log.broken = false;
  await place.time.advance(1_000);
  await table.act({ type: 'resume', seat: 0 });
  expect(await quietFor(12_000)).toBeGreaterThan(3);
  const { pending } = place.time;
  place.robots.stop();
  expect(place.time.pending).toBe(pending - 2);
  expect(await quietFor(12_000)).toBe(0);
});

it('where nobody has to look nobody thinks', async () => {
  const place = notingRobots({ attention: () => null });
  await playNoting(place);
  await place.time.advance(30_000);
  expect(place.asked).toEqual([]);
});

it('a game that has no robots is let alone', async () => {
  const { robots: _none, ...without } = METEOR;
  const game: typeof METEOR = {
    ...without,
    seats: (state) => METEOR.seats(state).map((seat) => ({ ...seat, robot: true })),
  };
  const { tables, time, logged } = harness(new MemoryLog(), undefined, { games: new GameRegistry([game]) });
  const faults: unknown[] = [];
  new RobotSeats({
    directory: tables,
    clock: time,
    timers: time,
    paceMs: () => PACE_MS,
    onFault: (_game, error) => {
      faults.push(error);
    },
  });
  const table = await open(tables);
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'start', by: 0 });
  expect([table.state.phase, faults, logged.filter(({ level }) => level === 'error')]).toEqual(['play', [], []]);
});

it('a seat that has nothing to look at any more is asked no more', async () => {
  const awake: number[] = [1, 2];
  const place = notingRobots({
    attention: ({ phase }) => (phase === 'play' ? { seats: [...awake], before: null } : null),
  });
  const table = await playNoting(place);
  await place.time.advance(10_000);
  awake.shift();
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  const before = place.asked.length;
  await place.time.advance(20_000);
  expect(new Set(place.asked.slice(before).map(({ seat }) => seat))).toEqual(new Set([2]));
  expect(timesOf(place, 2).length).toBeGreaterThan(5);
});

/** All must look before `deadline` once Ann has passed; the robots' own pace is `paceMs`. */
async function withDeadline(paceMs: number, deadlineMs: number): Promise<readonly [Noted, TableHandle]> {
  let deadline: number | null = null;
  const place = notingRobots({
    paceMs: () => paceMs,
    attention: ({ phase, seats }) =>
      phase === 'play' ? { seats: [0, 1, 2], before: seats[0]?.passed === true ? deadline : null } : null,
  });
  const table = await playNoting(place);
  await place.time.advance(1_000);
  deadline = place.time.now() + deadlineMs;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  return [place, table];
}

it('by the moment at which all must have looked each has, once, and not at the same time', async () => {
  const [place, table] = await withDeadline(1_000_000, 3_000);
  const from = place.time.now();
  await place.time.advance(3_000);
  expect(place.asked.map(({ seat }) => seat).sort()).toEqual([1, 2]);
  const times = place.asked.map(({ at }) => at);
  expect(Math.min(...times)).toBeGreaterThan(from);
  expect(new Set(times).size).toBe(2);
  // Something else happens, and the moment is still the same: they have looked.
  await table.act({ type: 'pass', seat: 1, confirmed: false });
  await place.time.advance(10_000);
  expect(place.asked).toHaveLength(2);
});

it('a moment that is past already is now', async () => {
  const [place] = await withDeadline(1_000_000, -5_000);
  const from = place.time.now();
  await place.time.advance(1);
  expect(place.asked.map(({ at }) => at)).toEqual([from, from]);
});

it('who looks sooner anyway is not put off by it', async () => {
  const [place] = await withDeadline(100, 60_000);
  const before = place.asked.length;
  await place.time.advance(1_000);
  expect(place.asked.length - before).toBeGreaterThan(14);
});
