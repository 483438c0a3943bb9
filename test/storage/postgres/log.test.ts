import { expect, test } from 'vitest';
import type { LogEntry } from '../../../src/table/ports.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { acted, created } from './entries.js';
import { expire, owner, unfinished, type Owner } from './owners.js';

const WRITTEN = { kind: 'written' };
const BEN = { userId: 'ben', name: 'Ben' };
const ended = (game: string, sequence: number): LogEntry => ({
  ...acted(game, sequence),
  outcome: { result: 'won', reason: 'done', at: 5_000 },
});

async function running(): Promise<Owner> {
  const one = await owner(await newDatabase());
  expect(await one.lease.acquire()).toBe(true);
  return one;
}

test('gives back each unfinished game, with its people', async () => {
  const one = await running();
  const seated = { ...acted('a', 1), seating: [{ seat: 1, person: BEN }] };
  expect(await one.log.append([created('a'), created('b'), seated])).toEqual(WRITTEN);
  expect(await one.log.append([acted('a', 2), ended('b', 1)])).toEqual(WRITTEN);
  expect(await unfinished(one)).toEqual([
    {
      header: { game: 'a', kind: 'toy', guildId: '100', channelId: 'channel of a', createdAt: 1_000 },
      entries: [
        { at: 1_000, events: created('a').events },
        { at: 1_001, events: [{ type: 'acted' }] },
        { at: 1_002, events: [{ type: 'acted' }] },
      ],
      people: [
        { seat: 0, person: { userId: 'ann', name: 'Ann' } },
        { seat: 1, person: BEN },
      ],
    },
  ]);
  expect(await one.database.rows('SELECT status, result, reason FROM games WHERE game = @game', { game: 'b' })).toEqual(
    [{ status: 'over', result: 'won', reason: 'done' }],
  );
});

test('a game goes on in a process that has not opened it, and one whose log was changed is left out', async () => {
  const url = await newDatabase();
  const one = await owner(url);
  await one.lease.acquire();
  await one.log.append([created('a'), created('b'), acted('a', 1)]);
  await one.lease.release();
  const two = await owner(url);
  expect(await two.lease.acquire()).toBe(true);
  expect(await two.log.append([acted('a', 2)])).toEqual(WRITTEN);
  await two.database.run('ALTER TABLE entries DISABLE TRIGGER USER');
  await two.database.run(`UPDATE entries SET events = '[]' WHERE game = 'b'`);
  expect((await unfinished(two)).map(({ header }) => header.game)).toEqual(['a']);
  expect(two.damaged).toEqual(['b']);
  expect(two.log.damaged).toBe(1);
});

test('where a standby that was behind has taken over, nothing is written onto the gap', async () => {
  const one = await running();
  await one.log.append([created('a'), acted('a', 1), acted('a', 2)]);
  await one.database.run('ALTER TABLE entries DISABLE TRIGGER USER');
  await one.database.run("DELETE FROM entries WHERE game = 'a' AND sequence = 2");
  expect(await one.log.append([acted('a', 3)])).toMatchObject({ kind: 'refused', fault: { problem: 'behind' } });
  expect((await unfinished(one))[0]?.entries).toHaveLength(2);
});

test('one process at a time has a shard; a second waits until it is given back', async () => {
  const url = await newDatabase();
  const [one, two] = [await owner(url), await owner(url)];
  expect(await one.lease.acquire()).toBe(true);
  expect(await two.lease.acquire()).toBe(false);
  expect(await two.log.append([created('a')])).toMatchObject({ kind: 'refused' });
  await one.lease.release();
  expect(one.lease.holds).toBe(false);
  expect(await two.lease.acquire()).toBe(true);
});

test('of processes that take over at once one gets it', async () => {
  const url = await newDatabase();
  const owners = await Promise.all([owner(url), owner(url), owner(url)]);
  const got = await Promise.all(owners.map(({ lease }) => lease.acquire()));
  expect(got.filter(Boolean)).toHaveLength(1);
});

test('what a frozen owner writes after another took over is refused, and it is told once', async () => {
  const url = await newDatabase();
  const [frozen, next] = [await owner(url), await owner(url)];
  await frozen.lease.acquire();
  await frozen.log.append([created('a')]);
  await expire(frozen);
  expect(await next.lease.acquire()).toBe(true);
  // By its own clocks nothing has passed: the database alone refuses it.
  expect(frozen.lease.holds).toBe(true);
  expect(await frozen.log.append([acted('a', 1)])).toMatchObject({ kind: 'refused', fault: { problem: 'lease-lost' } });
  const opened = await frozen.log.append([created('b')]);
  expect(opened).toMatchObject({ kind: 'refused', fault: { problem: 'lease-lost' } });
  await expect(frozen.log.probe()).rejects.toMatchObject({ problem: 'lease-lost' });
  await expect(frozen.log.check()).rejects.toMatchObject({ problem: 'lease-lost' });
  expect(frozen.lost).toHaveLength(1);
  expect(await next.log.append([acted('a', 1)])).toEqual(WRITTEN);
  expect((await unfinished(next)).map(({ header }) => header.game)).toEqual(['a']);
});

test('an append that is under way when another takes over is either whole and seen by it, or refused', async () => {
  const url = await newDatabase();
  const [one, two] = [await owner(url), await owner(url)];
  await one.lease.acquire();
  await one.log.append([created('a')]);
  await expire(one);
  const [appended, taken] = await Promise.all([one.log.append([acted('a', 1)]), two.lease.acquire()]);
  expect(taken).toBe(true);
  const [game] = await unfinished(two);
  expect(game?.entries).toHaveLength(appended.kind === 'written' ? 2 : 1);
});

test.each(['time', 'wall'] as const)(
  'six seconds by either clock without a renewal and it acts no more: %s',
  async (clock) => {
    const one = await running();
    one[clock].lapse(5_999);
    expect(one.lease.holds).toBe(true);
    one[clock].lapse(1);
    expect(one.lease.holds).toBe(false);
    expect(await one.log.append([created('a')])).toMatchObject({ kind: 'refused' });
    await one.lease.renew();
    expect(one.lease.holds).toBe(true);
  },
);

test('it renews by itself, and its seconds count from when that was sent', async () => {
  const one = await running();
  await one.time.advance(1_500);
  await expect.poll(() => one.time.pending).toBe(1);
  one.time.lapse(5_900);
  expect(one.lease.holds).toBe(true);
});

test('shards are divided once, each has one owner, and a process loads the games of its own', async () => {
  const url = await newDatabase();
  const [low, high] = [await owner(url, { count: 2, residues: [0] }), await owner(url, { count: 2, residues: [1] })];
  expect(await low.lease.acquire()).toBe(true);
  expect(await high.lease.acquire()).toBe(true);
  const upper = String(1n << 22n);
  await low.log.append([created('even', '0')]);
  await high.log.append([created('odd', upper), created('guest', '@55')]);
  expect((await unfinished(low)).map(({ header }) => header.game)).toEqual(['even']);
  expect((await unfinished(high)).map(({ header }) => header.game)).toEqual(['guest', 'odd']);
  const other = await owner(url, { count: 4, residues: [2] });
  await expect(other.lease.acquire()).rejects.toMatchObject({ problem: 'other-shards' });
});
