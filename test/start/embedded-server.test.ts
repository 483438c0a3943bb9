import { afterEach, describe, expect, it } from 'vitest';
import { createEmbeddedServer, invitation, type EmbeddedServer } from '../../src/start/embedded-server.js';
import { NO_GAMES } from '../http/sources.js';
import { readEnvironment, type Environment } from '../../src/start/environment.js';
import { createMetrics } from '../../src/http/metrics/metrics.js';
import type { HttpServer } from '../../src/http/server.js';
import { listenOn, ownUrl, type Serving } from '../../src/start/listen.js';
import { statusOf } from '../support/status.js';

/** Without a token: who gets in from where, and what the terminal says of it. */

const SERVING: Serving = {
  health: () => ({
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
  }),
  metrics: createMetrics(NO_GAMES),
};

function environment(variables: Readonly<Record<string, string>>): Environment {
  const read = readEnvironment({ PORT: '0', ...variables });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.environment;
}

let http: HttpServer | null = null;
let local: EmbeddedServer | null = null;

afterEach(async () => {
  local?.server.close();
  await http?.close();
  http = local = null;
});

interface Started {
  /** What the terminal says. */
  readonly said: string;
  /** The status of a GET. */
  status(path: string, headers?: Readonly<Record<string, string>>): Promise<number | undefined>;
}

/** As the process does it. */
async function start(variables: Readonly<Record<string, string>>): Promise<Started> {
  const env = environment(variables);
  const embedded = (local = createEmbeddedServer(env));
  const { port } = (http = await listenOn(env, () => SERVING, embedded.server));
  const own = ownUrl(env.host, port);
  embedded.server.listeningAt(own);
  return {
    said: invitation(embedded, env, own).replaceAll(`:${port}`, ':PORT'),
    status: (path, headers) => statusOf(own + path, headers),
  };
}

const keyIn = (said: string): string => /\?key=([\w-]{32})/.exec(said)?.[1] ?? '';

describe('without a token', () => {
  it('the page needs no key where only this machine can reach it', async () => {
    for (const variables of [{}, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }] as const) {
      const env = environment(variables);
      const embedded = createEmbeddedServer(env);
      expect(embedded.keys).toBeNull();
      expect(invitation(embedded, env, 'http://127.0.0.1:1')).not.toMatch(/WARNING|key=/);
    }
    const { status } = await start({});
    expect(await status('/local/attachments/1/2/3')).toBe(404);
    expect(await status('/local/attachments/1/2/3', { host: 'evil.example' })).toBe(403);
  });

  it('others than this machine need the key, and the terminal says why', async () => {
    const { said, status } = await start({ HOST: '0.0.0.0' });
    expect(said).toContain('WARNING: no DISCORD_TOKEN, but HOST=0.0.0.0 is set: other computers can reach');
    expect(said).toContain('Set HOST=127.0.0.1 to keep it to this computer.');
    expect(said).toContain(`Open http://127.0.0.1:PORT/?key=${keyIn(said)} `);
    expect(await status('/')).toBe(401);
    expect(await status('/?key=wrong')).toBe(401);
    expect(await status(`/?key=${keyIn(said)}`)).toBe(303);
    expect([await status('/healthz'), await status('/metrics')]).toEqual([200, 200]);
  });

  it.each(['/', '/healthz', '/metrics', '/api/gateway', '/robots.txt'])(
    'a foreign name is refused at %s, and so is another site',
    async (path) => {
      const { status } = await start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example' });
      expect(await status(path, { host: 'evil.example' })).toBe(403);
      expect(await status(path, { origin: 'http://evil.example' })).toBe(403);
      expect(await status(path, { host: 'play.example' })).not.toBe(403);
    },
  );

  it('a proxy before this machine’s own address lets others in too: the page needs the key', async () => {
    const { said, status } = await start({ HOST: '127.0.0.1', PUBLIC_URL: 'https://play.example' });
    expect(said).toContain('no DISCORD_TOKEN, but PUBLIC_URL=https://play.example is set: other');
    expect(said).toContain("Set PUBLIC_URL='' to keep it to this computer.");
    expect(said).toContain(`Open https://play.example/?key=${keyIn(said)} `);
    expect(said).toMatch(/^For the other players: https:\/\/play\.example\/\?key=[\w-]{32}$/m);
    expect(await status('/', { host: 'play.example' })).toBe(401);
    expect(await status('/')).toBe(401);
    expect(await status(`/?key=${keyIn(said)}`, { host: 'play.example' })).toBe(303);
  });

  it('both that let others in are named', async () => {
    const { said } = await start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example' });
    expect(said).toContain('but HOST=0.0.0.0 PUBLIC_URL=https://play.example is set: other');
    expect(said).toContain("Set HOST=127.0.0.1 PUBLIC_URL='' to keep");
  });
});

it('with a token nothing but health and metrics is there, for any Host', async () => {
  const env = environment({ HOST: '0.0.0.0', DISCORD_TOKEN: 'token' });
  const { port } = (http = await listenOn(env, () => SERVING, null));
  const own = ownUrl(env.host, port);
  const at = (path: string) => statusOf(own + path, { host: 'meteor.svc' });
  expect([await at('/healthz'), await at('/metrics'), await at('/')]).toEqual([200, 200, 404]);
});
