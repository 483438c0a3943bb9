import { expect, it } from 'vitest';
import { MemoryLog } from '../support/memory-log.js';
import { ManualTime } from '../support/time.js';
import { BEN, codeOf, house, open, playing, wanted } from './support.js';

it('drops what the log refuses, tells nobody of it, and says that it failed', async () => {
  const { tables, log, changes } = house();
  const table = await playing(tables);
  const { state, version } = table;
  log.broken = true;
  const outcomes = await Promise.all([
    table.act({ type: 'pass', seat: 0, confirmed: false }),
    table.act({ type: 'pass', seat: 1, confirmed: false }),
  ]);
  expect(outcomes.map(codeOf)).toEqual(['storage-failed', 'storage-failed']);
  expect(table.state).toBe(state);
  expect(table.blocked).toBe(true);
  expect(changes.slice(version)).toMatchObject([{ events: [], version: version + 1 }]);
});

it('stands still while blocked, and goes on in Time Out with the seconds left when the trouble began', async () => {
  const { tables, log, time, changes } = house();
  const table = await playing(tables);
  await time.advance(20_000);
  log.broken = true;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  await time.advance(90_500);
  expect(codeOf(await table.act({ type: 'pass', seat: 0, confirmed: false }))).toBe('storage-failed');
  expect([table.blocked, table.state.zone, table.state.pause]).toEqual([true, 5, null]);
  log.broken = false;
  await time.advance(1_000);
  expect(table.blocked).toBe(false);
  expect(table.state.pause).toMatchObject({ by: null, zoneLeft: 40_000 });
  expect(changes.at(-1)?.events.map(({ type }) => type)).toEqual(['timed-out']);
  await table.act({ type: 'resume', seat: 1 });
  await time.advance(40_000);
  expect(table.state.zone).toBe(4);
});

it('changes the zone that was due when the trouble began, and no other', async () => {
  const { tables, log, time } = house();
  const table = await playing(tables);
  log.broken = true;
  await time.advance(150_000);
  expect(table.blocked).toBe(true);
  log.broken = false;
  await time.advance(1_000);
  expect(table.state.zone).toBe(4);
  expect(table.state.pause).toMatchObject({ by: null, zoneLeft: 60_000 });
});

it('complains once, not each second', async () => {
  const { tables, log, time, logged } = house();
  const table = await playing(tables);
  log.broken = true;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  await time.advance(30_000);
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1);
});

it('stands still only where the log refuses: others go on, and come first when it recovers', async () => {
  const log = new MemoryLog();
  const { tables, time } = house(log);
  const one = await playing(tables, { channelId: 'one' });
  const two = await playing(tables, { channelId: 'two' });
  const append = log.append.bind(log);
  log.append = (entries) => {
    if (entries.some(({ game }) => game === one.game)) throw new Error('this game alone');
    append(entries);
  };
  await Promise.all([one, two].map((table) => table.act({ type: 'pass', seat: 0, confirmed: false })));
  expect([one.blocked, two.blocked]).toEqual([true, true]);
  await time.advance(3_000);
  expect([one.blocked, two.blocked]).toEqual([true, false]);
});

it('opens no game that it cannot write', async () => {
  const { tables, log, changes } = house();
  log.broken = true;
  expect(await tables.open(wanted())).toEqual({ ok: false, refusal: { code: 'storage-failed' } });
  expect([tables.inChannel('channel'), tables.live(), changes]).toEqual([undefined, [], []]);
  log.broken = false;
  expect((await tables.open(wanted())).ok).toBe(true);
});

it('comes back blocked if the log takes nothing at the start, and loses no second by it', async () => {
  const log = new MemoryLog();
  const time = new ManualTime();
  await playing(house(log, time).tables);
  const later = new ManualTime(time.now() + 500_000);
  log.broken = true;
  const { tables } = house(log, later);
  expect(tables.recover()).toBe(1);
  const back = tables.inChannel('channel');
  expect(back?.blocked).toBe(true);
  await later.advance(100_000);
  log.broken = false;
  await later.advance(1_000);
  expect(back?.blocked).toBe(false);
  expect(back?.state.pause?.zoneLeft).toBe(60_000);
});

it('a lobby that was blocked is a lobby again', async () => {
  const { tables, log, time } = house();
  const table = await open(tables);
  log.broken = true;
  expect(codeOf(await table.join(BEN))).toBe('storage-failed');
  log.broken = false;
  await time.advance(1_000);
  expect(codeOf(await table.join(BEN))).toBe('ok');
});
