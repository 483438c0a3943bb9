import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import type { Reply } from '../../src/local/protocol.js';
import { TestTime } from '../support/local-time.js';

/** Who is let in, who isn't, and what rights they have. */

const KEYS = { moderator: 'moderators-key', player: 'players-key' };

let folder: string;
let time: TestTime;
let server: ListeningDiscord;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>page');
  time = new TestTime();
  server = await listenLocal({ clock: time, timers: time, pageDir: folder, keys: KEYS });
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Opens the address with a key; gives the cookie. */
async function enter(key: string): Promise<string> {
  const response = await fetch(`${server.url}/?key=${key}`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/');
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function open(path: string, cookie?: string): Promise<WebSocket> {
  const socket = new WebSocket(server.url.replace('http', 'ws') + path, {
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  await once(socket, 'open');
  return socket;
}

function ask(socket: WebSocket, request: object): Promise<Reply> {
  return new Promise((resolve) => {
    const listen = (data: Buffer): void => {
      const frame = JSON.parse(data.toString()) as Reply | { readonly push: string };
      if (!('reply' in frame)) return;
      socket.off('message', listen);
      resolve(frame);
    };
    socket.on('message', listen);
    socket.send(JSON.stringify({ id: 1, ...request }));
  });
}

describe('where others can reach the page, a key opens it', () => {
  it('nothing is shown without one', async () => {
    for (const path of ['/', '/index.html', '/?key=', '/?key=wrong', '/local/attachments/1/2/3']) {
      const response = await fetch(server.url + path, { redirect: 'manual' });
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('key that the bot printed');
    }
    await expect(open('/local/ws')).rejects.toThrow(/401/);
    await expect(open('/local/ws', 'local-key-00000000=players-key')).rejects.toThrow(/401/);
  });

  it('the key is kept in a cookie that scripts and other sites can’t use', async () => {
    const response = await fetch(`${server.url}/?key=${KEYS.player}`, { redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
    const page = await fetch(server.url, { headers: { cookie: await enter(KEYS.player) } });
    expect(await page.text()).toContain('page');
  });

  it('being first gives no rights; the moderator’s key does', async () => {
    const { id } = server.addUser('Chloé').say(server.channelId(), 'hi');
    const remove = { do: 'delete', channelId: server.channelId(), messageId: id };
    const player = await open('/local/ws', await enter(KEYS.player));
    await ask(player, { do: 'hello', name: 'Ana' });
    expect(await ask(player, remove)).toMatchObject({ ok: false });
    const moderator = await open('/local/ws', await enter(KEYS.moderator));
    await ask(moderator, { do: 'hello', name: 'Ben' });
    expect(await ask(moderator, remove)).toMatchObject({ ok: true });
  });

  it('taking a name gives no rights: a person is who holds the secret, after a restart too', async () => {
    const cookie = await enter(KEYS.player);
    const socket = await open('/local/ws', cookie);
    const ana = await ask(socket, { do: 'hello', name: 'Ana' });
    socket.close();
    await once(socket, 'close');
    const thief = await ask(await open('/local/ws', cookie), { do: 'hello', name: 'Ana' });
    expect(thief.user).toMatchObject({ name: 'Ana 2' });
    await server.stop();
    server = await listenLocal({ clock: time, timers: time, pageDir: folder, keys: KEYS });
    const quick = await ask(await open('/local/ws', cookie), { do: 'hello', name: 'Ana' });
    expect(quick.user?.id).not.toBe(ana.user?.id);
    const back = await ask(await open('/local/ws', cookie), { do: 'hello', name: 'Ana', token: ana.token });
    expect(back.user?.id).toBe(ana.user?.id);
  });
});

describe('a socket that says nothing', () => {
  it.each(['/local/ws', '/api/gateway'])('at %s is closed after ten seconds', async (path) => {
    const socket = await open(path, await enter(KEYS.player));
    const closed = once(socket, 'close');
    time.advance(9_999);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    time.advance(1);
    await closed;
  });

  it('stays when it has said hello', async () => {
    const socket = await open('/local/ws', await enter(KEYS.player));
    await ask(socket, { do: 'hello', name: 'Ana' });
    time.advance(60_000);
    expect(await ask(socket, { do: 'say', channelId: server.channelId(), content: 'here' })).toMatchObject({
      ok: true,
    });
  });
});
