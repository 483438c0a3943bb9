import { describe, expect, it } from 'vitest';
import type { MemoryLog } from '../support/memory-log.js';
import type { ActOutcome, Change } from '../support/meteor-tables.js';
import type { Opened } from '../../src/table/ports.js';
import { settle } from '../support/time.js';
import { BEN, codeOf, harness, open, playing, wanted, type Harness } from './support.js';

const PASS = { type: 'pass', seat: 0, confirmed: false } as const;
const TIME_OUT = { type: 'time-out', seat: 0 } as const;
const CAT = { userId: '300', name: 'Cat' };

/** A game whose clock runs, on a log whose appends now wait. */
async function slowly() {
  const at = harness();
  const table = await playing(at.tables);
  at.log.slow = true;
  return { ...at, table };
}

/** What came of it so far. */
function watched(acted: Promise<ActOutcome | Opened>): { code: string | null } {
  const seen: { code: string | null } = { code: null };
  void acted.then((outcome) => (seen.code = outcome.ok ? 'ok' : outcome.refusal.code));
  return seen;
}

const typesOf = (changes: readonly Change[]): readonly string[] =>
  changes.flatMap(({ events }) => events.map(({ type }) => type));

/** Ends the one append that is under way; there is never another. */
async function end({ log }: Pick<Harness<MemoryLog>, 'log'>, how: 'write' | 'refuse' = 'write'): Promise<void> {
  expect(log.pending).toHaveLength(1);
  log.pending[0]?.[how]();
  await settle();
}

describe('While an append is under way', () => {
  it('nothing of it is told, and what arrives goes with the next one', async () => {
    const { tables, log, table, changes } = await slowly();
    const published = changes.length;
    const first = watched(table.act(PASS));
    await settle();
    const others = [watched(table.act(TIME_OUT)), watched(tables.open(wanted({ channelId: 'b' })))];
    await settle();
    const more = watched(table.act({ type: 'resume', seat: 1 }));
    await settle();
    expect([first.code, changes.length - published, log.pending.length]).toEqual([null, 0, 1]);
    await end({ log });
    expect([first.code, others.map(({ code }) => code)]).toEqual(['ok', [null, null]]);
    expect(log.pending[0]?.entries.map(({ action }) => action.type)).toEqual(['time-out', 'create', 'join', 'resume']);
    await end({ log });
    expect([...others, more].map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
    expect(changes.slice(published).map(({ version }) => version)).toEqual([6, 7, 1, 2, 8]);
  });

  it('an action counts at its arrival: nobody is late by a slow commit', async () => {
    const { log, time, table } = await slowly();
    await time.advance(59_500);
    void table.act(PASS);
    await settle();
    time.lapse(400);
    const inTime = table.act(TIME_OUT);
    await settle();
    time.lapse(300);
    await end({ log });
    await end({ log });
    expect(codeOf(await inTime)).toBe('ok');
    expect(table.state).toMatchObject({ zone: 5, pause: { by: 0, zoneLeft: 100 } });
    const times = log.of(table.game).map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('a refusal waits for what it was based on', async () => {
    const { log, table } = await slowly();
    const paused = watched(table.act(TIME_OUT));
    await settle();
    const again = watched(table.act(TIME_OUT));
    await settle();
    expect([paused.code, again.code]).toEqual([null, null]);
    await end({ log });
    await settle();
    expect([paused.code, again.code]).toEqual(['ok', 'already-time-out']);
  });

  it('one game a channel, one person a seat, one action an interaction', async () => {
    const { tables, log, table } = await slowly();
    const first = tables.open(wanted({ channelId: 'b', source: 'i1' }));
    await settle();
    const second = tables.open(wanted({ channelId: 'b', host: BEN }));
    const repeated = tables.open(wanted({ channelId: 'c', source: 'i1' }));
    await settle();
    await end({ log });
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: false, refusal: { code: 'channel-busy' } });
    expect(await repeated).toEqual({ ok: false, refusal: { code: 'repeated' } });
    expect(tables.live()).toHaveLength(2);
    expect(table.blocked).toBe(false);
  });
});

describe('An append that is refused', () => {
  it('takes with it what was based on it, and nothing else', async () => {
    const { tables, log, table } = await slowly();
    log.slow = false;
    const lobby = await open(tables, { channelId: 'lobby', host: BEN });
    log.slow = true;
    const { state } = table;
    const lost = table.act(TIME_OUT);
    await settle();
    const based = table.act({ type: 'resume', seat: 1 });
    const other = lobby.join(CAT);
    await settle();
    await end({ log }, 'refuse');
    expect([codeOf(await lost), codeOf(await based)]).toEqual(['storage-failed', 'storage-failed']);
    expect([table.state, table.blocked, lobby.blocked]).toEqual([state, true, false]);
    await end({ log });
    expect(codeOf(await other)).toBe('ok');
    expect(log.of(table.game).at(-1)?.action.type).toBe('start');
  });

  it('where the log knows the interaction already: all is folded again without it', async () => {
    const before = await slowly();
    before.log.slow = false;
    await before.table.act(TIME_OUT, 'i1');
    const { tables, log } = harness(before.log);
    await tables.recover();
    const table = tables.byGame(before.table.game);
    if (table === undefined) throw new Error('it is back');
    log.slow = true;
    const repeated = table.act({ type: 'resume', seat: 0 }, 'i1');
    await settle();
    const next = table.act({ type: 'resume', seat: 1 }, 'i2');
    await settle();
    await end({ log });
    await end({ log });
    expect([codeOf(await repeated), codeOf(await next)]).toEqual(['repeated', 'ok']);
    expect(log.of(table.game).slice(-1)).toMatchObject([{ source: 'i2', action: { type: 'resume', seat: 1 } }]);
  });
});

describe('An append that isn’t answered', () => {
  it('for a second stops its tables, as of when it was asked for; written late it is told, once', async () => {
    const { log, time, table, changes } = await slowly();
    await time.advance(20_000);
    const published = changes.length;
    const acted = watched(table.act(PASS));
    await time.advance(999);
    expect(table.blocked).toBe(false);
    await time.advance(1);
    expect([table.blocked, acted.code]).toEqual([true, null]);
    await time.advance(800);
    log.slow = false;
    await end({ log });
    expect(acted.code).toBe('ok');
    expect(changes.slice(published).filter(({ events }) => events.length > 0)).toHaveLength(1);
    await time.advance(1_000);
    expect([table.blocked, table.state.pause]).toMatchObject([false, { by: null, zoneLeft: 40_000 }]);
    expect(log.of(table.game).filter(({ action }) => action.type === 'pass')).toHaveLength(1);
  });

  it('for two and a half is told to have failed, and still published once if it is written after all', async () => {
    const { log, time, table, changes } = await slowly();
    const acted = watched(table.act(TIME_OUT));
    await time.advance(2_499);
    expect(acted.code).toBe(null);
    await time.advance(1);
    expect([acted.code, table.blocked, table.state.pause]).toEqual(['storage-failed', true, null]);
    const published = changes.length;
    log.slow = false;
    await time.advance(5_000);
    await end({ log });
    expect(typesOf(changes.slice(published))).toEqual(['timed-out', 'returned']);
    await time.advance(1_000);
    expect([table.blocked, table.state.pause]).toMatchObject([false, { by: 0, zoneLeft: 60_000 }]);
  });

  it('lets nobody behind it wait for longer, and writes nothing of what failed', async () => {
    const { tables, log, time, table } = await slowly();
    log.slow = false;
    const lobby = await open(tables, { channelId: 'lobby', host: BEN });
    log.slow = true;
    void table.act(PASS);
    await time.advance(200);
    const behind = watched(lobby.join(CAT));
    const based = watched(table.act(TIME_OUT));
    await time.advance(800);
    expect([based.code, behind.code]).toEqual(['storage-failed', null]);
    await time.advance(1_700);
    expect([behind.code, lobby.blocked]).toEqual(['storage-failed', true]);
    expect(codeOf(await lobby.join(CAT))).toBe('storage-failed');
    log.slow = false;
    await end({ log });
    await time.advance(2_000);
    expect([table.blocked, lobby.blocked, lobby.seatOf(CAT.userId)]).toEqual([false, false, null]);
    expect(codeOf(await lobby.join(CAT))).toBe('ok');
  });

  it('holds up a stop for so long at most, and is not told any more', async () => {
    const { tables, log, time, table, changes } = await slowly();
    const acted = watched(table.act(TIME_OUT));
    await settle();
    const closed = tables.close();
    await time.advance(2_500);
    await closed;
    expect([acted.code, time.pending]).toEqual(['storage-failed', 0]);
    const published = changes.length;
    await end({ log });
    expect([changes.length, table.state.pause]).toEqual([published, null]);
  });

  it('and a stop waits for one that is', async () => {
    const { tables, log, time, table } = await slowly();
    const acted = watched(table.act(TIME_OUT));
    await settle();
    const closed = tables.close();
    await time.advance(500);
    await end({ log });
    await closed;
    expect([acted.code, time.pending]).toEqual(['ok', 0]);
  });

  it('at a start brings games back blocked', async () => {
    const before = await slowly();
    const { tables, log, time } = harness(before.log, before.time);
    const recovered = tables.recover();
    await time.advance(2_500);
    expect(await recovered).toBe(1);
    const table = tables.byGame(before.table.game);
    expect(table?.blocked).toBe(true);
    log.slow = false;
    await end({ log });
    await time.advance(1_000);
    expect([table?.blocked, table?.state.pause]).toMatchObject([false, { by: null, zoneLeft: 60_000 }]);
  });
});

describe('An append of which nothing is known', () => {
  it('that is found written is published, once', async () => {
    const { log, time, table, changes } = await slowly();
    log.unreachable = true;
    const published = changes.length;
    const acted = watched(table.act(TIME_OUT));
    await settle();
    log.pending[0]?.lose(true);
    await time.advance(300);
    expect([acted.code, table.blocked, table.state.pause]).toEqual([null, true, null]);
    log.unreachable = false;
    log.slow = false;
    await time.advance(700);
    expect([acted.code, table.state.pause]).toMatchObject(['ok', { by: 0 }]);
    await time.advance(1_000);
    expect(table.blocked).toBe(false);
    expect(typesOf(changes.slice(published))).toEqual(['timed-out', 'returned']);
  });

  it('that is found not to be is dropped, and may be asked for again', async () => {
    const { log, time, table } = await slowly();
    const { state } = table;
    const acted = watched(table.act(TIME_OUT, 'i1'));
    await settle();
    log.pending[0]?.lose(false);
    await settle();
    expect([acted.code, table.blocked, table.state]).toEqual(['storage-failed', true, state]);
    log.slow = false;
    await time.advance(1_000);
    expect([table.blocked, table.state.pause]).toMatchObject([false, { by: null }]);
    await table.act({ type: 'resume', seat: 0 });
    expect(codeOf(await table.act(TIME_OUT, 'i1'))).toBe('ok');
  });

  it('a click that is pressed again meanwhile is the same press: it is done once', async () => {
    const { log, time, table } = await slowly();
    log.unreachable = true;
    const acted = watched(table.act(TIME_OUT, 'i1'));
    await settle();
    log.pending[0]?.lose(true);
    await settle();
    expect(codeOf(await table.act(TIME_OUT, 'i1'))).toBe('storage-failed');
    await time.advance(2_500);
    expect(acted.code).toBe('storage-failed');
    expect(codeOf(await table.act(TIME_OUT, 'i1'))).toBe('storage-failed');
    log.unreachable = false;
    log.slow = false;
    await time.advance(3_000);
    expect(codeOf(await table.act(TIME_OUT, 'i1'))).toBe('repeated');
    expect(log.of(table.game).filter(({ source }) => source === 'i1')).toHaveLength(1);
  });

  it('of a game that ended with it: the game is over, not on hold', async () => {
    const { tables, log, time, table } = await slowly();
    log.unreachable = true;
    void table.act({ type: 'end', by: 0 });
    await settle();
    log.pending[0]?.lose(true);
    await settle();
    expect(tables.live()).toHaveLength(1);
    log.unreachable = false;
    log.slow = false;
    await time.advance(1_000);
    expect([tables.live(), table.blocked, time.pending]).toEqual([[], false, 1]);
  });
});

describe('A game whose host was told that it can’t be opened', () => {
  it('and that is found written after all, ends: its channel is free', async () => {
    const { tables, log, time, changes } = harness();
    log.slow = true;
    log.unreachable = true;
    const opened = watched(tables.open(wanted()));
    await settle();
    log.pending[0]?.lose(true);
    await time.advance(2_500);
    expect(opened.code).toBe('storage-failed');
    log.unreachable = false;
    log.slow = false;
    await time.advance(1_000);
    expect(typesOf(changes)).toEqual(['created', 'joined', 'ended']);
    expect([tables.live(), tables.inChannel('channel')]).toEqual([[], undefined]);
    expect(await tables.open(wanted())).toMatchObject({ ok: true });
  });

  it('ends too where the log takes nothing as it is found', async () => {
    const { tables, log, time } = harness();
    log.slow = true;
    void tables.open(wanted());
    await time.advance(2_500);
    log.slow = false;
    log.pending[0]?.write();
    log.broken = true;
    await time.advance(3_000);
    expect(tables.live().map(({ blocked }) => blocked)).toEqual([true]);
    log.broken = false;
    await time.advance(3_000);
    expect(tables.live()).toEqual([]);
  });

  it('is not opened by what else is asked of the log', async () => {
    const { tables, log, time, table } = await slowly();
    void table.act(TIME_OUT);
    await settle();
    const opened = watched(tables.open(wanted({ channelId: 'b' })));
    await time.advance(2_500);
    expect(opened.code).toBe('storage-failed');
    log.slow = false;
    await end({ log });
    await time.advance(2_000);
    expect(tables.inChannel('b')).toBeUndefined();
  });

  it('does not keep its channel busy for another who can’t be told either', async () => {
    const { tables, log, time } = harness();
    log.slow = true;
    void tables.open(wanted());
    await time.advance(100);
    const other = watched(tables.open(wanted({ host: BEN })));
    await time.advance(2_500);
    expect(other.code).toBe('storage-failed');
  });

  it('stays where it is the host’s own: it is found again when it is next asked for', async () => {
    const { tables, log, time } = harness();
    log.slow = true;
    const opened = watched(tables.open(wanted({ personal: true })));
    await time.advance(2_500);
    log.slow = false;
    await end({ log });
    expect([opened.code, tables.ofPerson('100').length]).toEqual(['storage-failed', 1]);
  });
});

describe('After a stop', () => {
  it('nothing is asked of a log that throws late', async () => {
    const { tables, log, table, time } = await slowly();
    const asked = log.append.bind(log);
    let fail = (): void => undefined;
    let appends = 0;
    log.append = (entries) => {
      appends += 1;
      return appends > 1 ? asked(entries) : new Promise((_, reject) => (fail = () => reject(new Error('shut'))));
    };
    void table.act(TIME_OUT);
    await settle();
    const closed = tables.close();
    await time.advance(2_500);
    await closed;
    fail();
    await settle();
    expect(appends).toBe(1);
  });
});

it('a log that doesn’t say for a second whether it would take something stops all games', async () => {
  const { log, time, table } = await slowly();
  let answer = (): void => undefined;
  log.check = () => new Promise((resolve) => (answer = resolve));
  await time.advance(2_000);
  expect(table.blocked).toBe(true);
  log.slow = false;
  log.check = () => Promise.resolve();
  answer();
  await time.advance(2_000);
  expect(table.blocked).toBe(false);
});
