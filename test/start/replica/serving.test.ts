import { expect, test } from 'vitest';
import { servingOf } from '../../../src/start/replica/serving.js';
import { ManualTime } from '../../support/time.js';

const NONE = { bots: new Map(), sinceRound: 0, unserved: [], lackingMs: null };

const told = (replica: Parameters<typeof servingOf>[0]) => servingOf(replica, new ManualTime());

test('without a shard a replica is ready only where there is none for it', () => {
  expect(told(() => NONE).health()).toMatchObject({ gateway: 'ready', gatewayAwayMs: 0, database: 'ok' });
  const lacking = told(() => ({ ...NONE, lackingMs: 70_000 })).health();
  expect(lacking).toMatchObject({ gateway: 'connecting', gatewayAwayMs: 70_000, database: 'ok' });
});

test('before Discord has answered once, the time without a gateway counts', async () => {
  const time = new ManualTime();
  const serving = servingOf(() => null, time);
  await time.advance(60_000);
  expect(serving.health()).toMatchObject({ gateway: 'connecting', gatewayAwayMs: 60_000 });
});

test('a shard that nobody serves is in the metrics, until somebody does', async () => {
  let unserved = [2, 3];
  const { metrics } = told(() => ({ ...NONE, unserved }));
  const shards = async (): Promise<readonly string[]> => (await metrics.text()).match(/^meteor_shard_ready.*$/gm) ?? [];
  expect(await shards()).toEqual(['meteor_shard_ready{shard="2"} 0', 'meteor_shard_ready{shard="3"} 0']);
  unserved = [3];
  expect(await shards()).toEqual(['meteor_shard_ready{shard="3"} 0']);
});
