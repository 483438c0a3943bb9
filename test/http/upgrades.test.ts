import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGuard, type Guard } from '../../src/http/guard.js';
import { createMetrics } from '../../src/http/metrics/metrics.js';
import { listen, type HttpServer } from '../../src/http/server.js';
import { NO_GAMES } from './sources.js';
import { createLocalDiscord, type LocalDiscord } from '../../src/local/index.js';

/** What becomes of connections whose request to open a WebSocket is refused. */

let guard: Guard;
let accepted: Socket[];
let mounted: LocalDiscord;
let server: HttpServer;

/** Node tells here of every connection that a server of this process accepts. */
const CONNECTIONS = 'net.server.socket';
const note = (message: unknown): void => {
  accepted.push((message as { readonly socket: Socket }).socket);
};

beforeEach(async () => {
  guard = createGuard({ host: '127.0.0.1', publicUrl: null });
  accepted = [];
  subscribe(CONNECTIONS, note);
  mounted = createLocalDiscord({ token: 'token', keys: { moderator: 'moderator', player: 'player' } });
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    health: () => {
      throw new Error('not asked');
    },
    metrics: () => createMetrics(NO_GAMES),
    guard: (request) => guard(request),
    mounted,
  });
});

afterEach(async () => {
  unsubscribe(CONNECTIONS, note);
  for (const socket of accepted) socket.destroy();
  mounted.close();
  await server.close();
});

const WEBSOCKET = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';

/** Sends a request, reads the first line of the answer, writes on, and ends. */
async function writeOn(path: string, host: string, headers = WEBSOCKET): Promise<string> {
  const client = createConnection({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`);
  const [answer] = (await once(client, 'data')) as [Buffer];
  client.write('more that nobody reads');
  client.end();
  await once(client, 'close');
  return answer.toString('latin1').split('\r\n')[0] ?? '';
}

const allClosed = async (): Promise<void> => {
  for (const socket of accepted) if (!socket.closed) await once(socket, 'close');
};

it.each([
  ['that comes under a foreign name', '/local/ws', 'evil.example', 'HTTP/1.1 403 Forbidden'],
  ['at a path that has none', '/nowhere', '127.0.0.1', 'HTTP/1.1 404 Not Found'],
  ['without the key of the page', '/local/ws', '127.0.0.1', 'HTTP/1.1 401 Unauthorized'],
])('a WebSocket %s leaves nothing open, though its client writes on', async (_what, path, host, refusal) => {
  for (let round = 0; round < 20; round += 1) expect(await writeOn(path, host)).toBe(refusal);
  expect(accepted).toHaveLength(20);
  await allClosed();
});

it.each([
  ['a WebSocket', WEBSOCKET],
  ['a page', ''],
])('where this machine does not tell its addresses, %s is refused, and the process goes on', async (_what, headers) => {
  guard = () => {
    throw new Error('uv_interface_addresses returned Unknown system error 13');
  };
  expect(await writeOn('/local/ws', '10.1.2.3', headers)).toBe('HTTP/1.1 500 Internal Server Error');
  guard = () => true;
  expect(await writeOn('/nowhere', '127.0.0.1')).toBe('HTTP/1.1 404 Not Found');
  await allClosed();
});
