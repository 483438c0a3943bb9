import { expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '../../../src/storage/postgres/database.js';
import { PostgresOpening } from '../../../src/storage/postgres/opening.js';
import { Replicas } from '../../../src/storage/postgres/replicas.js';
import { newDatabase, testDatabase } from '../../support/postgres/databases.js';
import { ManualTime } from '../../support/time.js';

const IDLE = { leaving: false, taking: [] };
const own = (address: string): { release: string; address: string } => ({ release: '0.2.0', address });

test('each says what it does, and sees the others; who doesn’t renew its row is counted no more', async () => {
  const database = await testDatabase();
  const [one, other] = [new Replicas(database, own('http://one')), new Replicas(database, own('http://other'))];
  await one.renew({ leaving: false, taking: [3, 12] });
  await other.renew(IDLE);
  await other.renew({ leaving: true, taking: [] });
  const expected = [
    { id: one.id, ...own('http://one'), leaving: false, taking: [3, 12] },
    { id: other.id, ...own('http://other'), leaving: true, taking: [] },
  ].sort((left, right) => (left.id < right.id ? -1 : 1));
  expect((await one.view(1)).replicas).toEqual(expected);
  await database.run('UPDATE replicas SET expires_at = clock_timestamp() WHERE replica = @id', { id: other.id });
  expect((await one.view(1)).replicas.map(({ id }) => id)).toEqual([one.id]);
  await one.leave();
  expect((await other.view(1)).replicas).toEqual([]);
});

test('the first one says among how many shards the servers are divided, and all others agree', async () => {
  const database = await testDatabase();
  const counts = await Promise.all([4, 8].map((count) => new Replicas(database, own('')).count(count)));
  expect(new Set(counts).size).toBe(1);
  expect(await new Replicas(database, own('')).count(16)).toBe(counts[0]);
});

test('one sees who has a shard, who waits for it, and what nobody renews', async () => {
  const url = await newDatabase();
  const database = await connectPostgres(url);
  onTestFinished(() => database.close());
  const [one, other] = [new Replicas(database, own('')), new Replicas(database, own(''))];
  const openingFor = (shard: number, replica?: string): PostgresOpening => {
    const options = {
      shards: { count: 4, residues: [shard] },
      ...(replica === undefined ? {} : { replica }),
      onLost: ({ message }: Error) => {
        throw new Error(message);
      },
    };
    const opening = PostgresOpening.on(database, options, new ManualTime());
    onTestFinished(() => opening.close());
    return opening;
  };
  await openingFor(0, one.id).open();
  await openingFor(1).open();
  await openingFor(2, one.id).open();
  const waiting = await openingFor(0, other.id).announce();
  await database.run('UPDATE leases SET expires_at = clock_timestamp() WHERE shard = 2');
  expect((await other.view(4)).leases).toEqual([
    { shard: 0, state: 'held', replica: one.id, awaited: true },
    { shard: 1, state: 'held', replica: null, awaited: false },
    { shard: 2, state: 'expired', replica: one.id, awaited: false },
    { shard: 3, state: 'free', replica: null, awaited: false },
  ]);
  await waiting();
  expect((await other.view(4)).leases[0]).toMatchObject({ awaited: false });
});

test('shards of one slot identify five seconds apart, whichever process asks; those of others at once', async () => {
  const database = await testDatabase();
  const [one, other] = [new Replicas(database, own('')), new Replicas(database, own(''))];
  const waits = [await one.reserveIdentify(0), await other.reserveIdentify(0), await one.reserveIdentify(0)];
  expect(waits[0]).toBe(0);
  // By the server's clock, which goes on between the questions.
  expect(waits[1]).toBeLessThanOrEqual(5_250);
  expect((waits[2] ?? 0) - (waits[1] ?? 0)).toBeGreaterThan(0);
  expect(await other.reserveIdentify(1)).toBe(0);
  await database.run("UPDATE identify_slots SET free_at = clock_timestamp() - interval '1 hour'");
  expect(await other.reserveIdentify(0)).toBe(0);
});
