import { readFileSync, utimesSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markBackup, backupMarkOf } from '../../../src/storage/sqlite/file/backup-mark.js';
import { until } from '../../support/until.js';
import { Harness } from '../support/harness.js';
import { gameOfTwo } from '../support/game-of-two.js';

/** What `/metrics` tells of a bot that people play with. */

let at: Harness;
beforeEach(async () => {
  at = await Harness.open();
});
afterEach(async () => {
  await at.close();
});

const metrics = async (): Promise<readonly string[]> => (await at.app.metrics.text()).split('\n');

/** The sum of a metric's samples whose labels match. */
async function valueOf(name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const samples = (await metrics()).filter(
    (line) => /^[a-z_]+/.exec(line)?.[0] === name && wanted.every((label) => line.includes(label)),
  );
  return samples.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

async function play(): Promise<void> {
  await gameOfTwo(at, { seed: 'metrics' });
}

test('commands, requests and sessions are counted, and no label has an id or a token', async () => {
  await play();
  const command = (name: string) => ({ kind: 'command', command: name, game: 'meteor', outcome: 'answered' });
  expect(await valueOf('meteor_interactions_total', command('meteor new'))).toBe(1);
  expect(await valueOf('meteor_interactions_total', command('meteor start'))).toBe(2);
  const callbacks = { method: 'POST', route: '/interactions/:id/:token/callback' };
  expect(await valueOf('meteor_discord_requests_total', callbacks)).toBe(4);
  expect(await valueOf('meteor_gateway_identifies_total')).toBe(1);
  expect(await valueOf('meteor_gateway_identifies_left')).toBeGreaterThan(0);
  expect(await valueOf('meteor_database_bytes')).toBeGreaterThan(4096);
  expect(await valueOf('meteor_disk_free_bytes')).toBeGreaterThan(0);
  const labels = (await metrics()).filter((line) => line.startsWith('meteor_')).map((line) => line.split(' ')[0] ?? '');
  expect(labels.filter((label) => /\d{6}|token-|[0-9a-f]{16}/.test(label.replace(/commit="[^"]*"/, '')))).toEqual([]);
});

test('a bot that runs tells every figure that alerts and dashboard ask for', async () => {
  const read = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  const asked = [...(read('alerts.yaml') + read('grafana.json')).matchAll(/\b(?:meteor|nodejs|process)_\w*[a-z\d]\b/g)];
  const names = new Set(asked.map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')));
  const told = new Set((await metrics()).flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []));
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !told.has(name))).toEqual([]);
});

test('a 429, and a callback that Discord never takes', async () => {
  await play();
  at.server.faults.next({ path: '/callback' }, { rateLimit: { retryAfterS: 1, scope: 'user' } });
  const limited = at.user('Ana').command(at.channel, 'meteor hand', {});
  await at.quiet();
  await at.pass(1_100);
  await limited;
  const route = '/interactions/:id/:token/callback';
  expect(await valueOf('meteor_discord_rate_limited_total', { route, scope: 'user' })).toBe(1);
  expect(await valueOf('meteor_discord_retry_after_seconds_total', { route })).toBe(1);
  expect(at.log).toContainEqual(
    expect.objectContaining({
      message: 'Discord limited a request',
      fields: expect.objectContaining({ route, interaction: expect.stringMatching(/^\d+$/) as string }) as object,
    }),
  );

  at.server.faults.next({ path: '/callback' }, { status: 500 }, 20);
  const lost = at.user('Ana').command(at.channel, 'meteor hand', {});
  const unanswered = (): Promise<number> =>
    valueOf('meteor_interactions_total', { command: 'meteor hand', outcome: 'unanswered' });
  for (let step = 0; step < 40 && (await unanswered()) === 0; step += 1) await at.pass(100);
  expect(await unanswered()).toBe(1);
  expect(await valueOf('meteor_discord_requests_total', { route, status: '500' })).toBeGreaterThan(1);
  await at.pass(3_000);
  expect((await lost).error).toBeDefined();
});

test('a made-up press is unknown, whatever it calls itself', async () => {
  const ana = at.user('Ana');
  const posted = await fetch(`${at.server.apiUrl}/v10/channels/${at.channel}/messages`, {
    method: 'POST',
    headers: { authorization: 'Bot local-test-token', 'content-type': 'application/json' },
    body: JSON.stringify({
      content: 'Press',
      components: [
        { type: 1, components: [{ type: 2, style: 1, label: 'Forged', custom_id: 'm1|0|forged/name-1234567|x' }] },
      ],
    }),
  });
  expect(posted.status).toBe(200);
  const message = ana.sees(at.channel).find(({ content }) => content === 'Press');
  await ana.click(message?.id ?? '', 'm1|0|forged/name-1234567|x');
  await at.quiet();
  expect(await valueOf('meteor_interactions_total', { kind: 'click', command: 'unknown', game: 'none' })).toBe(1);
  expect((await metrics()).filter((line) => line.includes('forged'))).toEqual([]);
});

test('a lost connection that is resumed, and a game that is blocked', async () => {
  await play();
  const empty = at.fillDisk();
  await at.pass(61_000);
  expect(await valueOf('meteor_games_blocked')).toBe(1);
  empty();
  await at.pass(2_000);
  expect(await valueOf('meteor_games_blocked')).toBe(0);
  expect(await valueOf('meteor_games_stalled')).toBe(0);
  at.server.dropGateway();
  await until(
    () => at.log.some(({ message }) => message === 'the gateway session was resumed'),
    () => at.pass(500),
  );
  expect(await valueOf('meteor_gateway_reconnects_total')).toBe(1);
  expect(await valueOf('meteor_gateway_resumes_total')).toBe(1);
});

test('the age of the last backup, by a mark beside the database', async () => {
  expect(await metrics()).toContain('meteor_backup_age_seconds +Inf');
  const { path } = at.database;
  markBackup(path, new Date(at.time.now()));
  await at.pass(90_000);
  expect(await valueOf('meteor_backup_age_seconds')).toBe(90);
  const touched = new Date(at.time.now());
  utimesSync(backupMarkOf(path), touched, touched);
  expect(await valueOf('meteor_backup_age_seconds')).toBe(0);
});
