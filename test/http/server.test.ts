import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGuard } from '../../src/http/guard.js';
import { createMetrics } from '../../src/http/metrics/metrics.js';
import type { Health } from '../../src/http/probes.js';
import { listen, type HttpServer } from '../../src/http/server.js';
import { NO_GAMES } from './sources.js';
import { createLocalDiscord, type LocalDiscord } from '../../src/local/index.js';

const HEALTH: Health = {
  version: '1',
  commit: null,
  uptimeSeconds: 0,
  liveGames: 0,
  damagedGames: 0,
  gateway: 'ready',
  gatewayAwayMs: 0,
  pending: [],
  shards: [],
  database: 'ok',
};

let folder: string;
let mounted: LocalDiscord;
let server: HttpServer;
let health: Health;

const start = (withPage: boolean): Promise<HttpServer> =>
  listen({
    host: '127.0.0.1',
    port: 0,
    health: () => health,
    metrics: () => createMetrics(NO_GAMES),
    guard: createGuard({ host: '127.0.0.1', publicUrl: null, anyHost: !withPage }),
    ...(withPage && { mounted }),
  });

beforeEach(async () => {
  health = HEALTH;
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><p>page');
  mounted = createLocalDiscord({ token: 'local-test-token', pageDir: folder });
  server = await start(true);
});

afterEach(async () => {
  mounted.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The status of a GET with these headers. */
function status(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode);
      })
      .on('error', reject)
      .end();
  });
}

/** The first line of the answer to a request that no client library would write. */
async function firstLine(request: string): Promise<string | undefined> {
  const socket = createConnection(server.port, '127.0.0.1', () => socket.write(request));
  return (await text(socket)).split('\r\n')[0];
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

describe('Host and Origin', () => {
  it.each(['/', '/healthz', '/metrics', '/api/v10/gateway', '/local/attachments/x'])(
    'without a token a foreign name or site gets 403 on %s',
    async (path) => {
      expect(await status(path, { host: 'evil.example' })).toBe(403);
      expect(await status(path, { origin: 'http://evil.example' })).toBe(403);
      expect(await status(path)).not.toBe(403);
    },
  );

  it.each(['/api/gateway', '/local/ws'])('and so does a socket at %s', async (path) => {
    expect(await status(path, { ...UPGRADE, host: 'evil.example' })).toBe(403);
    expect(await status(path, { ...UPGRADE, origin: 'http://evil.example' })).toBe(403);
    expect(await status(path, UPGRADE)).toBe(101);
  });

  it.each(['/healthz', '/metrics'])('with a token %s takes any Host, and no foreign Origin', async (path) => {
    await server.close();
    server = await start(false);
    expect(await status(path, { host: 'meteor.monitoring.svc' })).toBe(200);
    expect(await status(path, { origin: 'http://evil.example' })).toBe(403);
  });

  it('with a token probes of HTTP/1.0, which sends no Host, are answered', async () => {
    await server.close();
    server = await start(false);
    expect(await firstLine('OPTIONS / HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 404 Not Found');
    expect(await firstLine('GET /healthz HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 200 OK');
    expect(await firstLine('GET /healthz HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n')).toBe('HTTP/1.1 200 OK');
    expect(await firstLine('GET /healthz HTTP/1.0\r\nOrigin: http://evil.example\r\n\r\n')).toBe(
      'HTTP/1.1 403 Forbidden',
    );
  });
});

describe('/healthz', () => {
  const tells = async (): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    return [answer.status, await answer.json()];
  };

  it.each(['ok', 'waiting'])('is well where the database is “%s”', async (database) => {
    health = { ...HEALTH, database };
    expect(await tells()).toEqual([200, expect.objectContaining({ status: 'ok', database })]);
  });

  it.each(['in-use', 'locked', 'failing', 'gone', 'closed'])(
    'answers 503 where the database is “%s”, until it is well again',
    async (database) => {
      health = { ...HEALTH, database };
      expect(await tells()).toEqual([503, expect.objectContaining({ status: 'unwell', database })]);
      health = HEALTH;
      expect(await tells()).toEqual([200, expect.objectContaining({ status: 'ok', database: 'ok' })]);
    },
  );

  it('answers 503 once the gateway has been away for a minute', async () => {
    health = { ...HEALTH, gateway: 'lost', gatewayAwayMs: 59_999 };
    expect(await tells()).toEqual([200, expect.objectContaining({ status: 'ok', gateway: 'lost' })]);
    health = { ...HEALTH, gateway: 'lost', gatewayAwayMs: 60_000 };
    expect(await tells()).toEqual([503, expect.objectContaining({ status: 'unwell', gateway: 'lost' })]);
  });
});

describe('what would have ended the process', () => {
  it.each(['/index.html/', `/${'x'.repeat(300)}`, '/%', '/%00', '/%ff%fe', '//', '/index.html%2f..%2f'])(
    'GET %s is not found',
    async (path) => {
      expect(await status(path)).toBe(404);
    },
  );

  it('a WebSocket that is reset while it is being refused', async () => {
    const opening = `GET /local/ws HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    for (let round = 0; round < 20; round += 1) {
      await new Promise<void>((resolve) => {
        const socket = createConnection(server.port, '127.0.0.1', () => {
          socket.write(opening, () => socket.resetAndDestroy());
        });
        socket.on('error', () => undefined).on('close', () => resolve());
      });
    }
    expect(await status('/healthz')).toBe(200);
  });
});

/** Numbers from 0 to below `below`, the same each time (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Requests made of pieces that have broken servers before. */
class Fuzz {
  readonly #random = seeded(20_261_121);

  pick<T>(from: readonly T[]): T {
    const found = from[this.#random(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  chance(percent: number): boolean {
    return this.#random(100) < percent;
  }

  #path(): string {
    const parts = Array.from({ length: this.#random(5) }, () => this.pick(PARTS));
    const query = this.chance(25) ? `?${this.pick(['', '=', 'key=%', 'limit=x&limit=', '?'.repeat(50)])}` : '';
    return `${this.pick(['/', '/', '/', '//', '', 'http://evil.example/', '/api/v10/'])}${parts.join('/')}${query}`;
  }

  headers(): string {
    const lines = Array.from({ length: this.#random(4) }, () => this.pick(HEADERS));
    return [`Host: ${this.pick(HOSTS)}`, ...lines].map((line) => `${line}\r\n`).join('');
  }

  /** A request after which the connection can go on: its length is true. */
  request(): string {
    const body = this.chance(30) ? this.pick(BODIES) : '';
    const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
    return `${this.pick(METHODS)} ${this.#path() || '/'} HTTP/1.1\r\n${this.headers()}${length}\r\n${body}`;
  }

  upgrade(): string {
    const key = this.pick(['dGhlIHNhbXBsZSBub25jZQ==', '', 'x', 'A'.repeat(200)]);
    const path = this.pick(['/local/ws', '/local/ws?x', '/api/gateway', '/api/gateway/?v=10', '/', '/x', '/%']);
    const version = this.pick(['13', '13', '13', '8', '', 'x']);
    return `GET ${path} HTTP/1.1\r\n${this.headers()}Connection: Upgrade\r\nUpgrade: ${this.pick(['websocket', 'h2c', 'x'])}\r\nSec-WebSocket-Version: ${version}\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
  }

  /** What no HTTP client sends; the connection ends with it. */
  garbage(): Buffer | string {
    return this.pick([
      Buffer.from([0, 255, 128, 13, 10, 13, 10]),
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /api/v10/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nab',
      'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      // A frame as a client must not send it, behind an upgrade that is granted.
      `${this.upgrade()}\u0081\u0005hello`,
      `${this.upgrade()}${'\u0000'.repeat(40)}`,
    ]);
  }
}

const PARTS = [
  'index.html',
  'index.html/',
  '..',
  '%2e%2e',
  '%2f',
  '%',
  '%00',
  '%ff',
  '%E0%A4%A',
  'x'.repeat(300),
  'local',
  'ws',
  'attachments',
  'channels',
  'messages',
  'webhooks',
  'interactions',
  'callback',
  'applications',
  '@original',
  '99999999999999999999999',
  '-1',
  'healthz',
  'metrics',
  '.env',
  '~',
  '😀',
  'constructor',
  '__proto__',
];
const HOSTS = ['127.0.0.1', 'localhost:1', '[::1]', '127.0.0.1', '127.0.0.1', 'evil.example', '', '%', '[', 'a b'];
const HEADERS = [
  'Authorization: Bot local-test-token',
  'Authorization: Bot x',
  'Origin: null',
  'Origin: http://127.0.0.1',
  'Cookie: local-key-00000000=%; a; =',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=x',
  'Range: bytes=9-1',
  'X-Forwarded-For: \t',
  `X-Long: ${'y'.repeat(900)}`,
];
const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const BODIES = [
  '{',
  '[]',
  'null',
  '"x"',
  '{"type":4,"data":"x"}',
  '{"__proto__":{"a":1}}',
  '--x\r\n\r\n--x--',
  '\u0000',
];

it('stays up through 10,000 random requests and upgrades', async () => {
  const fuzz = new Fuzz();
  /** Opens a connection, writes, and either waits for its end or cuts it. */
  const talk = (chunks: readonly (Buffer | string)[], reset: boolean): Promise<void> =>
    new Promise((resolve) => {
      const socket = createConnection(server.port, '127.0.0.1', () => {
        for (const chunk of chunks) socket.write(chunk, 'latin1');
        if (reset) setImmediate(() => socket.resetAndDestroy());
        else socket.end();
      });
      // Whatever an answer is, the connection ends: a socket that was granted ends with our half of it.
      socket.on('data', () => undefined).on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  let sent = 0;
  while (sent < 10_000) {
    const round = Array.from({ length: 25 }, () => {
      const chunks: (Buffer | string)[] = fuzz.chance(40)
        ? [fuzz.upgrade()]
        : Array.from({ length: 10 }, () => fuzz.request());
      if (fuzz.chance(20)) chunks.push(fuzz.garbage());
      sent += chunks.length;
      return talk(chunks, fuzz.chance(30));
    });
    await Promise.all(round);
  }
  expect(await status('/healthz')).toBe(200);
  expect(await status('/')).toBe(200);
}, 60_000);
