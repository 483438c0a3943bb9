import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ActivityServer, elsewhereOf } from '../../src/activity/index.js';
import { createGuard } from '../../src/http/guard.js';
import { PACKAGE_FOLDER } from '../../src/package-folder.js';
import { CLIENT_SECRET, Harness, recording } from '../e2e/support/harness.js';
import { TestPage, openSocket } from './support.js';

/** Debian's. Where there is none, `startRouter` stands in for it, and only its file stays untested: never in CI. */
const NGINX = '/usr/sbin/nginx';
const USES_NGINX = existsSync(NGINX) || process.env['CI'] !== undefined;

const open: { stop(): Promise<void> | void }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.stop();
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What one process has of the Activity: its sessions and sockets are its own. */
async function serveShard(harness: Harness, shard: number): Promise<number> {
  const activity = new ActivityServer({
    clock: harness.time,
    timers: harness.time,
    log: recording(harness.log),
    identity: harness.bot.identity(CLIENT_SECRET),
    rooms: harness.bot.rooms,
    folder: '/nowhere',
    applicationId: () => harness.bot.applicationId,
    isOwn: createGuard({ host: '127.0.0.1', publicUrl: null }),
    elsewhere: elsewhereOf({ ids: [shard], count: 2 }),
  });
  const server = createServer((request, response) => {
    if (!activity.handle(request, response)) response.writeHead(404).end();
  });
  server.on('upgrade', (request, socket, head) => {
    if (!activity.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    stop: () => {
      activity.kill();
      server.close();
      server.closeAllConnections();
    },
  });
  return portOf(server);
}

/** deploy/nginx.conf, with these ports in place of its own. */
async function startNginx(ports: readonly [number, number]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-nginx-'));
  const port = await freePort();
  const text = readFileSync(join(PACKAGE_FOLDER, 'deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:8080', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${ports[1]}`)
    .replace('127.0.0.1:8000', `127.0.0.1:${port}`)
    .replace('pid nginx.pid', `pid ${join(folder, 'nginx.pid')}`);
  writeFileSync(join(folder, 'nginx.conf'), text);
  const nginx: ChildProcess = spawn(
    NGINX,
    ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  open.push({
    stop: async () => {
      if (nginx.exitCode === null) {
        const gone = once(nginx, 'exit');
        nginx.kill('SIGQUIT');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  return url;
}

/** Sends each shard's prefix to its process. */
async function startRouter(ports: readonly [number, number]): Promise<string> {
  const router = createSocketServer((client) => {
    client.once('data', (head) => {
      const shard = /^\w+ \/activity\/1\//.test(head.toString()) ? 1 : 0;
      const process = connect(ports[shard], '127.0.0.1', () => {
        process.write(head);
        client.pipe(process).pipe(client);
      });
      for (const one of [client, process]) one.on('error', () => one.destroy());
    });
  });
  router.listen(0, '127.0.0.1');
  await once(router, 'listening');
  open.push({
    stop: () => {
      router.close();
    },
  });
  return `http://127.0.0.1:${(router.address() as AddressInfo).port}`;
}

interface Reply {
  readonly session?: string;
  readonly refused?: string;
  readonly prefix?: string;
}

it('behind a reverse proxy each page finds the process that has its server', async () => {
  const harness = await Harness.open();
  open.push({ stop: () => harness.close() });
  const { server } = harness;
  const ana = server.addUser('Ana');
  const guildId = server.guildId;
  const home = Number((BigInt(guildId) >> 22n) % 2n);
  const ports = [await serveShard(harness, 0), await serveShard(harness, 1)] as const;
  const url = await (USES_NGINX ? startNginx(ports) : startRouter(ports));

  const post = async (path: string, body: object): Promise<Reply & { readonly nonce?: string }> => {
    // Each request a connection of its own: the stand-in looks at the first of each.
    const headers = { 'content-type': 'application/json', origin: url, connection: 'close' };
    const response = await fetch(`${url}/activity/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Reply & { readonly nonce?: string };
  };
  const instanceId = server.world.activities.join(server.world.channel(server.channelId()), ana.api).id;
  const signIn = async (base: string): Promise<Reply> => {
    const { nonce } = await post(`${base}api/nonce`, {});
    const code = server.world.activities.code(ana.api);
    return post(`${base}api/session`, { nonce, code, instanceId, guildId });
  };

  // The other process says where to go, and lets nobody in.
  const wrong = await signIn(`${1 - home}/`);
  expect(wrong).toEqual({ refused: 'elsewhere', prefix: `${home}/` });
  const { session } = await signIn(wrong.prefix ?? '');
  if (session === undefined) throw new Error('not let in');

  const socketUrl = (shard: number): string => `${url.replace('http', 'ws')}/activity/${shard}/socket`;
  const page = new TestPage(await openSocket(socketUrl(home), url));
  page.send({ do: 'hello', session });
  await page.until(() => page.room.board !== undefined);
  page.leave();

  // A session is its process's alone.
  const stray = new TestPage(await openSocket(socketUrl(1 - home), url));
  stray.send({ do: 'hello', session });
  await stray.until(() => stray.closed !== null);
  expect(stray.closed).toBe(4001);
});

/** A process that only says who it is and what it was asked. */
async function serveEcho(name: string): Promise<number> {
  const server = createServer((request, response) => response.end(`${name} ${request.url ?? ''}`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  });
  return portOf(server);
}

it.runIf(USES_NGINX).each([
  ['/activity', '0 /activity'],
  ['/activity/index.js?a=b', '0 /activity/index.js?a=b'],
  ['/activity/0/socket', '0 /activity/0/socket'],
  ['/activity/1/api/nonce', '1 /activity/1/api/nonce'],
  ['/.proxy/activity/1/api/nonce', '1 /.proxy/activity/1/api/nonce'],
  ['/.proxy/activity/', '0 /.proxy/activity/'],
  ['/1/replay/token', '1 /replay/token'],
  ['/0/replay/token', '0 /replay/token'],
  ['/robots.txt', '0 /robots.txt'],
  ['/', null],
  ['/metrics', null],
  ['/healthz', null],
  ['/livez', null],
  ['/readyz', null],
  ['/0/metrics', null],
  ['/1/healthz', null],
  ['/1/replay/../metrics', null],
  ['/activity/../metrics', null],
  ['/activity/%2e%2e/metrics', null],
  ['/activities', null],
])('nginx sends %s to: %s', async (path, expected) => {
  const url = await startNginx([await serveEcho('0'), await serveEcho('1')]);
  const { hostname, port } = new URL(url);
  const [status, body] = await new Promise<readonly [number | undefined, string]>((resolve, reject) => {
    // Not by fetch, which resolves dots itself.
    get({ hostname, port, path }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve([response.statusCode, text]);
      });
    }).on('error', reject);
  });
  expect(status).toBe(expected === null ? 404 : 200);
  if (expected !== null) expect(body).toBe(expected);
});

it('a server is elsewhere where this process hasn’t its shard', () => {
  const guild = String(6n << 22n);
  expect(elsewhereOf(null)(guild)).toBeNull();
  expect(elsewhereOf({ ids: [0, 2], count: 4 })(guild)).toBeNull();
  expect(elsewhereOf({ ids: [0, 1], count: 4 })(guild)).toBe('2/');
  expect(elsewhereOf({ ids: [0], count: 1 })(guild)).toBeNull();
});
