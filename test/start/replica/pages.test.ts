import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { createMetrics } from '../../../src/http/metrics/metrics.js';
import { listen, type HttpServer } from '../../../src/http/server.js';
import { ReplicaPages } from '../../../src/start/replica/pages.js';
import type { ShardPages, ShardService } from '../../../src/start/replica/shard-bot.js';
import { openSocket } from '../../activity/support.js';
import { NO_GAMES } from '../../http/sources.js';

/** Says who answers, and what it was asked. */
function pagesOf(name: string): ShardPages['activity'] {
  const sockets = new WebSocketServer({ noServer: true });
  return {
    handle(request, response) {
      void (async () => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        const status = request.url?.includes('refused') === true ? 403 : 200;
        response.writeHead(status, { 'x-by': name, 'content-type': 'text/plain' });
        response.end(`${name} ${request.method} ${request.url} ${body}`);
      })();
      return true;
    },
    upgrade(request, socket, head) {
      if (request.url?.includes('refused') === true) return false;
      sockets.handleUpgrade(request, socket, head, (client) => {
        client.on('message', (data: Buffer) => client.send(`${name} ${data.toString()}`));
      });
      return true;
    },
    close: () => sockets.close(),
  };
}

const serving = (shard: number): ShardService => ({
  stage: 'serving',
  stageMs: 0,
  app: null,
  pages: { activity: pagesOf(`shard ${shard}`), entry: pagesOf(`entry ${shard}`) },
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});

/** A replica that only has pages. */
class Fixture {
  readonly bots = new Map<number, ShardService>();
  /** By shard, what it knows of the others. */
  readonly origins = new Map<number, string>();
  readonly #pages = new ReplicaPages({ replica: () => this, hasActivity: true });
  #server: HttpServer | null = null;

  originOf(shard: number | null): string | null {
    return (shard === null ? [...this.origins.values()][0] : this.origins.get(shard)) ?? null;
  }

  async open(...shards: readonly number[]): Promise<void> {
    for (const shard of shards) this.bots.set(shard, serving(shard));
    this.#server = await listen({
      host: '127.0.0.1',
      port: 0,
      health: () => {
        throw new Error('not asked');
      },
      metrics: () => createMetrics(NO_GAMES),
      guard: () => true,
      activity: () => this.#pages,
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#server?.port ?? 0}`;
  }

  async close(): Promise<void> {
    await this.#server?.close();
    await this.#pages.close();
  }
}

let one: Fixture;
let other: Fixture;
let spare: Fixture;
beforeEach(async () => {
  [one, other, spare] = [new Fixture(), new Fixture(), new Fixture()];
  await Promise.all([one.open(0), other.open(1), spare.open()]);
  one.origins.set(1, other.origin);
  other.origins.set(0, one.origin);
  spare.origins.set(0, one.origin).set(1, other.origin);
});
afterEach(async () => {
  for (const each of [one, other, spare]) await each.close();
});

async function ask(at: Fixture, path: string, body?: string): Promise<readonly [number, string]> {
  const answer = await fetch(`${at.origin}${path}`, body === undefined ? {} : { method: 'POST', body });
  return [answer.status, await answer.text()];
}

test('what is asked under a shard is answered by its bot, whichever replica is asked', async () => {
  for (const at of [one, other, spare]) {
    expect(await ask(at, '/activity/0/api/nonce?a=b', 'hi')).toEqual([
      200,
      'shard 0 POST /activity/0/api/nonce?a=b hi',
    ]);
    expect(await ask(at, '/.proxy/activity/1/refused')).toEqual([403, 'shard 1 GET /.proxy/activity/1/refused ']);
  }
  const answer = await fetch(`${one.origin}/activity/1/`);
  expect(answer.headers.get('x-by')).toBe('shard 1');
});

test('the page itself comes from anyone; who has no shard asks another, for past games too', async () => {
  expect(await ask(one, '/activity/')).toEqual([200, 'entry 0 GET /activity/ ']);
  expect((await ask(spare, '/activity/index.js'))[1]).toMatch(/^entry [01] GET/);
  expect((await ask(spare, '/replay/token'))[0]).toBe(404);
  expect((await ask(one, '/replay/token'))[0]).toBe(404);
});

test('sockets are opened where the shard is, and what is written goes both ways', async () => {
  for (const at of [one, other, spare]) {
    const client = await openSocket(`${at.origin.replace('http', 'ws')}/activity/1/socket`, at.origin);
    client.send('hello');
    const [answer] = (await once(client, 'message')) as [Buffer];
    expect(answer.toString()).toBe('shard 1 hello');
    client.close();
    await once(client, 'close');
  }
});

test('a shard that nobody has, or that each thinks the other has, is to be asked for again', async () => {
  expect((await ask(one, '/activity/3/api/nonce'))[0]).toBe(503);
  one.bots.clear();
  other.bots.clear();
  for (const at of [one, other, spare]) expect((await ask(at, '/activity/0/'))[0]).toBe(503);
  await expect(openSocket(`${one.origin.replace('http', 'ws')}/activity/1/socket`, one.origin)).rejects.toThrow('503');
});

test('a replica that is gone is no one’s fault: the page tries again', async () => {
  await other.close();
  expect((await ask(one, '/activity/1/api/nonce', 'hi'))[0]).toBe(503);
  await expect(openSocket(`${one.origin.replace('http', 'ws')}/activity/1/socket`, one.origin)).rejects.toThrow('503');
});

test('without an Activity nothing of it is owned', () => {
  const pages = new ReplicaPages({ replica: () => one, hasActivity: false });
  expect(pages.owns({ url: '/activity/0/' })).toBe(false);
});
