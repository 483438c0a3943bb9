import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../support/until.js';
import { Harness } from '../support/harness.js';
import { gameOfTwo } from '../support/game-of-two.js';

let at: Harness;
const CHANNELS = ['general', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
beforeEach(async () => {
  at = await Harness.open({ channels: CHANNELS });
});
afterEach(async () => {
  await at.close();
});

const limited = (): number => at.server.requests.all.filter(({ status }) => status === 429).length;
const silent = (channel: string): boolean =>
  at
    .user('Ana')
    .sees(channel)
    .every(({ content }) => !content.includes('I have C'));

/** A game with a board, whose tokens are too old to write with. */
async function gameWithoutTokens(): Promise<void> {
  await gameOfTwo(at, { seed: 'limits' });
  await at.crash();
  await at.boot();
  await at.pass(16 * 60_000);
  at.server.requests.clear();
}

test('a global limit of four seconds: everything waits until it is over, and then gets there', async () => {
  const channels = CHANNELS.map((name) => at.server.channelId(name));
  const crews = channels.map((_channel, nth) => [at.user(`Ana ${nth}`), at.user(`Ben ${nth}`)] as const);
  const everyone = async (words: string, who: readonly number[], values = {}): Promise<void> => {
    for (const [nth, crew] of crews.entries())
      for (const seat of who) await crew[seat]?.command(channels[nth] ?? '', words, values);
  };
  await everyone('meteor new', [0], { mode: 'standard', seed: 'limits' });
  await everyone('meteor join', [1]);
  await everyone('meteor start', [0, 0]);
  await at.crash();
  await at.boot();
  await everyone('meteor resume', [0]);
  await at.pass(2000);
  at.server.requests.clear();
  const till = at.time.now() + 4000;
  at.server.faults.each((_method, path) => {
    const left = (till - at.time.now()) / 1000;
    const token = path.startsWith('/interactions/') || path.startsWith('/webhooks/');
    return token || left <= 0 ? undefined : { rateLimit: { retryAfterS: left, scope: 'global' } };
  });
  for (let step = 0; step < 32; step += 1) {
    for (const user of crews[step % crews.length] ?? [])
      user.say(channels[step % channels.length] ?? '', 'I have C, and you?');
    await at.pass(100);
  }
  expect(limited()).toBeGreaterThan(0);
  expect(limited()).toBeLessThanOrEqual(7);
  await until(
    () => channels.every(silent),
    () => at.pass(500),
  );
});

test.each(['user', 'shared'] as const)(
  'a limit of the scope “%s” holds its route only until it is over',
  async (scope) => {
    await gameWithoutTokens();
    const trouble = at.server.faults.next({ path: '/callback' }, { rateLimit: { retryAfterS: 1, scope } });
    const answering = at.user('Ana').command(at.channel, 'meteor resume', {});
    await at.quiet();
    expect(trouble.met).toBe(1);
    expect(limited()).toBe(1);
    await at.pass(1100);
    expect((await answering).error).toBeUndefined();
    expect(limited()).toBe(1);
  },
);

test('a page from Cloudflare instead of JSON: nothing is sent until its time is over', async () => {
  await gameWithoutTokens();
  at.server.faults.next({}, { banned: { retryAfterS: 30 } });
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  const first = ana.command(at.channel, 'meteor resume', {});
  await at.quiet();
  expect(limited()).toBe(1);
  const lost = ben.command(at.channel, 'meteor board', {});
  for (let step = 0; step < 29; step += 1) await at.pass(1000);
  expect(at.server.requests.all).toHaveLength(1);
  expect((await first).error).toBeDefined();
  expect((await lost).error).toBeDefined();
  await at.pass(5000);
  const answered = await at.run(ben, 'meteor hand');
  expect(answered.message).toBeDefined();
  expect(limited()).toBe(1);
});

test('ten thousand invalid requests are answered with a ban, as by Cloudflare', async () => {
  for (let count = 0; count < 10_000; count += 1) at.server.rates.answered(403);
  const ask = () => fetch(`${at.server.apiUrl}/v10/gateway`, { headers: { authorization: 'Bot local-test-token' } });
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(Number(refused.headers.get('retry-after'))).toBe(600);
  await at.pass(600_000);
  expect((await ask()).status).toBe(200);
});

test('a 502 with a page: the callback is sent again, and not in one burst', async () => {
  await gameWithoutTokens();
  const trouble = at.server.faults.next({ path: '/callback' }, { status: 502, page: true }, 4);
  const answering = at.user('Ana').command(at.channel, 'meteor resume', {});
  await at.quiet();
  expect(trouble.met).toBeLessThanOrEqual(2);
  for (let step = 0; step < 10; step += 1) await at.pass(100);
  expect(trouble.met).toBe(4);
  expect((await answering).error).toBeUndefined();
});

test('commands that met a 429 at the start are registered all the same', async () => {
  await at.crash();
  at.server.requests.clear();
  at.server.faults.next({ path: '/commands' }, { rateLimit: { retryAfterS: 0.5 } }, 2);
  const booting = at.boot();
  await until(
    () => at.server.requests.all.some(({ path, status }) => path.includes('/commands') && status === 200),
    () => at.pass(100),
  );
  await booting;
  expect(limited()).toBe(2);
});
