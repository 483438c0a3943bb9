import { expect, onTestFinished, test } from 'vitest';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { startCluster } from '../../support/postgres/cluster.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { proxyTo, type Proxy } from '../../support/postgres/proxy.js';
import { acted, created } from './entries.js';
import { expire, owner, unfinished, type Owner } from './owners.js';

const WRITTEN = { kind: 'written' };

async function behindProxy(): Promise<{ one: Owner; proxy: Proxy; direct: string }> {
  const direct = await newDatabase();
  const { proxy, url } = await proxyTo(direct);
  const one = await owner(url);
  await one.lease.acquire();
  await one.log.append([created('a')]);
  return { one, proxy, direct };
}

test('a commit whose answer was lost is found written, once, and the game goes on from there', async () => {
  const { one, proxy } = await behindProxy();
  proxy.mute();
  const lost = [acted('a', 1)];
  const appended = one.log.append(lost);
  expect(await appended).toMatchObject({ kind: 'unknown', fault: { undecided: true } });
  // Nothing is written onto what may be there.
  expect(await one.log.append([acted('a', 1, 'other')])).toMatchObject({ kind: 'refused' });
  proxy.cut();
  await expect(one.log.resolve(lost)).rejects.toMatchObject({ problem: 'unreachable' });
  proxy.back();
  expect(await one.log.resolve(lost)).toBe(true);
  expect(await one.log.append([acted('a', 2)])).toEqual(WRITTEN);
  expect((await unfinished(one))[0]?.entries).toHaveLength(3);
});

test('the same of a game’s creation, which is a transaction', async () => {
  const { one, proxy } = await behindProxy();
  proxy.mute();
  const lost = [created('b')];
  // Its first statement isn't answered: the commit was never sent.
  expect(await one.log.append(lost)).toMatchObject({ kind: 'refused', fault: { undecided: false } });
  proxy.cut();
  proxy.back();
  expect(await one.log.append(lost)).toEqual(WRITTEN);
});

test.each([
  ['a game’s creation', [created('b')]],
  ['a game’s end', [{ ...acted('a', 1), outcome: { at: 2_000, result: 'won', reason: 'test' } as const }]],
])('the server commits the transaction of %s, and its answer is lost: it is there, once', async (_what, lost) => {
  const { one, proxy } = await behindProxy();
  proxy.muteFrom('COMMIT');
  expect(await one.log.append(lost)).toMatchObject({ kind: 'unknown', fault: { undecided: true } });
  proxy.cut();
  proxy.back();
  expect(await one.log.resolve(lost)).toBe(true);
  // Once more it is repeated, or can’t be done.
  const again = one.log.append(lost).then(({ kind }) => kind);
  expect(await again.catch(() => 'a bug')).not.toBe('written');
  const [game = ''] = lost.map((entry) => entry.game);
  const rows = await one.database.rows('SELECT 1 FROM entries WHERE game = @game', { game });
  expect(rows).toHaveLength(game === 'b' ? 1 : 2);
});

test('an entry that is still on its way when it is resolved is never written', async () => {
  const { one, proxy, direct } = await behindProxy();
  const lost = [acted('a', 1)];
  // Another transaction holds the lease's row: the append waits in the server until its connection is given up.
  const other = new Connections(direct, 'other');
  onTestFinished(() => other.close());
  await other.transaction(async (sql) => {
    await sql.rows('SELECT 1 FROM leases FOR UPDATE');
    expect(await one.log.append(lost)).toMatchObject({ kind: 'unknown' });
  });
  proxy.cut();
  proxy.back();
  const written = await one.log.resolve(lost);
  // Whichever it was, it stays so.
  const [before] = await unfinished(one);
  expect(before?.entries).toHaveLength(written ? 2 : 1);
  expect(await one.log.append([acted('a', written ? 2 : 1, 'next')])).toEqual(WRITTEN);
});

test('a late write has the epoch from before it was resolved, and is refused', async () => {
  const { one } = await behindProxy();
  const before = one.lease.held([0]);
  await one.lease.settled((sql) => sql.rows('SELECT 1'));
  const after = one.lease.held([0]);
  expect(after.epochs[0]).toBe((before.epochs[0] ?? 0) + 1);
  expect(await one.log.append([acted('a', 1)])).toEqual(WRITTEN);
});

test('whether an append was written is not told by one who has lost the lease', async () => {
  const { one, proxy, direct } = await behindProxy();
  proxy.mute();
  const lost = [acted('a', 1)];
  expect(await one.log.append(lost)).toMatchObject({ kind: 'unknown' });
  const two = await owner(direct);
  await expire(two);
  expect(await two.lease.acquire()).toBe(true);
  proxy.cut();
  proxy.back();
  await expect(one.log.resolve(lost)).rejects.toMatchObject({ problem: 'lease-lost' });
  expect(one.lost).toHaveLength(1);
});

test('a database that is away for a while: nothing is written, and it goes on by itself', async () => {
  const { one, proxy } = await behindProxy();
  proxy.cut();
  expect((await one.log.append([acted('a', 1)])).kind).not.toBe('written');
  await expect(one.log.probe()).rejects.toMatchObject({ problem: 'unreachable' });
  await expect(one.log.check()).rejects.toMatchObject({ problem: 'unreachable' });
  one.time.lapse(7_000);
  expect(one.lease.holds).toBe(false);
  proxy.back();
  await one.time.advance(1_500);
  await expect.poll(() => one.lease.trouble).toBeNull();
  await one.log.check();
  expect(one.lost).toEqual([]);
});

test('the server is killed amid appends: what was acknowledged is there, once', async () => {
  const cluster = await startCluster([]);
  onTestFinished(() => cluster.remove());
  const one = await owner(cluster.url('postgres'));
  await one.lease.acquire();
  await one.log.append([created('a')]);
  let acknowledged = 0;
  for (let kills = 0; kills < 3; kills += 1) {
    const until = acknowledged + 15;
    const kill = (async () => {
      while (acknowledged < until) await new Promise(setImmediate);
      await cluster.kill();
    })();
    for (;;) {
      const next = [acted('a', acknowledged + 1)];
      const appended = await one.log.append(next);
      if (appended.kind === 'written') {
        acknowledged += 1;
        continue;
      }
      await kill;
      await cluster.start();
      if (appended.kind === 'unknown' && (await one.log.resolve(next))) acknowledged += 1;
      await one.lease.renew();
      break;
    }
  }
  const [game] = await unfinished(one);
  expect(game?.entries).toHaveLength(acknowledged + 1);
});
