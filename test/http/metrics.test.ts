import { expect, it } from 'vitest';
import { createMetrics } from '../../src/http/metrics.js';

const SOURCES = {
  liveGames: () => 0,
  damagedGames: () => 0,
  build: { version: '1', commit: null },
  shards: () => [],
};

it('says how much the write-ahead log holds, how long commits take, and whether checkpoints keep off the event loop', async () => {
  const wal = { total: 8_240, pending: 4_120, inThread: true };
  const metrics = createMetrics({ ...SOURCES, wal: () => wal });
  metrics.committed(0.02);
  const text = await metrics.text();
  expect(text).toContain('meteor_wal_bytes 8240');
  expect(text).toContain('meteor_wal_pending_bytes 4120');
  expect(text).toContain('meteor_checkpoint_thread 1');
  expect(text).toContain('meteor_commit_seconds_bucket{le="0.025"} 1');
  expect(await createMetrics(SOURCES).text()).not.toContain('meteor_wal');
});
