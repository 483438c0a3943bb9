import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProxyCheck } from '../../../src/activity/index.js';
import { CLOSED } from '../../../src/activity/protocol.js';
import type { LocalUser } from '../../../src/local/index.js';
import { ActivityHarness, actId } from '../support.js';
import { ban, leave, setPermissions } from '../../../src/local/world/members.js';

let all: ActivityHarness;
let ana: LocalUser;
let ben: LocalUser;

beforeEach(async () => {
  all = await ActivityHarness.open({ channels: ['general', 'other'] });
  ana = all.harness.server.addUser('Ana');
  ben = all.harness.server.addUser('Ben');
});
afterEach(() => all.close());

describe('signing in', () => {
  it('lets in who Discord says is in the Activity, under the name that the server shows', async () => {
    const page = await all.page(ana);
    expect(page.frames[0]).toEqual({ is: 'welcome', user: { id: ana.id, name: 'Ana' }, locale: 'en' });
  });

  it('takes a nonce and a code once', async () => {
    const instanceId = all.join(ana);
    const nonce = await all.nonce();
    const code = all.code(ana);
    expect((await all.signIn({ nonce, code, instanceId })).session).toBeDefined();
    expect(await all.signIn({ nonce, code: all.code(ana), instanceId })).toMatchObject({
      status: 403,
      refused: 'nonce',
    });
    expect(await all.signIn({ nonce: await all.nonce(), code, instanceId })).toMatchObject({ refused: 'code' });
  });

  it('refuses made-up nonces, codes and instances', async () => {
    const instanceId = all.join(ana);
    const nonce = 'n'.repeat(43);
    expect(await all.signIn({ nonce, code: all.code(ana), instanceId })).toMatchObject({ refused: 'nonce' });
    expect(await all.signIn({ nonce: await all.nonce(), code: 'made-up', instanceId })).toMatchObject({
      refused: 'code',
    });
    expect(await all.signIn({ nonce: await all.nonce(), code: all.code(ana), instanceId: 'i-1-gc-1-1' })).toMatchObject(
      {
        refused: 'instance',
      },
    );
  });

  it('refuses a nonce that waited for more than five minutes', async () => {
    const nonce = await all.nonce();
    await all.harness.time.advance(5 * 60_000 + 1);
    const instanceId = all.join(ana);
    expect(await all.signIn({ nonce, code: all.code(ana), instanceId })).toMatchObject({ refused: 'nonce' });
  });

  it('refuses who is not listed in the instance, whatever the page says', async () => {
    const instanceId = all.join(ana);
    expect(await all.signIn({ nonce: await all.nonce(), code: all.code(ben), instanceId })).toMatchObject({
      refused: 'not-here',
    });
  });

  it('refuses who is no member of the server', async () => {
    const instanceId = all.join(ben);
    const { server } = all.harness;
    leave(server.world, server.world.guild(server.guildId), ben.id);
    expect(await all.signIn({ nonce: await all.nonce(), code: all.code(ben), instanceId })).toMatchObject({
      refused: 'not-in-server',
    });
  });

  it('says which process has a server that is not its own', async () => {
    all.serve({ elsewhere: () => '3/' });
    const asked = { nonce: await all.nonce(), code: all.code(ana), instanceId: all.join(ana), guildId: '123456' };
    expect(await all.signIn(asked)).toMatchObject({ refused: 'elsewhere', prefix: '3/' });
  });

  it('answers a request that is no sign-in, or is too long, in words', async () => {
    expect(await all.signIn({})).toMatchObject({ status: 403, refused: 'malformed' });
    expect(await all.signIn({ nonce: 'x'.repeat(9_000) })).toMatchObject({ refused: 'malformed' });
  });

  it('writes no code and no token into the log or the database', async () => {
    const instanceId = all.join(ana);
    const code = all.code(ana);
    const nonce = await all.nonce();
    const { session = '', accessToken = '' } = await all.signIn({ nonce, code, instanceId });
    await all.signIn({ nonce: await all.nonce(), code: `${code}x`, instanceId });
    const page = await all.connect(session);
    await page.until(() => page.room.board !== undefined);
    expect(await page.press('offer/first')).toMatchObject({ ok: true });
    const { databasePath, log } = all.harness;
    const kept = ['', '-wal'].map((end) => readFileSync(`${databasePath}${end}`, 'latin1')).join('');
    expect(kept).toContain(ana.id);
    for (const secret of [code, nonce, session, accessToken, 'local-test-secret']) {
      expect(JSON.stringify(log)).not.toContain(secret);
      expect(kept).not.toContain(secret);
    }
  });
});

describe('where a request comes from', () => {
  it('refuses a forged Origin, for the sign-in and for the socket', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await all.ask('/activity/api/nonce', { headers })).status).toBe(403);
    await expect(all.socket(headers)).rejects.toThrow('403');
    await expect(all.socket({ origin: 'https://1234.discordsays.com' })).rejects.toThrow('403');
  });

  it('takes the application’s own origin behind Discord’s proxy, with and without its prefix', async () => {
    const headers = { origin: `https://${all.harness.bot.applicationId}.discordsays.com`, host: 'meteor.example.org' };
    expect((await all.ask('/activity/api/nonce', { headers })).status).toBe(200);
    expect((await all.ask('/.proxy/activity/api/nonce', { headers })).status).toBe(200);
    expect((await all.ask('/7/activity/api/nonce', { headers })).status).toBe(200);
  });

  it('asks for the proxy’s signature where the public key is known', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
    all.serve({ proxyCheck: createProxyCheck(raw) });
    expect((await all.ask('/activity/api/nonce')).status).toBe(403);
    const now = Math.floor(all.harness.time.now() / 1000);
    const signed = (expiresAt: number): Record<string, string> => {
      const payload = Buffer.from(JSON.stringify({ created_at: now, expires_at: expiresAt })).toString('base64');
      const timestamp = String(now);
      return {
        'x-signature-timestamp': timestamp,
        'x-discord-proxy-payload': payload,
        'x-signature-ed25519': sign(null, Buffer.from(timestamp + payload), privateKey).toString('hex'),
      };
    };
    expect((await all.ask('/activity/api/nonce', { headers: signed(now + 60) })).status).toBe(200);
    expect((await all.ask('/activity/api/nonce', { headers: signed(now - 1) })).status).toBe(403);
    const forged = { ...signed(now + 60), 'x-signature-timestamp': String(now + 1) };
    expect((await all.ask('/activity/api/nonce', { headers: forged })).status).toBe(403);
  });
});

describe('the socket', () => {
  it('closes on an unknown session, and on anything before one', async () => {
    const unknown = await all.connect('s'.repeat(43));
    await unknown.until(() => unknown.closed !== null);
    expect(unknown.closed).toBe(CLOSED.session);
    const early = await all.socket();
    early.send({ do: 'first', act: actId() });
    await early.until(() => early.closed !== null);
    expect(early.closed).toBe(CLOSED.session);
  });

  it('closes when no session comes', async () => {
    const page = await all.socket();
    await all.harness.time.advance(10_001);
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(CLOSED.session);
  });

  it('renews the session each minute, and the one before runs out', async () => {
    const first = await all.session(ana);
    const page = await all.connect(first);
    await page.until(() => page.room.board !== undefined);
    await all.harness.time.advance(60_000);
    await page.until(() => page.frames.some(({ is }) => is === 'renewed'));
    const renewed = page.frames.find((frame) => frame.is === 'renewed')?.session ?? '';
    await all.harness.time.advance(2 * 60_000 + 1);
    const old = await all.connect(first);
    await old.until(() => old.closed !== null);
    expect(old.closed).toBe(CLOSED.session);
    const again = await all.connect(renewed);
    await again.until(() => again.room.board !== undefined);
  });

  it('takes the socket from who has left the Activity', async () => {
    const page = await all.page(ana);
    all.harness.server.world.activities.leave(all.join(ben), ana.id);
    await all.harness.time.advance(60_000);
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(CLOSED.left);
  });

  it('takes the socket from who is banned, and lets no session of theirs in again', async () => {
    const session = await all.session(ana);
    const page = await all.connect(session);
    await page.until(() => page.room.board !== undefined);
    const other = await all.page(ben);
    const { world, guildId } = all.harness.server;
    setPermissions(world, world.bot.id, ['ViewAuditLog']);
    ban(world, world.guild(guildId), ana.id);
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(4002);
    const again = await all.connect(session);
    await again.until(() => again.closed !== null);
    expect(again.closed).toBe(4002);
    expect(other.closed).toBeNull();
  });

  it('takes it within a minute where the bot isn’t told of bans, and from who was kicked', async () => {
    const [banned, kicked] = [await all.page(ana), await all.page(ben)];
    const { world, guildId } = all.harness.server;
    ban(world, world.guild(guildId), ana.id);
    leave(world, world.guild(guildId), ben.id);
    await all.harness.time.advance(59_000);
    expect([banned.closed, kicked.closed]).toEqual([null, null]);
    await all.harness.time.advance(1_000);
    for (const page of [banned, kicked]) {
      await page.until(() => page.closed !== null);
      expect(page.closed).toBe(CLOSED.left);
    }
  });

  it('lets one person have five sockets', async () => {
    const session = await all.session(ana);
    const pages = [];
    for (let count = 0; count < 6; count += 1) pages.push(await all.connect(session));
    const last = pages[5];
    await last?.until(() => last.closed !== null);
    expect(last?.closed).toBe(CLOSED.limits);
    expect(pages.slice(0, 5).every(({ closed }) => closed === null)).toBe(true);
  });

  it('closes after too many frames at once, and on one over 4 KB', async () => {
    const page = await all.page(ana);
    for (let count = 0; count < 60; count += 1) page.send({ do: 'press', act: actId(), on: 'board', customId: 'x' });
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(CLOSED.limits);
    const long = await all.page(ben);
    long.raw('x'.repeat(5_000));
    await long.until(() => long.closed !== null);
    expect(long.closed).toBe(1009);
  });

  it('refuses ids that were not drawn: nobody presses what they can’t see', async () => {
    const page = await all.page(ana);
    const act = actId();
    page.send({ do: 'press', act, on: 'board', customId: 'm1|0|past/delete' });
    expect(await page.done(act)).toMatchObject({ ok: false, words: expect.any(String) as string });
  });

  it('outlives five thousand fuzzed frames: each is refused, and nothing ends', async () => {
    const page = await all.page(ana);
    const sane = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          do: fc.constantFrom('act', 'press', 'first', 'hello', 'x'),
          act: fc.string(),
          what: fc.object(),
          on: fc.string(),
          customId: fc.string(),
          values: fc.array(fc.string()),
        })
        .map((one) => JSON.stringify(one)),
      fc
        .record({ do: fc.constant('act'), act: fc.constantFrom('fuzzed-act-1', 'fuzzed-act-2'), what: fc.object() })
        .map((one) => JSON.stringify(one)),
      fc
        .record({
          do: fc.constant('press'),
          act: fc.constantFrom('fuzzed-1', 'fuzzed-2'),
          on: fc.constantFrom('board', 'panel', 'note'),
          customId: fc.string({ minLength: 1, maxLength: 100 }),
        })
        .map((one) => JSON.stringify(one)),
    );
    let current = page;
    for (const frame of fc.sample(sane, { numRuns: 5_000, seed: 26 })) {
      if (current.closed !== null) current = await all.page(ana);
      // Refilled as time goes on: what is tested here is the reading, not the limit.
      all.harness.time.lapse(60);
      current.raw(frame.slice(0, 4_000));
    }
    const healthy = await all.page(ben);
    expect((await healthy.press('end/again-of')).ok).toBe(true);
    expect(all.harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  }, 60_000);
});
