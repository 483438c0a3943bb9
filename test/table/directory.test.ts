import { expect, it } from 'vitest';
import { METEOR, type Action } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { silentLogger } from '../../src/table/logger.js';
import { MemoryLog } from '../support/memory-log.js';
import { ANN, BEN, harness, open, OPTIONS, playing, wanted } from './support.js';

it('opens a person’s own table and the channel’s in one breath', async () => {
  const { tables } = harness();
  const both = await Promise.all([tables.open(wanted({ personal: true })), tables.open(wanted({ host: BEN }))]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
});

it('a channel whose lobby has been idle long enough is free, though nothing has looked at it yet', async () => {
  const { tables, time } = harness();
  const forgotten = await open(tables);
  // Just short of a stall: nobody is given time back.
  await time.advance(598_000);
  time.lapse(2_000);
  expect((await tables.open(wanted({ host: BEN }))).ok).toBe(true);
  expect(forgotten.state.outcome?.reason).toBe('idle');
});

it('a game whose rules seat no host is a bug, and says so', async () => {
  const game: typeof METEOR = {
    ...METEOR,
    decide: (state, action, now) =>
      action.type === 'join' ? { code: 'table-full' } : METEOR.decide(state, action, now),
  };
  const { tables, logged, log } = harness(new MemoryLog(), undefined, { games: new GameRegistry([game]) });
  await expect(tables.open(wanted())).rejects.toThrow('the rules do not seat the host of a new game: table-full');
  expect(logged.map(({ message }) => message)).toEqual(['an action threw; this is a bug']);
  expect([tables.inChannel('channel'), tables.live(), log.entries]).toEqual([undefined, [], []]);
});

it('what changes nothing is granted, and leaves no entry', async () => {
  const game: typeof METEOR = {
    ...METEOR,
    decide: (state, action, now) => (action.type === 'pass' ? [] : METEOR.decide(state, action, now)),
  };
  const { tables, log } = harness(new MemoryLog(), undefined, { games: new GameRegistry([game]) });
  const table = await playing(tables);
  const before = log.of(table.game).length;
  const outcome = await table.act({ type: 'pass', seat: 0, confirmed: false });
  expect(outcome).toEqual({ ok: true, state: table.state, events: [] });
  expect(log.of(table.game)).toHaveLength(before);
});

it('the rules hear of time only when something is due', async () => {
  let ticks = 0;
  const game: typeof METEOR = {
    ...METEOR,
    decide: (state, action, now) => {
      if (action.type === 'tick') ticks += 1;
      return METEOR.decide(state, action, now);
    },
  };
  const { tables, time } = harness(new MemoryLog(), undefined, { games: new GameRegistry([game]) });
  const table = await playing(tables);
  await time.advance(30_000);
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  expect(ticks).toBe(0);
  await table.act({ type: 'end', by: 0 });
  await table.act({ type: 'start', by: 0 });
  expect(ticks).toBe(0);
});

it('a tick that throws is logged each time, and tried again after growing pauses', async () => {
  const game: typeof METEOR = {
    ...METEOR,
    decide: (state, action, now) => {
      if (action.type === 'tick') throw new Error('a bug');
      return METEOR.decide(state, action, now);
    },
  };
  const { tables, time, logged } = harness(new MemoryLog(), undefined, { games: new GameRegistry([game]) });
  await playing(tables);
  await time.advance(59_999);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  await time.advance(5_000);
  const errors = logged.filter(({ level }) => level === 'error');
  expect(errors.length).toBeGreaterThan(1);
  expect(errors.length).toBeLessThan(4);
  await time.advance(600_000);
  expect(logged.filter(({ level }) => level === 'error').length).toBeLessThan(20);
});

it('an entry holds what it has to, and nothing else', async () => {
  const { tables, log, time } = harness();
  const table = await playing(tables, { source: 'new' });
  await table.act({ type: 'end', by: 0 }, 'end');
  const always = ['action', 'at', 'events', 'game', 'kind', 'sequence'];
  const more = log.of(table.game).map((entry) =>
    Object.keys(entry)
      .filter((key) => !always.includes(key))
      .sort(),
  );
  expect(more).toEqual([['header', 'source'], ['seating'], ['seating'], [], [], ['outcome', 'source']]);
  expect(log.entries[0]?.header).toStrictEqual({
    game: table.game,
    kind: 'meteor',
    guildId: 'guild',
    channelId: 'channel',
    createdAt: time.now(),
    seeded: true,
  });
  expect(table.createdAt).toBe(time.now());
});

it('without a seed of somebody’s the game has one of its own, and counts', async () => {
  const { tables, log } = harness(new MemoryLog(), undefined, { newSeed: () => 'drawn', newGameId: () => 'the-game' });
  const { seed: _seed, ...request } = wanted();
  const opened = await tables.open(request);
  expect(opened.ok && opened.table.game).toBe('the-game');
  expect(log.entries[0]?.header).not.toHaveProperty('seeded');
  expect(log.entries[0]?.events[0]).toMatchObject({ type: 'created', seed: 'drawn', options: { seeded: false } });
  const asked = harness(new MemoryLog(), undefined, { newSeed: () => 'drawn' });
  await open(asked.tables, { seed: 'mine' });
  expect(asked.log.entries[0]?.events[0]).toMatchObject({ seed: 'mine', options: { seeded: true } });
});

it('tells what became of each action', async () => {
  const acted: string[] = [];
  const { tables, log } = harness(new MemoryLog(), undefined, {
    onActed: (result) => {
      acted.push(result);
    },
  });
  const table = await open(tables);
  await table.join(BEN);
  await table.act({ type: 'mulligan', seat: 0 });
  log.broken = true;
  await table.act({ type: 'start', by: 0 });
  expect(acted).toEqual(['accepted', 'refused', 'failed']);
});

it('downtime is nobody’s action: it is not counted among them', async () => {
  const acted: string[] = [];
  const { tables, time } = harness(new MemoryLog(), undefined, {
    onActed: (result) => {
      acted.push(result);
    },
  });
  const table = await playing(tables);
  const before = acted.length;
  await time.advance(10_000);
  await tables.downtime(time.now() - 4_000);
  expect(table.state.pause).not.toBeNull();
  await table.act({ type: 'resume', seat: 0 });
  await table.act({ type: 'downtime', since: time.now() });
  expect([table.state.pause?.by, acted.slice(before)]).toEqual([null, ['accepted']]);
});

it('a gateway that was away concerns the servers of its shard alone', async () => {
  const { tables, time } = harness();
  const [here, there] = [
    await playing(tables, { guildId: 'here', channelId: '1' }),
    await playing(tables, { guildId: 'there', channelId: '2' }),
  ];
  await time.advance(10_000);
  await tables.downtime(time.now() - 4_000, (guildId) => guildId === 'here');
  expect([here.state.pause?.zoneLeft, there.state.pause]).toEqual([54_000, null]);
});

it('takes more than one commit’s worth at once, and answers all', async () => {
  const { tables, log } = harness();
  const opened = await Promise.all(Array.from({ length: 300 }, () => tables.open(wanted({ personal: true }))));
  expect([opened.every(({ ok }) => ok), tables.live().length, log.commits]).toEqual([true, 300, 2]);
});

it('knows its last two hundred ended games, and forgets the oldest', async () => {
  const { tables } = harness();
  const games: string[] = [];
  for (let turn = 0; turn < 202; turn += 1) {
    const table = await open(tables, { personal: turn % 2 === 0 });
    games.push(table.game);
    await table.act({ type: 'end', by: 0 });
  }
  const known = games.map((game) => tables.byGame(game) !== undefined);
  expect(known).toEqual(games.map((_, at) => at >= 2));
});

it('to the tables of one game those of another are not there, and are not asked for', async () => {
  const { tables, all, changes } = harness(new MemoryLog(), undefined, {
    games: new GameRegistry([METEOR, { ...METEOR, kind: 'other' }]),
  });
  const other = { ...wanted({ personal: true }), kind: 'other' };
  await expect(tables.open(other)).rejects.toThrow('asked the tables of meteor for a other');
  const own = await open(tables, { personal: true });
  expect(all.live()).toHaveLength(2);
  expect(tables.live().map(({ game }) => game)).toEqual([own.game]);
  expect(tables.ofPerson(ANN.userId).map(({ game }) => game)).toEqual([own.game]);
  expect(new Set(changes.map(({ table: { game } }) => game))).toEqual(new Set([own.game]));
});

it('a game that is over waits for nothing', async () => {
  const { tables, time } = harness();
  const before = time.pending;
  const table = await playing(tables);
  expect(time.pending).toBe(before + 1);
  await table.act({ type: 'end', by: 0 });
  expect(time.pending).toBe(before);
});

it('says which game it is that opens and ends, and how', async () => {
  const { tables, logged } = harness();
  const { game } = await open(tables, { options: OPTIONS });
  await tables.byGame(game)?.act({ type: 'end', by: 0 });
  const which = { game, kind: 'meteor', channel: 'channel' };
  expect(logged.map(({ facts }) => facts)).toEqual([which, { ...which, result: 'abandoned', reason: 'ended-by-host' }]);
});

it('an action that throws harms no other in the same breath, nor the one who asked twice', async () => {
  const { tables } = harness();
  const table = await open(tables);
  const bad = (): Promise<unknown> => table.act(JSON.parse('{"type":"no such thing"}') as Action);
  const [first, joined, second] = await Promise.allSettled([bad(), table.join(BEN), bad()]);
  expect([first.status, joined.status, second.status]).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(table.seatOf(ANN.userId)).toBe(0);
});

it('a logger that says nothing takes everything', () => {
  for (const level of ['info', 'warn', 'error'] as const) expect(silentLogger[level]({}, 'x')).toBeUndefined();
});
