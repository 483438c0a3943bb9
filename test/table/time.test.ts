import { expect, it } from 'vitest';
import { systemClock } from '../../src/table/clock.js';
import { ManualTime } from '../support/time.js';
import { MemoryLog } from '../support/memory-log.js';
import { BEN, codeOf, harness, open, playing } from './support.js';

const typesOf = (log: MemoryLog, game: string): string[] => log.of(game).map(({ action }) => action.type);

it('changes the zone when its time is up, without anyone asking', async () => {
  const { tables, log, time } = harness();
  const table = await playing(tables);
  await time.advance(59_999);
  expect(table.state.zone).toBe(5);
  await time.advance(1);
  expect(table.state.zone).toBe(4);
  expect(typesOf(log, table.game).at(-1)).toBe('tick');
  await time.advance(60_000);
  expect(table.state.zone).toBe(3);
});

it('lets time happen before the action that comes after it (R1)', async () => {
  const { tables, log, time } = harness();
  const table = await playing(tables);
  await time.advance(59_000);
  time.lapse(1_500);
  const pass = await table.act({ type: 'pass', seat: 0, confirmed: false });
  expect(codeOf(pass)).toBe('ok');
  expect(typesOf(log, table.game).slice(-2)).toEqual(['tick', 'pass']);
  expect(table.state.zone).toBe(4);
  expect(table.state.seats[0]?.passed).toBe(true);
});

it('an action in the zone’s last second puts its change off by nothing', async () => {
  const { tables, time } = harness();
  const table = await playing(tables);
  await time.advance(59_500);
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  await time.advance(499);
  expect(table.state.zone).toBe(5);
  await time.advance(1);
  expect(table.state.zone).toBe(4);
});

it('looks again when a timer fires: a Time Out meanwhile stops it', async () => {
  const { tables, time } = harness();
  const table = await playing(tables);
  await time.advance(30_000);
  await table.act({ type: 'time-out', seat: 1 });
  await time.advance(60_000);
  expect([table.state.zone, table.state.pause?.zoneLeft]).toEqual([5, 30_000]);
  await table.act({ type: 'resume', seat: 0 });
  await time.advance(29_999);
  expect(table.state.zone).toBe(5);
  await time.advance(1);
  expect(table.state.zone).toBe(4);
});

it('ends a forgotten lobby after ten minutes, and frees its channel (R10)', async () => {
  const { tables, time } = harness();
  const table = await open(tables);
  await time.advance(600_000);
  expect(table.state.outcome?.reason).toBe('idle');
  expect(tables.inChannel('channel')).toBeUndefined();
  expect(tables.live()).toHaveLength(0);
});

it('gives back the seconds of a stalled process, at every table that runs (R1)', async () => {
  const { tables, time } = harness();
  const one = await playing(tables, { channelId: 'one' });
  const two = await playing(tables, { channelId: 'two' });
  await time.advance(20_000);
  await time.stall(45_000);
  for (const table of [one, two]) {
    expect(table.state.zone).toBe(5);
    expect(table.state.pause).toMatchObject({ by: null, zoneLeft: 40_000 });
  }
});

it('a short hiccup is no stall', async () => {
  const { tables, time } = harness();
  const table = await playing(tables);
  await time.stall(4_000);
  expect(table.state.pause).toBeNull();
});

it('a click that wakes a stalled process meets the Time Out', async () => {
  const { tables, time } = harness();
  const table = await playing(tables);
  await time.advance(10_000);
  time.lapse(120_000);
  expect(codeOf(await table.act({ type: 'pass', seat: 0, confirmed: false }))).toBe('time-out');
  expect(table.state.pause).toMatchObject({ by: null, zoneLeft: 50_000 });
});

it('puts every running game into Time Out after the gateway was away', async () => {
  const { tables, time } = harness();
  const table = await playing(tables);
  const lobby = await open(tables, { channelId: 'other', host: BEN });
  await time.advance(20_000);
  await tables.downtime(time.now() - 4_000);
  expect(table.state.pause).toMatchObject({ by: null, zoneLeft: 44_000 });
  expect(lobby.state.phase).toBe('lobby');
});

it('brings each unfinished game back in Time Out with what was left at its last event', async () => {
  const log = new MemoryLog();
  const time = new ManualTime();
  const before = harness(log, time);
  const table = await playing(before.tables);
  await time.advance(12_000);
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  const over = await open(before.tables, { channelId: 'over' });
  await over.act({ type: 'end', by: 0 });

  // Killed here; the old one is never told.
  const later = new ManualTime(time.now() + 86_400_000);
  const { tables, changes } = harness(log, later);
  expect(await tables.recover()).toBe(1);
  const back = tables.inChannel('channel');
  expect(back?.game).toBe(table.game);
  expect(back?.state.pause).toMatchObject({ by: null, zoneLeft: 48_000 });
  expect([...(back?.people ?? [])]).toEqual([...table.people]);
  expect(changes.map(({ events }) => events.map(({ type }) => type))).toEqual([['timed-out']]);
  expect(log.of(table.game).at(-1)?.action).toEqual({ type: 'downtime', since: table.state.at });

  await later.advance(60_000);
  expect(codeOf((await back?.act({ type: 'resume', seat: 1 })) ?? { ok: false, refusal: { code: 'no-game' } })).toBe(
    'ok',
  );
  await later.advance(47_999);
  expect(back?.state.zone).toBe(5);
  await later.advance(1);
  expect(back?.state.zone).toBe(4);
});

it('does not count the time while the bot was down as idle', async () => {
  const log = new MemoryLog();
  const time = new ManualTime();
  await open(harness(log, time).tables);
  const later = new ManualTime(time.now() + 3_600_000);
  const { tables } = harness(log, later);
  await tables.recover();
  await later.advance(599_999);
  expect(tables.live()).toHaveLength(1);
  await later.advance(1);
  expect(tables.live()).toHaveLength(0);
});

it('leaves a damaged game alone and brings back the others', async () => {
  const log = new MemoryLog();
  const before = harness(log);
  const bad = await open(before.tables, { channelId: 'bad' });
  const good = await open(before.tables, { channelId: 'good' });
  const at = log.entries.findIndex(({ game }) => game === bad.game);
  const [entry] = log.entries.slice(at, at + 1);
  if (entry !== undefined) log.entries[at] = { ...entry, events: [] };
  const { tables, logged } = harness(log);
  expect(await tables.recover()).toBe(1);
  expect(tables.byGame(good.game)).toBeDefined();
  expect(tables.byGame(bad.game)).toBeUndefined();
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1);
});

it('the system clock gives whole milliseconds near the wall clock, and never goes back', () => {
  const clock = systemClock();
  const times = Array.from({ length: 100 }, () => clock.now());
  expect(Math.abs((times[0] ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(times.every((time, at) => Number.isInteger(time) && time >= (times[at - 1] ?? 0))).toBe(true);
});
