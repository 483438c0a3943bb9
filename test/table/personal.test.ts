import { expect, it } from 'vitest';
import { METEOR, type GameState } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { MemoryLog } from '../support/memory-log.js';
import { ANN, BEN, codeOf, harness, open, playing, wanted } from './support.js';

const HOUR_MS = 3_600_000;

it('a personal table takes no channel, is refused by no game in it, and there may be several', async () => {
  const { tables } = harness();
  const first = await open(tables, { personal: true });
  const second = await open(tables, { personal: true });
  expect(tables.inChannel('channel')).toBeUndefined();
  const shared = await open(tables, { host: BEN });
  const third = await open(tables, { personal: true });
  expect(tables.inChannel('channel')?.game).toBe(shared.game);
  expect(tables.ofPerson(ANN.userId).map(({ game }) => game)).toEqual([first.game, second.game, third.game]);
  expect([first.owner, shared.owner]).toEqual([ANN.userId, null]);
  await second.act({ type: 'end', by: 0 });
  expect(tables.ofPerson(ANN.userId).map(({ game }) => game)).toEqual([first.game, third.game]);
  expect(tables.ofPerson(BEN.userId)).toEqual([]);
});

it('a personal table is never idle: its lobby and its Time Out wait for its person', async () => {
  const { tables, time } = harness();
  const lobby = await open(tables, { personal: true });
  const paused = await playing(tables, { personal: true });
  await paused.act({ type: 'time-out', seat: 0 });
  await time.advance(HOUR_MS);
  expect([lobby.state.phase, paused.state.phase, paused.state.pause === null]).toEqual(['lobby', 'play', false]);
});

it('personal tables come back as their person’s after a restart', async () => {
  const log = new MemoryLog();
  const before = harness(log);
  const mine = await open(before.tables, { personal: true });
  const channels = await open(before.tables);
  const { tables } = harness(log, before.time);
  expect(await tables.recover()).toBe(2);
  expect(tables.ofPerson(ANN.userId).map(({ game }) => game)).toEqual([mine.game]);
  expect(tables.inChannel('channel')?.game).toBe(channels.game);
});

it('a game of a kind that is not played here stays in the log, and the others come back', async () => {
  const log = new MemoryLog();
  const before = harness(log, undefined, { games: new GameRegistry([METEOR, { ...METEOR, kind: 'other' }]) });
  await open(before.tables);
  const other = await before.all.open({ ...wanted({ channelId: 'elsewhere' }), kind: 'other' });
  expect(other.ok && other.table.kind).toBe('other');
  expect(before.tables.inChannel('elsewhere')).toBeUndefined();
  const { tables, logged } = harness(log, before.time);
  expect(await tables.recover()).toBe(1);
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1);
});

it('downtime is not told to a game whose clock does not run', async () => {
  const still: typeof METEOR = { ...METEOR, nextDue: () => null };
  const { tables, time, log } = harness(new MemoryLog(), undefined, { games: new GameRegistry([still]) });
  const table = await playing(tables);
  const before: GameState = table.state;
  await time.advance(20_000);
  await tables.downtime(time.now() - 10_000);
  expect(table.state).toBe(before);
  expect(log.of(table.game).map(({ action }) => action.type)).not.toContain('downtime');
  expect(codeOf(await table.join(BEN))).toBe('already-started');
});
