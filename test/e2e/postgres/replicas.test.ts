import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenLocal, type ListeningDiscord } from '../../../src/local/index.js';
import { connectPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js';
import { viewReplicas } from '../../../src/storage/postgres/replicas.js';
import { BotProcess } from '../../support/bot-process.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { crowdsOf, notOnce, type Crowd } from '../../support/replicas/people.js';

const SHARDS = 4;

let server: ListeningDiscord;
let cwd: string;
let url: string;
let beside: PostgresDatabase;
const running: BotProcess[] = [];

beforeEach(async () => {
  server = await listenLocal({
    channels: ['lobby', 'game'],
    moreGuilds: { count: 9, channels: 2 },
    recommendedShards: SHARDS,
  });
  cwd = mkdtempSync(join(tmpdir(), 'meteor-replicas-'));
  url = await newDatabase();
  beside = await connectPostgres(url);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.end('SIGKILL');
  await beside.close();
  await server.stop();
  rmSync(cwd, { recursive: true, force: true });
});

/** A replica, and its id once it says it. */
interface Started {
  readonly bot: BotProcess;
  readonly id: string;
  readonly origin: string;
}

async function start(): Promise<Started> {
  const env = { DISCORD_TOKEN: 'local-test-token', DISCORD_API_URL: server.apiUrl, DATABASE_URL: url };
  const pages = { PUBLIC_URL: 'https://meteor.example.org', DISCORD_CLIENT_SECRET: 'secret' };
  const bot = new BotProcess(cwd, { PORT: '0', SHARDS: 'lease', ...pages, ...env });
  running.push(bot);
  await bot.says('shares the shards');
  const [, id = ''] = /"replica":"([\w-]+)"/.exec(bot.out) ?? [];
  const [, origin = ''] = /"health":"(\S+)\/healthz"/.exec(bot.out) ?? [];
  return { bot, id, origin };
}

/** The shards of each of these, once all are theirs and nothing is on its way. */
async function settled(...replicas: readonly Started[]): Promise<readonly (readonly number[])[]> {
  for (;;) {
    const { leases, replicas: rows } = await viewReplicas(beside, SHARDS);
    const parts = replicas.map(({ id }) => leases.flatMap(({ shard, replica }) => (replica === id ? [shard] : [])));
    const sizes = parts.map(({ length }) => length);
    const isQuiet = rows.every(({ taking }) => taking.length === 0);
    if (isQuiet && parts.flat().length === SHARDS && Math.max(...sizes) - Math.min(...sizes) < 2) return parts;
    await delay(100);
  }
}

/** What probes, metrics and the Activity of every shard answer at a replica. */
async function statuses({ origin }: Started): Promise<readonly number[]> {
  const nonces = ['', ...Array.from({ length: SHARDS }, (_, shard) => `${shard}/`)].map((prefix) =>
    fetch(`${origin}/activity/${prefix}api/nonce`, { method: 'POST' }),
  );
  const probes = ['/livez', '/readyz', '/healthz', '/metrics'].map((path) => fetch(`${origin}${path}`));
  return (await Promise.all([...probes, ...nonces])).map(({ status }) => status);
}

const unanswered = (crowds: readonly Crowd[]): number => crowds.reduce((sum, { tally }) => sum + tally.unanswered, 0);

it('replicas share the shards: one comes, one is stopped, and nobody notices; one is killed, and only its games do', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  await settled(one, other);
  const crowds = await crowdsOf(server, SHARDS);
  const third = await start();
  await settled(one, other, third);
  // Where a shard is now the others see within a second.
  for (const each of [one, other, third])
    await expect.poll(async () => [...new Set(await statuses(each))]).toEqual([200]);
  expect(await one.bot.end('SIGTERM')).toBe(0);
  const [ofOther = []] = await settled(other, third);
  expect(unanswered(crowds)).toBe(0);
  expect(crowds.filter(({ board }) => board().includes('TIME OUT'))).toEqual([]);

  await other.bot.end('SIGKILL');
  await settled(third);
  const met = crowds.filter(({ shard }) => ofOther.includes(shard));
  await server.until(() => met.every(({ board }) => board().includes('TIME OUT')));
  const others = crowds.filter((crowd) => !met.includes(crowd));
  expect(unanswered(others)).toBe(0);
  expect(others.filter(({ board }) => board().includes('TIME OUT'))).toEqual([]);
  await Promise.all(crowds.map((crowd) => crowd.leave()));
  expect(await notOnce(beside, crowds)).toBe(0);
  for (const { tally } of crowds) expect(tally.acted.length).toBeGreaterThan(10);
  expect(await third.bot.end('SIGTERM')).toBe(0);
});
