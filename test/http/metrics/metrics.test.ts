import { expect, it } from 'vitest';
import { createMetrics, togetherText } from '../../../src/http/metrics/metrics.js';
import type { StorageFigures } from '../../../src/storage/ports/figures.js';
import { NO_GAMES } from '../sources.js';

const storage: StorageFigures = {
  wal: () => ({ total: 8_240, pending: 4_120, inThread: true }),
  bytes: () => 65_536,
  freeBytes: () => 1_048_576,
  backupAgeSeconds: () => Infinity,
};

it('says how much the database, its log and its disk hold, how long commits take, and how old the last backup is', async () => {
  const metrics = createMetrics({ ...NO_GAMES, storage });
  metrics.committed(0.02);
  const text = await metrics.text();
  expect(text).toContain('meteor_wal_bytes 8240');
  expect(text).toContain('meteor_wal_pending_bytes 4120');
  expect(text).toContain('meteor_checkpoint_thread 1');
  expect(text).toContain('meteor_database_bytes 65536');
  expect(text).toContain('meteor_disk_free_bytes 1048576');
  expect(text).toContain('meteor_backup_age_seconds +Inf');
  expect(text).toContain('meteor_commit_seconds_bucket{le="0.025"} 1');
  expect(await createMetrics(NO_GAMES).text()).not.toContain('meteor_wal');
});

it('asks for the counts of requests and connections at each scrape, and doubles none', async () => {
  const requests = [{ method: 'GET', route: '/gateway/bot', status: '200', count: 2 }];
  const metrics = createMetrics({
    ...NO_GAMES,
    discord: () => ({
      traffic: {
        requests: () => requests,
        rateLimits: () => [
          { method: 'PATCH', route: '/channels/:id', scope: 'shared', count: 3, retryAfterSeconds: 7.5 },
        ],
        heldBack: { count: 4, seconds: 1.5 },
      },
      connections: { reconnects: 1, resumes: 2, identifies: 3, identifiesLeft: () => 997 },
    }),
  });
  await metrics.text();
  const text = await metrics.text();
  for (const line of [
    'meteor_discord_requests_total{method="GET",route="/gateway/bot",status="200"} 2',
    'meteor_discord_rate_limited_total{method="PATCH",route="/channels/:id",scope="shared"} 3',
    'meteor_discord_retry_after_seconds_total{method="PATCH",route="/channels/:id",scope="shared"} 7.5',
    'meteor_discord_waits_total 4',
    'meteor_discord_wait_seconds_total 1.5',
    'meteor_gateway_reconnects_total 1',
    'meteor_gateway_resumes_total 2',
    'meteor_gateway_identifies_total 3',
    'meteor_gateway_identifies_left 997',
  ])
    expect(text.split('\n')).toContain(line);
});

it('counts games by what keeps them, interactions by their fate, and what waits by its queue', async () => {
  const metrics = createMetrics({
    ...NO_GAMES,
    games: { live: () => 4, damaged: () => 1, blocked: () => 2, stalled: () => 3 },
    queues: () => ({ robots: 5, exports: 0 }),
  });
  metrics.handled({ kind: 'click', command: 'hand/place', game: 'meteor', outcome: 'unanswered' });
  metrics.belowLevel('meteor', 'ace');
  metrics.tookOver(0.2);
  const text = (await metrics.text()).split('\n');
  for (const line of [
    'meteor_games_live 4',
    'meteor_games_damaged 1',
    'meteor_games_blocked 2',
    'meteor_games_stalled 3',
    'meteor_queue_waiting{queue="robots"} 5',
    'meteor_queue_waiting{queue="exports"} 0',
    'meteor_interactions_total{kind="click",command="hand/place",game="meteor",outcome="unanswered"} 1',
    'meteor_robot_below_level_total{game="meteor",level="ace"} 1',
    'meteor_handover_seconds_count 1',
    'meteor_build_info{version="1",commit=""} 1',
  ])
    expect(text).toContain(line);
  expect(text.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true);
});

it('of several bots in one process each figure is told once, by their labels, and the process’s own once', async () => {
  const bots = ['0', '1'].map((shard) => createMetrics({ ...NO_GAMES, labels: { shard } }));
  bots[0]?.committed(0.02);
  bots[1]?.acted('accepted');
  const text = await togetherText([createMetrics(NO_GAMES), ...bots]);
  for (const line of [
    'meteor_commit_seconds_bucket{le="0.025",shard="0"} 1',
    'meteor_commit_seconds_bucket{le="0.025",shard="1"} 0',
    'meteor_actions_total{result="accepted",shard="1"} 1',
    'meteor_games_live{shard="0"} 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text.match(/^# TYPE meteor_games_live /gm)).toHaveLength(1);
  expect(text.match(/^process_resident_memory_bytes/gm)).toHaveLength(1);
});
