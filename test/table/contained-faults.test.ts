import { describe, expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import type { Tables } from '../../src/table/directory.js';
import type { NewGame, TableHandle } from '../../src/table/ports.js';
import { MemoryLog } from '../support/memory-log.js';
import { ManualTime } from '../support/time.js';
import { ANN, BEN, OPTIONS, codeOf, harness, open, playing } from './support.js';

/** Meteor whose rules can be told to throw. */
interface Brittle {
  readonly game: typeof METEOR;
  /** What its rules throw at. */
  readonly throwsAt: Set<string>;
}

function brittle(): Brittle {
  const throwsAt = new Set<string>();
  const may = (what: string): void => {
    if (throwsAt.has(what)) throw new Error(`a bug at ${what}`);
  };
  const game: typeof METEOR = {
    ...METEOR,
    kind: 'brittle',
    decide: (state, action, now) => {
      may(action.type);
      return METEOR.decide(state, action, now);
    },
    nextDue: (state) => {
      may('next due');
      return METEOR.nextDue(state);
    },
  };
  return { game, throwsAt };
}

/** Tables of Meteor and of its brittle twin. */
function both(log = new MemoryLog(), time = new ManualTime()) {
  const { game, throwsAt } = brittle();
  return { ...harness(log, time, { games: new GameRegistry([METEOR, game]) }), throwsAt };
}

async function playBrittle(all: Tables): Promise<TableHandle> {
  const request: NewGame = {
    kind: 'brittle',
    guildId: 'guild',
    channelId: 'brittle',
    host: ANN,
    options: OPTIONS,
    seed: 'test',
  };
  const opened = await all.open(request);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table } = opened;
  await table.join(BEN);
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'start', by: 0 });
  return table;
}

const errorsOf = (logged: ReturnType<typeof harness>['logged']) => logged.filter(({ level }) => level === 'error');

describe('A game whose rules throw', () => {
  it('as it comes back is left as it is, and all others come back', async () => {
    const log = new MemoryLog();
    const before = both(log);
    const broken = await playBrittle(before.all);
    const sound = await playing(before.tables);
    await before.all.close();

    const after = both(log, new ManualTime(before.time.now() + 60_000));
    after.throwsAt.add('downtime');
    expect(await after.all.recover()).toBe(1);
    expect(after.all.live().map(({ game }) => game)).toEqual([sound.game]);
    expect(after.tables.byGame(sound.game)?.state.pause).not.toBeNull();
    expect(errorsOf(after.logged)).toMatchObject([
      {
        facts: { game: broken.game, err: expect.any(Error) as Error },
        message: expect.stringContaining('cannot go on') as string,
      },
    ]);
  });

  it('when it is due keeps no other from coming back after a hand-over', async () => {
    const log = new MemoryLog();
    const before = both(log);
    await playBrittle(before.all);
    const sound = await playing(before.tables);
    await before.all.close();

    const after = both(log, new ManualTime(before.time.now() + 500));
    after.throwsAt.add('next due');
    expect(await after.all.recover(before.time.now())).toBe(1);
    expect(after.all.live().map(({ game }) => game)).toEqual([sound.game]);
  });

  it('at a stall of the process keeps no other from getting its seconds back', async () => {
    const { all, tables, time, throwsAt, logged } = both();
    const broken = await playBrittle(all);
    const sound = await playing(tables);
    await time.advance(20_000);
    throwsAt.add('downtime');
    await time.stall(10_000);
    await time.advance(0);
    expect(sound.state.pause?.zoneLeft).toBeGreaterThan(35_000);
    expect(errorsOf(logged)[0]?.facts).toMatchObject({ game: broken.game });
  });

  it('after trouble with the disk goes on without its seconds, rather than never', async () => {
    const { all, tables, log, time, throwsAt, logged } = both();
    const broken = await playBrittle(all);
    const sound = await playing(tables);
    log.broken = true;
    await Promise.all([broken, sound].map((table) => table.act({ type: 'leave', seat: 1 })));
    throwsAt.add('downtime');
    log.broken = false;
    await time.advance(2_000);
    expect([broken.blocked, sound.blocked]).toEqual([false, false]);
    const bugs = errorsOf(logged).filter(({ message }) => message.includes('bug'));
    expect(bugs).toMatchObject([{ facts: { game: broken.game } }]);
  });
});

describe('An entry that can’t be written, which is a bug', () => {
  it('is refused alone: what shares its commit is written, and no game stands still', async () => {
    const { tables, log, logged } = harness();
    const one = await playing(tables, { channelId: 'one' });
    const two = await playing(tables, { channelId: 'two' });
    const append = log.append.bind(log);
    log.append = (entries) => {
      if (entries.some(({ game }) => game === one.game)) throw new TypeError('cannot be written as JSON');
      return append(entries);
    };
    const acted = await Promise.all([one, two].map((table) => table.act({ type: 'pass', seat: 0, confirmed: false })));
    expect(acted.map(codeOf)).toEqual(['storage-failed', 'ok']);
    expect([one.blocked, two.blocked]).toEqual([false, false]);
    expect(errorsOf(logged)).toMatchObject([{ facts: { game: one.game, err: expect.any(TypeError) as Error } }]);
  });
});

describe('Entries that can’t be written together, which is a bug', () => {
  it('are written one game at a time, and that is logged', async () => {
    const { tables, log, logged } = harness();
    const one = await playing(tables, { channelId: 'one' });
    const two = await playing(tables, { channelId: 'two' });
    const append = log.append.bind(log);
    log.append = (entries) => {
      if (new Set(entries.map(({ game }) => game)).size > 1) throw new TypeError('cannot be written together');
      return append(entries);
    };
    const acted = await Promise.all([one, two].map((table) => table.act({ type: 'pass', seat: 0, confirmed: false })));
    expect(acted.map(codeOf)).toEqual(['ok', 'ok']);
    expect(errorsOf(logged)).toMatchObject([{ facts: { err: expect.any(TypeError) as Error } }]);
  });
});

describe('A log that throws, which is a bug, and then takes nothing', () => {
  it('has its bug logged, though nothing that is tried again throws', async () => {
    const { tables, log, logged } = harness();
    const one = await playing(tables, { channelId: 'one' });
    const two = await playing(tables, { channelId: 'two' });
    const append = log.append.bind(log);
    log.append = (entries) => {
      log.append = append;
      log.broken = true;
      return Promise.reject(new TypeError(`cannot be written: ${entries.length}`));
    };
    const acted = await Promise.all([one, two].map((table) => table.act({ type: 'pass', seat: 0, confirmed: false })));
    expect(acted.map(codeOf)).toEqual(['storage-failed', 'storage-failed']);
    expect([one.blocked, two.blocked]).toEqual([true, true]);
    const bugs = errorsOf(logged).filter(({ message }) => message.includes('this is a bug'));
    expect(bugs).toMatchObject([{ facts: { err: expect.any(TypeError) as Error } }]);
  });
});

describe('A game without a clock', () => {
  const still: typeof METEOR = { ...METEOR, nextDue: () => null };

  it('stands still as long as the log takes nothing', async () => {
    const { tables, log, time, changes } = harness(new MemoryLog(), undefined, { games: new GameRegistry([still]) });
    const table = await playing(tables);
    log.broken = true;
    await table.act({ type: 'pass', seat: 0, confirmed: false });
    const told = changes.length;
    await time.advance(10_000);
    expect([table.blocked, changes.length]).toEqual([true, told]);
    log.broken = false;
    await time.advance(1_000);
    expect(table.blocked).toBe(false);
  });
});

describe('Several actions together', () => {
  it('are done in one commit', async () => {
    const { all, tables, log } = harness();
    const one = await open(tables, { channelId: 'one' });
    const two = await open(tables, { channelId: 'two' });
    await Promise.all([one, two].map((table) => table.join(BEN)));
    const { commits } = log;
    const done = await all.actTogether([one, two].map((table) => ({ table, action: { type: 'start', by: 0 } })));
    expect(done.ok).toBe(true);
    expect([one.state.phase, two.state.phase, log.commits - commits]).toEqual(['field', 'field', 1]);
  });

  it('are not done at all where one is refused', async () => {
    const { all, tables, log } = harness();
    const one = await open(tables, { channelId: 'one' });
    const two = await playing(tables, { channelId: 'two' });
    await one.join(BEN);
    const entries = log.entries.length;
    const done = await all.actTogether([one, two].map((table) => ({ table, action: { type: 'start', by: 0 } })));
    expect(done.ok).toBe(false);
    expect([one.state.phase, log.entries.length]).toEqual(['lobby', entries]);
  });

  it('are not done at all where the log refuses them, or knows one of the games no more', async () => {
    const { all, tables, log } = harness();
    const one = await open(tables, { channelId: 'one' });
    const two = await open(tables, { channelId: 'two' });
    const starts = [one, two].map((table) => ({ table, action: { type: 'start', by: 0 } as const }));
    expect(await all.actTogether([...starts, { table: { game: 'gone' }, action: { type: 'start', by: 0 } }])).toEqual({
      ok: false,
      refusal: { code: 'no-game' },
    });
    log.broken = true;
    expect(await all.actTogether(starts)).toEqual({ ok: false, refusal: { code: 'storage-failed' } });
    expect([one.blocked, two.blocked]).toEqual([true, true]);
  });

  it('that can’t be written, which is a bug, fail together', async () => {
    const { all, tables, log } = harness();
    const tablesOfThree = [];
    for (const channelId of ['one', 'two', 'three']) tablesOfThree.push(await open(tables, { channelId }));
    const [one, two, three] = tablesOfThree;
    if (!one || !two || !three) throw new Error('three tables were opened');
    await Promise.all([one, two].map((table) => table.join(BEN)));
    const append = log.append.bind(log);
    log.append = (entries) => {
      if (entries.some(({ game }) => game === two.game)) throw new TypeError('cannot be written');
      return append(entries);
    };
    const [together, other] = await Promise.all([
      all.actTogether([one, two].map((table) => ({ table, action: { type: 'start', by: 0 } }))),
      three.join(BEN),
    ]);
    expect([together.ok, codeOf(other)]).toEqual([false, 'ok']);
    expect([one.state.phase, two.state.phase]).toEqual(['lobby', 'lobby']);
  });
});
