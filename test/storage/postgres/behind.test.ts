import { expect, onTestFinished, test } from 'vitest';
import { copyOf, startCluster } from '../../support/postgres/cluster.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { Proxy } from '../../support/postgres/proxy.js';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { acted, created } from './entries.js';
import { owner, unfinished, type Owner } from './owners.js';

const WRITTEN = { kind: 'written' };
const OVER = { outcome: { at: 2_000, result: 'won', reason: 'test' } } as const;

async function proxyBefore(port: number): Promise<{ readonly proxy: Proxy; readonly port: number }> {
  const proxy = new Proxy(port);
  onTestFinished(() => proxy.close());
  return { proxy, port: await proxy.listen() };
}

const received = async (primary: Owner, standby: Connections): Promise<boolean> => {
  const [written] = await primary.database.rows<{ at: string }>('SELECT pg_current_wal_lsn()::text AS at');
  const [known] = await standby.rows<{ has: boolean }>('SELECT pg_last_wal_replay_lsn() >= @at::text::pg_lsn AS has', {
    at: written?.at ?? '',
  });
  return known?.has === true;
};

test('an asynchronous standby that was behind takes over: what it lacks is found, and games go on from what it has', async () => {
  const primary = await startCluster([]);
  onTestFinished(() => primary.remove());
  const replication = await proxyBefore(primary.port);
  const standby = await copyOf(primary, [], replication.port);
  onTestFinished(() => standby.remove());
  const bot = await proxyBefore(primary.port);
  const url = new URL(primary.url('postgres'));
  url.port = `${bot.port}`;
  const one = await owner(url.href);
  await one.lease.acquire();
  await one.log.append(['a', 'b', 'over', 'whole'].map((game) => created(game)));
  await one.log.append([acted('a', 1), acted('b', 1)]);
  const beside = new Connections(standby.url('postgres'), 'of the test', { most: 1 });
  onTestFinished(() => beside.close());
  await expect.poll(() => received(one, beside)).toBe(true);
  expect(await one.log.behind()).toEqual([]);

  replication.proxy.cut();
  // A resolve of an append whose answer was lost raises the epoch, of which the standby hears nothing either.
  await one.lease.settled((sql) => sql.rows('SELECT 1'));
  expect(await one.log.append([acted('a', 2), created('new'), { ...acted('over', 1), ...OVER }])).toEqual(WRITTEN);
  await primary.kill();
  await beside.rows('SELECT pg_promote()');
  bot.proxy.leadTo(standby.port);

  await one.lease.renew();
  expect(await one.log.append([acted('a', 3)])).toMatchObject({ kind: 'refused', fault: { problem: 'behind' } });
  expect([...(await one.log.behind())].sort()).toEqual(['a', 'new', 'over']);
  expect((await one.log.readAgain('a'))?.entries).toHaveLength(2);
  expect(await one.log.readAgain('new')).toBeNull();
  expect((await one.log.readAgain('over'))?.entries).toHaveLength(1);
  expect(await one.log.behind()).toEqual([]);
  const next = [acted('a', 2, 'again'), acted('b', 2), acted('over', 1), acted('whole', 1)];
  expect(await one.log.append(next)).toEqual(WRITTEN);
  expect((await unfinished(one)).map(({ entries }) => entries.length)).toEqual([3, 3, 2, 2]);
  expect(one.lost).toEqual([]);
});

test('games of other processes’ shards, and those that can’t be read, are none of its own', async () => {
  const url = await newDatabase();
  const [low, high] = [await owner(url, { count: 2, residues: [0] }), await owner(url, { count: 2, residues: [1] })];
  await low.lease.acquire();
  await high.lease.acquire();
  await high.log.append([created('high', String(1n << 22n)), created('damaged', String(1n << 22n))]);
  await high.database.run('ALTER TABLE entries DISABLE TRIGGER USER');
  await high.database.run("UPDATE entries SET events = '[' WHERE game = 'damaged'");
  expect(await low.log.behind()).toEqual([]);
  await unfinished(high);
  expect(high.damaged).toEqual(['damaged']);
  expect(await high.log.behind()).toEqual([]);
});
