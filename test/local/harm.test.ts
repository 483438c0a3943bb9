import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLocalDiscord, listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import { directChannel } from '../../src/local/world/groups.js';
import { MOST_AWAY } from '../../src/local/window/windows.js';
import type { Reply } from '../../src/local/protocol.js';

/** What one who can reach the server must not be able to do to it. */

let server: ListeningDiscord | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function listening(options: Parameters<typeof listenLocal>[0] = {}): Promise<ListeningDiscord> {
  server = await listenLocal(options);
  return server;
}

/** Sends the head of a request whose body never comes; gives the first line of the answer. */
async function answerWithoutBody({ port }: ListeningDiscord, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 24000000\r\n\r\n{`,
  );
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString().split('\r\n')[0] ?? '';
}

it.each([
  ['/api/v10/channels/1/messages', 'HTTP/1.1 401'],
  ['/api/v10/interactions/1/guessed/callback', 'HTTP/1.1 404'],
  ['/api/v10/webhooks/1/guessed', 'HTTP/1.1 401'],
])('without a key or a token nothing of a body is read: %s', async (path, begins) => {
  expect(await answerWithoutBody(await listening(), path)).toContain(begins);
});

it('requests are recorded for tests and benches only', async () => {
  const made = createLocalDiscord({ token: 'x' });
  made.requests.add({ method: 'GET', path: '/x', status: 200, global: true, at: 0 });
  expect(made.requests.all).toEqual([]);
  await fetch(`${(await listening()).apiUrl}/v10/gateway`);
  expect(server?.requests.all).toHaveLength(1);
});

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`${server?.url.replace('http', 'ws') ?? ''}/local/ws`);
  await once(socket, 'open');
  return socket;
}

function hello(socket: WebSocket, name: string): Promise<Reply> {
  return new Promise((resolve) => {
    const listen = (data: Buffer): void => {
      const frame = JSON.parse(data.toString()) as Reply | { readonly push: string };
      if (!('reply' in frame)) return;
      socket.off('message', listen);
      resolve(frame);
    };
    socket.on('message', listen);
    socket.send(JSON.stringify({ id: 1, do: 'hello', name }));
  });
}

it('a second hello in one window is refused, and makes nobody', async () => {
  const { world } = await listening();
  const socket = await open();
  expect(await hello(socket, 'Ana')).toMatchObject({ ok: true, user: { name: 'Ana' } });
  const users = world.users.size;
  expect(await hello(socket, 'Ben')).toMatchObject({ ok: false });
  expect(world.users.size).toBe(users);
});

it('of those who left the newest are remembered', async () => {
  const { world } = await listening();
  for (let person = 0; person < MOST_AWAY + 10; person += 1) {
    const socket = await open();
    await hello(socket, `Person ${person}`);
    socket.close();
    await once(socket, 'close');
  }
  await server?.until(() => world.users.size <= MOST_AWAY + 1);
  const names = [...world.users.values()].map(({ username }) => username);
  expect(names).not.toContain('person_0');
  expect(names).toContain(`person_${MOST_AWAY + 9}`);
});

it('of those who left longest ago nothing is kept: no install, group, direct channel, note or Activity', async () => {
  const { world } = await listening({ elsewhere: { guild: 'Elsewhere', channel: 'general', group: 'Friends' } });
  const socket = await open();
  await hello(socket, 'First');
  const user = [...world.users.values()].find(({ username }) => username === 'first');
  const general = [...world.channels.values()].find(({ type }) => type === 0);
  const group = [...world.channels.values()].find(({ type }) => type === 3);
  if (user === undefined || general === undefined || group === undefined) throw new Error('nobody came in');
  const direct = directChannel(world, user);
  world.directClosed.add(user.id);
  world.activities.join(general, user);
  const token = world.activities.exchange(world.activities.code(user)) ?? '';
  expect(world.installers.has(user.id)).toBe(true);
  expect(group.recipients?.has(user.id)).toBe(true);
  socket.close();
  await once(socket, 'close');
  for (let person = 0; person <= MOST_AWAY; person += 1) {
    const next = await open();
    await hello(next, `Person ${person}`);
    next.close();
    await once(next, 'close');
  }
  await server?.until(() => !world.users.has(user.id));
  expect(world.installers.has(user.id)).toBe(false);
  expect(world.directClosed.has(user.id)).toBe(false);
  expect(group.recipients?.has(user.id)).toBe(false);
  expect(world.channels.has(direct.id)).toBe(false);
  expect(world.activities.userOf(token)).toBeUndefined();
  expect(world.activities.join(general, world.bot).users.has(user.id)).toBe(false);
});

it.each([
  ['behind a proxy that says https', { 'x-forwarded-proto': 'https' }, true],
  ['over http', {}, false],
])('the key’s cookie %s', async (_where, headers, secure) => {
  const { url } = await listening({ keys: { moderator: 'm', player: 'p' } });
  const answer = await fetch(`${url}/?key=p`, { redirect: 'manual', headers });
  expect(answer.headers.get('set-cookie')?.includes('Secure')).toBe(secure);
});
