import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendProbe, type Health } from '../../src/http/probes.js';

const READY: Health = {
  version: '1.2.3',
  commit: 'abcdef012345',
  uptimeSeconds: 1,
  liveGames: 2,
  damagedGames: 0,
  gateway: 'ready',
  gatewayAwayMs: 0,
  pending: [],
  shards: [],
  database: 'ok',
};

let health: Health;
const server = createServer((request, response) => {
  sendProbe(request.url ?? '', response, health);
});

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function ask(path: string): Promise<readonly [number, string]> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { connection: 'close' },
  });
  const { status } = (await answer.json()) as { readonly status: string };
  return [answer.status, status];
}

/** The table in docs/scaling.md. */
const STATES: readonly (readonly [
  state: string,
  health: Partial<Health>,
  live: number,
  ready: number,
  health: number,
])[] = [
  ['running', {}, 200, 200, 200],
  ['starting, not connected yet', { gateway: 'connecting', gatewayAwayMs: 5_000 }, 200, 503, 200],
  ['a successor that connects', { gateway: 'connecting', database: 'in-use' }, 503, 503, 503],
  ['a successor that waits', { database: 'waiting' }, 200, 200, 200],
  ['moves that cannot be saved', { database: 'failing' }, 200, 503, 503],
  ['a locked database', { database: 'locked' }, 200, 503, 503],
  ['a long outage of Discord', { gateway: 'lost', gatewayAwayMs: 3_600_000 }, 200, 503, 503],
  ['a database that was removed', { database: 'gone' }, 503, 503, 503],
];

describe('the probes', () => {
  it.each(STATES)('%s', async (_, state, live, ready, well) => {
    health = { ...READY, ...state };
    expect((await ask('/livez'))[0]).toBe(live);
    expect((await ask('/readyz'))[0]).toBe(ready);
    expect((await ask('/healthz'))[0]).toBe(well);
  });

  it('a damaged game is a word in a 200: a restart would not repair it', async () => {
    health = { ...READY, damagedGames: 1 };
    for (const path of ['/livez', '/readyz', '/healthz']) expect(await ask(path)).toEqual([200, 'damaged']);
  });

  it('name the release and its commit', async () => {
    health = READY;
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/livez`, {
      headers: { connection: 'close' },
    });
    expect(await answer.json()).toMatchObject({ version: '1.2.3', commit: 'abcdef012345', damagedGames: 0 });
  });
});
