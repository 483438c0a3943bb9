import { expect, it } from 'vitest';
import { MemoryLog } from '../support/memory-log.js';
import { ANN, BEN, codeOf, harness, open, playing, wanted } from './support.js';

it('seats the host of a new game, and finds the table by channel and by game', async () => {
  const { tables, log } = harness();
  const table = await open(tables);
  expect(tables.inChannel('channel')).toBe(table);
  expect(tables.byGame(table.game)).toBe(table);
  expect(table.people.get(0)).toEqual(ANN);
  expect(table.seatOf(ANN.userId)).toBe(0);
  expect(table.state.options.seeded).toBe(true);
  expect(log.of(table.game).map(({ action }) => action.type)).toEqual(['create', 'join']);
});

it('has one live game a channel, even if two are asked for at once', async () => {
  const { tables } = harness();
  const [first, second] = await Promise.all([tables.open(wanted()), tables.open(wanted({ host: BEN }))]);
  expect(first.ok).toBe(true);
  expect(second).toEqual({ ok: false, refusal: { code: 'channel-busy', game: first.ok ? first.table.game : '' } });
});

it('frees the channel the moment the game ends, and still knows the game', async () => {
  const { tables } = harness();
  const table = await open(tables);
  const [ended, next] = await Promise.all([table.act({ type: 'end', by: 0 }), tables.open(wanted({ host: BEN }))]);
  expect([ended.ok, next.ok]).toEqual([true, true]);
  expect(tables.byGame(table.game)).toBe(table);
  expect(tables.live()).toHaveLength(1);
  expect(codeOf(await table.act({ type: 'start', by: 0 }))).toBe('game-over');
});

it('takes two clicks at once one after the other, so that a card is placed once', async () => {
  const { tables } = harness();
  const table = await playing(tables);
  const energy = table.state.seats[0]?.hand.find((card) => card.length === 1) ?? '';
  const held = table.state.seats[0]?.hand.filter((card) => card === energy).length ?? 0;
  const clicks = Array.from({ length: held + 1 }, () => table.act({ type: 'place', seat: 0, card: energy, site: 0 }));
  const codes = (await Promise.all(clicks)).map(codeOf);
  expect(codes[0]).toBe('ok');
  expect(codes.at(-1)).not.toBe('ok');
});

it('gives two people who join at once a seat each', async () => {
  const { tables } = harness();
  const table = await open(tables);
  await Promise.all([table.join(BEN), table.join({ userId: '300', name: 'Cat' })]);
  expect([table.seatOf('200'), table.seatOf('300')]).toEqual([1, 2]);
});

it('shares one commit among all that wait, across channels', async () => {
  const { tables, log } = harness();
  const all = await Promise.all(['a', 'b', 'c'].map((channelId) => open(tables, { channelId })));
  expect(log.commits).toBe(1);
  await Promise.all(all.map((table) => table.join(BEN)));
  expect(log.commits).toBe(2);
});

it('publishes after the commit, in order, one version each', async () => {
  const { tables, log, changes } = harness();
  let unwritten = 0;
  tables.onChange((change) => {
    if (log.of(change.table.game).length < change.version) unwritten += 1;
  }, 'test');
  const table = await playing(tables);
  expect(unwritten).toBe(0);
  expect(changes.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  expect(changes.map(({ events }) => events[0]?.type)).toEqual([
    'created',
    'joined',
    'joined',
    'field-dealt',
    'clock-started',
  ]);
  changes.slice(1).forEach((change, at) => expect(change.before).toBe(changes[at]?.state));
  expect(table.state).toBe(changes.at(-1)?.state);
});

it('a listener that throws harms nobody', async () => {
  const { tables, logged } = harness();
  tables.onChange(() => {
    throw new Error('drawn badly');
  }, 'the first');
  const told: number[] = [];
  tables.onChange(({ version }) => {
    told.push(version);
  }, 'the second');
  const { game } = await open(tables);
  expect(told).toEqual([1, 2]);
  expect(logged.filter(({ level }) => level === 'error')).toMatchObject([
    { facts: { listener: 'the first', game, version: 1 } },
    { facts: { listener: 'the first', game, version: 2 } },
  ]);
});

it('acts on an interaction once', async () => {
  const { tables, log } = harness();
  const table = await open(tables, { source: 'i0' });
  const answers = await Promise.all([table.join(BEN, 'i1'), table.join(BEN, 'i1')]);
  expect(answers.map(codeOf)).toEqual(['ok', 'repeated']);
  expect(codeOf(await table.join(BEN, 'i1'))).toBe('repeated');
  expect(codeOf(await table.act({ type: 'end', by: 0 }, 'i0'))).toBe('repeated');
  expect(log.of(table.game).map(({ source }) => source)).toEqual(['i0', undefined, 'i1']);
});

it('acts once on an interaction that only the log remembers', async () => {
  const log = new MemoryLog();
  const before = harness(log);
  const table = await open(before.tables);
  await table.join(BEN, 'i1');
  const { tables } = harness(log);
  await tables.recover();
  const again = tables.byGame(table.game);
  const answers = await Promise.all([
    again?.act({ type: 'leave', seat: 1 }, 'i1'),
    again?.join({ userId: '300', name: 'Cat' }, 'i2'),
  ]);
  expect(answers.map((answer) => answer && codeOf(answer))).toEqual(['repeated', 'ok']);
  expect(again?.seatOf('200')).toBe(1);
});

it('gives a refused interaction another chance, for it did nothing', async () => {
  const { tables } = harness();
  const table = await open(tables);
  expect(codeOf(await table.act({ type: 'mulligan', seat: 0 }, 'i1'))).toBe('not-started');
  expect(codeOf(await table.act({ type: 'start', by: 0 }, 'i1'))).toBe('ok');
});

it('does not log what changed nothing', async () => {
  const { tables, log, time } = harness();
  const table = await playing(tables);
  const before = log.of(table.game).length;
  await time.advance(10_000);
  expect(log.of(table.game)).toHaveLength(before);
});

it('keeps the name on the seat of one who left in play, and frees it in the lobby', async () => {
  const { tables } = harness();
  const lobby = await open(tables, { channelId: 'lobby' });
  await lobby.join(BEN);
  await lobby.act({ type: 'leave', seat: 1 });
  expect([lobby.people.has(1), lobby.seatOf(BEN.userId)]).toEqual([false, null]);
  const table = await playing(tables);
  await table.act({ type: 'leave', seat: 1 });
  expect([table.people.get(1), table.seatOf(BEN.userId)]).toEqual([BEN, null]);
});

it('hands on what the rules throw to the one who asked, and goes on', async () => {
  const broken = harness();
  const table = await open(broken.tables);
  const bad = table.act(JSON.parse('{"type":"no such thing"}') as Parameters<typeof table.act>[0]);
  const good = table.join(BEN);
  await expect(bad).rejects.toThrow();
  expect(codeOf(await good)).toBe('ok');
});

it('refuses everything once it closes, after doing what was asked before', async () => {
  const { tables, time } = harness();
  const table = await open(tables);
  const before = table.join(BEN);
  await tables.close();
  expect(codeOf(await before)).toBe('ok');
  expect(codeOf(await table.act({ type: 'start', by: 0 }))).toBe('shutting-down');
  expect(await tables.open(wanted({ channelId: 'other' }))).toEqual({ ok: false, refusal: { code: 'shutting-down' } });
  expect(time.pending).toBe(0);
});

it('writes nothing after it has closed, whatever time does', async () => {
  const { tables, log, time } = harness();
  const table = await playing(tables);
  const late = table.act({ type: 'pass', seat: 0, confirmed: false });
  await tables.close();
  const { commits } = log;
  log.broken = true;
  time.lapse(60_000);
  await time.advance(600_000);
  expect(codeOf(await late)).toBe('ok');
  expect([log.commits, table.blocked]).toEqual([commits, false]);
});

it('opens no game without room on the disk', async () => {
  const { tables, log } = harness();
  const table = await open(tables);
  log.room = false;
  expect(await tables.open(wanted({ channelId: 'other' }))).toEqual({ ok: false, refusal: { code: 'disk-full' } });
  expect(codeOf(await table.join(BEN))).toBe('ok');
});

it('tells no card in its log lines', async () => {
  const { tables, logged } = harness();
  const table = await playing(tables);
  await table.act({ type: 'end', by: 'moderator' });
  const lines = JSON.stringify(logged);
  expect(lines).not.toContain('hand');
  expect(lines).not.toContain('test"');
  expect(logged.map(({ message }) => message)).toEqual(['a game is open', 'a game is over']);
});
