import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openToRead } from '../../../src/storage/sqlite/database.js';
import { breakPageOf, closedWith } from '../../storage/sqlite/broken-page.js';
import { listenLocal, type ListeningDiscord, type LocalOptions } from '../../../src/local/index.js';
import { BotProcess } from '../../support/bot-process.js';
import { statusOf } from '../../support/status.js';

const PATIENCE_MS = 60_000;

let server: ListeningDiscord;
let cwd: string;
const running: Process[] = [];

async function begin(options: Partial<LocalOptions> = {}): Promise<void> {
  server = await listenLocal(options);
  cwd = mkdtempSync(join(tmpdir(), 'meteor-process-'));
}

afterEach(async () => {
  for (const one of running.splice(0)) await one.end('SIGKILL');
  await server.stop();
  rmSync(cwd, { recursive: true, force: true });
});

/** `npm start`'s own process, on the local server. */
class Process extends BotProcess {
  constructor(env: Readonly<Record<string, string>>) {
    super(cwd, { DISCORD_TOKEN: 'local-test-token', DISCORD_API_URL: server.apiUrl, ...env });
    running.push(this);
  }
}

it(
  'a second process waits as successor, says so, and goes on when the first one is stopped; on its port too',
  async () => {
    await begin();
    const probe = await listenLocal();
    const { port } = probe;
    await probe.stop();
    const env = { PORT: String(port) };
    const first = new Process(env);
    await first.says('connected to Discord');
    const second = new Process(env);
    await second.says('takes over when the other one stops');
    const [ana, channel] = [server.addUser('Ana'), server.channelId()];
    await ana.command(channel, 'meteor new', { mode: 'first' });
    await ana.command(channel, 'meteor start', {});
    await ana.command(channel, 'meteor start', {});
    const stopping = first.end('SIGTERM');
    const seen = await ana.command(channel, 'meteor hand', {});
    expect(seen.error).toBeUndefined();
    await second.says('has taken over its games');
    expect(await stopping).toBe(0);
    await second.says('the games were taken over');
    const health = await fetchUntil(`http://127.0.0.1:${port}/healthz`);
    expect(health).toMatchObject({ status: 'ok', database: 'ok', liveGames: 1, gateway: 'ready' });
    expect(await second.end('SIGTERM')).toBe(0);
    expect(second.out).not.toMatch(/"level":[456]0/);
  },
  PATIENCE_MS,
);

it(
  'who is muted in voice stays so while a second process takes over, and is unmuted by it when the game ends',
  async () => {
    await begin();
    const env = { PORT: '0', DATABASE_PATH: join(cwd, 'voice.db') };
    const owed = (): unknown[] => {
      const file = openToRead(env.DATABASE_PATH);
      const states = file.prepare('SELECT state FROM owed_mutes').pluck().all();
      file.close();
      return states;
    };
    const first = new Process(env);
    await first.says('connected to Discord');
    const channel = server.channelId();
    const [ana, ben] = [server.addUser('Ana', { permissions: ['ManageGuild'] }), server.addUser('Ben')];
    const crew = [ana, ben];
    const room = server.createVoiceChannel('bridge');
    for (const one of crew) one.joinVoice(room);
    const muted = (): boolean[] => crew.map((one) => one.isMuted(server.guildId));
    const requests = (): number =>
      server.requests.all.filter(({ method, path }) => method === 'PATCH' && path.includes('/members/')).length;
    await ana.command(channel, 'settings set', { setting: 'voice', value: 'mute' });
    await ana.command(channel, 'meteor new', { mode: 'standard' });
    await ben.command(channel, 'meteor join');
    for (let time = 0; time < 2; time += 1) await ana.command(channel, 'meteor start');
    await server.until(() => muted().every(Boolean), { what: 'both to be muted', timeoutMs: PATIENCE_MS });
    const second = new Process(env);
    await second.says('takes over when the other one stops');
    const stopping = first.end('SIGTERM');
    await second.says('the games were taken over');
    expect(await stopping).toBe(0);
    expect(muted()).toEqual([true, true]);
    expect(requests()).toBe(2);
    expect(owed()).toHaveLength(2);
    for (const one of crew) for (let time = 0; time < 2; time += 1) await one.command(channel, 'meteor leave');
    await server.until(() => !muted().some(Boolean), { what: 'both to be unmuted', timeoutMs: PATIENCE_MS });
    expect(await second.end('SIGTERM')).toBe(0);
  },
  2 * PATIENCE_MS,
);

/** The port is asked for again and again, and so is what answers there. */
async function fetchUntil(url: string): Promise<unknown> {
  for (;;) {
    const found = await fetch(url).then(
      (response) => response.json(),
      () => null,
    );
    if (found !== null) return found;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

it(
  'without a token, on all addresses: it warns, and lets in who has the key and knows its name',
  async () => {
    await begin();
    const bot = new Process({ DISCORD_TOKEN: '', DISCORD_API_URL: '', HOST: '0.0.0.0', PORT: '0' });
    await bot.says('For the other players: ');
    expect(bot.out).toContain('WARNING: no DISCORD_TOKEN, but HOST=0.0.0.0 is set');
    const [, own = '', key = ''] = /Open (http:\S+)\/\?key=(\S+)/.exec(bot.out) ?? [];
    expect(await statusOf(own)).toBe(401);
    expect(await statusOf(`${own}/?key=${key}`)).toBe(303);
    for (const path of ['/', '/healthz', '/metrics', '/api/gateway'])
      expect(await statusOf(own + path, { host: 'evil.example' })).toBe(403);
    expect(await bot.end('SIGTERM')).toBe(0);
  },
  PATIENCE_MS,
);

it(
  'more servers than the shards may have: it says so, and ends',
  async () => {
    await begin({ moreGuilds: { count: 2500, channels: 0 } });
    const bot = new Process({ PORT: '0', SHARDS: '0', SHARD_COUNT: '1' });
    expect(await bot.exited).toBe(1);
    expect(bot.out).toContain('code 4011');
    expect(bot.out).toContain('SHARD_COUNT');
  },
  PATIENCE_MS,
);

it(
  'a bad page in a log: it starts all the same, and says which game cannot be read back and how to restore it',
  async () => {
    await begin();
    const path = closedWith(['g1ame', 'g2ame'].map((id) => ({ id, on: true })));
    breakPageOf(path, 'g2ame');
    const bot = new Process({ PORT: '0', DATABASE_PATH: path });
    await bot.says('connected to Discord');
    expect(bot.out).toContain('Game g2ame can’t be read: database disk image is malformed.');
    expect(bot.out).toContain('npm run restore -- FILE');
    expect(bot.out.match(/can’t be read/g)).toHaveLength(1);
    expect(bot.out).toContain('1 unfinished game is restored');
    expect(await bot.end('SIGTERM')).toBe(0);
    const games = openToRead(path);
    expect(games.prepare("SELECT status FROM games WHERE game = 'g2ame'").pluck().get()).toBe('live');
    games.close();
  },
  PATIENCE_MS,
);
