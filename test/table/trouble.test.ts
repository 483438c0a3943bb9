import { expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { StorageFault } from '../../src/table/ports.js';
import { MemoryLog } from '../support/memory-log.js';
import { ManualTime } from '../support/time.js';
import { BEN, codeOf, harness, open, playing, wanted } from './support.js';

it('drops what the log refuses, tells nobody of it, and says that it failed', async () => {
  const { tables, log, changes } = harness();
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
  const { tables, log, time, changes } = harness();
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
  const { tables, log, time } = harness();
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
  const { tables, log, time, logged } = harness();
  const table = await playing(tables);
  log.broken = true;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  await time.advance(30_000);
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1);
});

it('stands still only where the log refuses: others go on, and come first when it recovers', async () => {
  const log = new MemoryLog();
  const { tables, time } = harness(log);
  const one = await playing(tables, { channelId: 'one' });
  const two = await playing(tables, { channelId: 'two' });
  const append = log.append.bind(log);
  log.append = (entries) => {
    if (entries.some(({ game }) => game === one.game))
      return Promise.resolve({ kind: 'refused', fault: new StorageFault('this game alone') });
    return append(entries);
  };
  await Promise.all([one, two].map((table) => table.act({ type: 'pass', seat: 0, confirmed: false })));
  expect([one.blocked, two.blocked]).toEqual([true, true]);
  await time.advance(3_000);
  expect([one.blocked, two.blocked]).toEqual([true, false]);
});

it('opens no game that it cannot write', async () => {
  const { tables, log, changes } = harness();
  log.broken = true;
  expect(await tables.open(wanted())).toEqual({ ok: false, refusal: { code: 'storage-failed' } });
  expect([tables.inChannel('channel'), tables.live(), changes]).toEqual([undefined, [], []]);
  log.broken = false;
  expect((await tables.open(wanted())).ok).toBe(true);
});

it('comes back blocked if the log takes nothing at the start, and loses no second by it', async () => {
  const log = new MemoryLog();
  const time = new ManualTime();
  await playing(harness(log, time).tables);
  const later = new ManualTime(time.now() + 500_000);
  log.broken = true;
  const { tables } = harness(log, later);
  expect(await tables.recover()).toBe(1);
  const back = tables.inChannel('channel');
  expect(back?.blocked).toBe(true);
  await later.advance(100_000);
  log.broken = false;
  await later.advance(1_000);
  expect(back?.blocked).toBe(false);
  expect(back?.state.pause?.zoneLeft).toBe(60_000);
});

it('a lobby that was blocked is a lobby again', async () => {
  const { tables, log, time } = harness();
  const table = await open(tables);
  log.broken = true;
  expect(codeOf(await table.join(BEN))).toBe('storage-failed');
  log.broken = false;
  await time.advance(1_000);
  expect(codeOf(await table.join(BEN))).toBe('ok');
});

it('stands still before anyone plays on in vain where the log is gone, says so once, and goes on when it is back', async () => {
  const { tables, log, time, changes, logged } = harness();
  const table = await playing(tables);
  const lobby = await open(tables, { channelId: 'other', host: BEN });
  await time.advance(20_000);
  const published = changes.length;
  log.gone = true;
  log.broken = true;
  await time.advance(1_000);
  expect([table.blocked, lobby.blocked]).toEqual([true, true]);
  expect(changes.slice(published).map(({ events, table: { game } }) => [game, events])).toEqual([
    [table.game, []],
    [lobby.game, []],
  ]);
  await time.advance(30_000);
  const errors = logged.filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([
    { facts: { games: 2, err: expect.any(Error) as Error }, message: 'the log takes nothing: its games stand still' },
  ]);
  log.gone = false;
  log.broken = false;
  await time.advance(2_000);
  expect([table.blocked, lobby.blocked]).toEqual([false, false]);
  expect(table.state.pause).toMatchObject({ by: null, zoneLeft: 39_000 });
  expect(logged.filter(({ message }) => message === 'the log takes this game again')).toHaveLength(2);
  // Trouble that comes again is said again.
  log.gone = true;
  await time.advance(1_000);
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(2);
});

it('says that the log is gone though no game is on', async () => {
  const { log, time, logged } = harness();
  log.gone = true;
  await time.advance(5_000);
  expect(logged.map(({ level, facts }) => [level, 'games' in facts && facts.games])).toEqual([['error', 0]]);
});

it('what it refused once it is not asked again in the same breath; how much that was is said', async () => {
  const { tables, log, logged } = harness();
  const table = await playing(tables);
  let asked = 0;
  log.append = () => {
    asked += 1;
    return Promise.resolve({ kind: 'refused', fault: new StorageFault('full') });
  };
  await Promise.all([0, 1].map((seat) => table.act({ type: 'pass', seat, confirmed: false })));
  expect(asked).toBe(1);
  expect(logged.at(-1)).toMatchObject({ level: 'error', facts: { entries: 2 } });
});

it('asks the log once a second, however many tables wait, and no more once all go on', async () => {
  const { tables, log, time } = harness();
  const one = await playing(tables, { channelId: 'one' });
  const two = await playing(tables, { channelId: 'two' });
  const running = time.pending;
  log.broken = true;
  await one.act({ type: 'pass', seat: 0, confirmed: false });
  await time.advance(300);
  await two.act({ type: 'pass', seat: 0, confirmed: false });
  // The process's own beat, and one that asks the log: no clock runs.
  expect(time.pending).toBe(2);
  let asked = 0;
  const append = log.append.bind(log);
  log.append = (entries) => {
    asked += 1;
    return append(entries);
  };
  await time.advance(10_000);
  expect(asked).toBe(10);
  log.broken = false;
  await time.advance(2_000);
  expect([one.blocked, two.blocked]).toEqual([false, false]);
  await Promise.all([one, two].map((table) => table.act({ type: 'resume', seat: 0 })));
  expect(time.pending).toBe(running);
});

it('once closed, asks the log no more', async () => {
  const { tables, log, time } = harness();
  const table = await playing(tables);
  log.broken = true;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  await tables.close();
  expect(time.pending).toBe(0);
});

it('a blocked table takes nothing before it is asked again, not even that its lobby has been idle too long', async () => {
  const { tables, log, time } = harness();
  const lobby = await open(tables);
  await time.advance(595_000);
  log.broken = true;
  expect(codeOf(await lobby.join(BEN))).toBe('storage-failed');
  log.broken = false;
  expect(codeOf(await lobby.join(BEN))).toBe('storage-failed');
  time.lapse(4_900);
  const busy = await tables.open(wanted({ host: BEN }));
  expect(busy).toEqual({ ok: false, refusal: { code: 'channel-busy', game: lobby.game } });
});

it('a game without a clock goes on as it was, and that is published', async () => {
  const still: typeof METEOR = { ...METEOR, nextDue: () => null };
  const { tables, log, time, changes } = harness(new MemoryLog(), undefined, { games: new GameRegistry([still]) });
  const table = await playing(tables);
  const { state } = table;
  log.broken = true;
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  const { version } = table;
  log.broken = false;
  await time.advance(1_000);
  expect([table.blocked, table.state]).toEqual([false, state]);
  expect(changes.at(-1)).toMatchObject({ version: version + 1, before: state, state, events: [], at: time.now() });
});

it('downtime that could not be noted began when it began, for its own table alone', async () => {
  const { tables, log, time } = harness();
  const away = await playing(tables, { guildId: 'away', channelId: 'away' });
  const here = await playing(tables, { guildId: 'here', channelId: 'here' });
  await time.advance(20_000);
  log.broken = true;
  await Promise.all([
    here.act({ type: 'pass', seat: 0, confirmed: false }),
    tables.downtime(time.now() - 4_000, (guildId) => guildId === 'away'),
  ]);
  log.broken = false;
  await time.advance(3_000);
  expect([away.state.pause?.zoneLeft, here.state.pause?.zoneLeft]).toEqual([44_000, 40_000]);
});
