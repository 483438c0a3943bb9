import { expect, onTestFinished, test } from 'vitest';
import type { PostgresFault } from '../../../src/storage/postgres/faults.js';
import { PostgresOpening, type PostgresOptions } from '../../../src/storage/postgres/opening.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { proxyTo } from '../../support/postgres/proxy.js';
import { ManualTime } from '../../support/time.js';
import { expire, owner } from './owners.js';

interface Opening {
  readonly opening: PostgresOpening;
  readonly time: ManualTime;
  readonly lost: PostgresFault[];
}

async function openingOf(url: string, options: Partial<PostgresOptions> = {}): Promise<Opening> {
  const time = new ManualTime();
  const lost: PostgresFault[] = [];
  const opening = await PostgresOpening.connect(
    url,
    { onLost: (fault) => lost.push(fault), ...options },
    { wall: time, monotonic: time, timers: time },
  );
  onTestFinished(() => opening.close());
  return { opening, time, lost };
}

test('nobody’s database is taken at once, and is whole; while one process has it, no other does', async () => {
  const url = await newDatabase('');
  const { opening } = await openingOf(url);
  expect(await opening.open()).not.toBeNull();
  const { opening: second } = await openingOf(url);
  expect(await second.open()).toBeNull();
});

test('one process waits, and a second one is told so', async () => {
  const url = await newDatabase();
  const first = await owner(url);
  await first.lease.acquire();
  const [{ opening }, { opening: second }] = [await openingOf(url), await openingOf(url)];
  const release = await opening.announce();
  await expect(second.announce()).rejects.toMatchObject({ problem: 'awaited' });
  await release();
  await second.announce();
});

test('the games of another application are refused beforehand, and at start, where they are left free', async () => {
  const url = await newDatabase();
  const { opening } = await openingOf(url, { application: { id: '11' } });
  const opened = await opening.open();
  expect(opened).not.toBeNull();
  const { opening: stranger } = await openingOf(url, { application: { id: '22' } });
  await expect(stranger.check('22')).rejects.toMatchObject({ problem: 'other-application' });
  await stranger.check('11');
  const beside = await owner(url);
  await expire(beside);
  await expect(stranger.open()).rejects.toMatchObject({ problem: 'other-application' });
  expect(await beside.lease.acquire()).toBe(true);
});

test('a newer release’s database is refused beforehand, while its bot runs', async () => {
  const url = await newDatabase();
  const first = await owner(url);
  await first.lease.acquire();
  await first.database.run("INSERT INTO migrations (version, name) VALUES (99, 'newer')");
  const { opening } = await openingOf(url);
  await expect(opening.check('11')).rejects.toMatchObject({ problem: 'newer-schema' });
  expect(await opening.open()).toBeNull();
});

test('who lost the database while it waited takes no expired lease for eight seconds, but one that was given back', async () => {
  const direct = await newDatabase();
  const { proxy, url } = await proxyTo(direct);
  const first = await owner(direct);
  await first.lease.acquire();
  const { opening, time } = await openingOf(url);
  expect(await opening.open()).toBeNull();
  proxy.cut();
  expect(await opening.open()).toBeNull();
  await expire(first);
  proxy.back();
  expect(await opening.open()).toBeNull();
  time.lapse(7_999);
  expect(await opening.open()).toBeNull();
  // Its owner was cut off too, and is back.
  await first.lease.renew();
  time.lapse(1);
  expect(await opening.open()).toBeNull();
  proxy.cut();
  expect(await opening.open()).toBeNull();
  proxy.back();
  await first.lease.release();
  expect(await opening.open()).not.toBeNull();
});
