import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { WebSocket } from 'ws';
import { listenLocal, shardOf, type ListeningDiscord, type LocalOptions } from '../../src/local/index.js';
import { TestTime } from '../support/local-time.js';

let server: ListeningDiscord;
const clients: Client[] = [];
const sockets: WebSocket[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.destroy();
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.stop();
});

const start = async (options: Partial<LocalOptions> = {}): Promise<void> => {
  server = await listenLocal({ ...options });
};

interface Frame {
  readonly op: number;
  readonly t: string | null;
  readonly d: { readonly guilds?: readonly { readonly id: string }[]; readonly shard?: readonly number[] } | null;
}

/** A bare gateway connection that has said IDENTIFY. */
class Connection {
  readonly frames: Frame[] = [];
  readonly closed: Promise<number>;

  constructor(
    readonly socket: WebSocket,
    shard?: unknown,
  ) {
    sockets.push(socket);
    socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as Frame);
      server.poke();
    });
    socket.once('open', () => {
      const { Guilds, GuildMessages, DirectMessages } = GatewayIntentBits;
      const intents = Guilds | GuildMessages | DirectMessages;
      const properties = { os: 'linux', browser: 'test', device: 'test' };
      const d = { token: 'local-test-token', intents, properties, ...(shard !== undefined && { shard }) };
      socket.send(JSON.stringify({ op: 2, d }));
    });
    this.closed = once(socket, 'close').then(([code]) => Number(code));
  }

  static identify(shard?: unknown): Connection {
    return new Connection(new WebSocket(`${server.url.replace('http', 'ws')}/api/gateway`), shard);
  }

  /** What the next frame of that kind holds. */
  async got(event: string): Promise<NonNullable<Frame['d']>> {
    const frame = await server.until(() => this.frames.find(({ t }) => t === event));
    if (frame.d === null) throw new Error(`${event} without data`);
    return frame.d;
  }

  count(event: string): number {
    return this.frames.filter(({ t }) => t === event).length;
  }
}

/** A discord.js client with these shards of so many. */
async function connect(shards: number[], shardCount: number): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    shards,
    shardCount,
    rest: { api: server.apiUrl },
  });
  clients.push(client);
  const ready = once(client, Events.ClientReady);
  await client.login('local-test-token');
  await ready;
  return client as Client<true>;
}

describe('shards', () => {
  it('each gets the guilds that the formula gives it, together all', async () => {
    await start({ moreGuilds: { count: 39, channels: 2 } });
    const [one, two] = [await connect([0, 2], 4), await connect([1, 3], 4)];
    const held = [one, two].map((client) => [...client.guilds.cache.values()]);
    for (const guild of held.flat()) expect(guild.shardId).toBe(shardOf(guild.id, 4));
    expect(
      held
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...server.guildIds].sort());
    expect(held.every((guilds) => guilds.length > 0 && guilds.length < 40)).toBe(true);
    expect(server.channelsOf(server.guildIds[1] ?? '')).toHaveLength(2);
  });

  it('what happens in a guild reaches its shard alone', async () => {
    await start({ moreGuilds: { count: 9, channels: 1 } });
    const connections = [0, 1].map((id) => Connection.identify([id, 2]));
    await Promise.all(connections.map((one) => one.got('READY')));
    const ana = server.addUser('Ana');
    const expected = [0, 0];
    for (const guild of server.guildIds) {
      ana.say(server.channelsOf(guild)[0] ?? '', 'hello');
      const shard = shardOf(guild, 2);
      expected[shard] = (expected[shard] ?? 0) + 1;
    }
    await server.until(() => connections.every((one, id) => one.count('MESSAGE_CREATE') >= (expected[id] ?? 0)));
    expect(connections.map((one) => one.count('MESSAGE_CREATE'))).toEqual(expected);
    expect(expected.every((count) => count > 0)).toBe(true);
  });

  it('several sessions on one shard all hear it, and one that drops can resume', async () => {
    await start();
    const [one, two] = [Connection.identify([0, 1]), Connection.identify([0, 1])];
    await Promise.all([one.got('READY'), two.got('READY')]);
    expect(server.gatewaySessions).toEqual([
      { shard: { id: 0, count: 1 }, attached: true },
      { shard: { id: 0, count: 1 }, attached: true },
    ]);
    one.socket.terminate();
    await one.closed;
    server.addUser('Ana').say(server.channelId(), 'hello');
    await two.got('MESSAGE_CREATE');
    expect(server.botOnline).toBe(true);
    await server.until(() => server.gatewaySessions.filter(({ attached }) => attached).length === 1);
  });

  it('one shard drops, the others notice nothing', async () => {
    await start();
    const connections = [0, 1].map((id) => Connection.identify([id, 2]));
    await Promise.all(connections.map((one) => one.got('READY')));
    server.dropGateway({ shard: 1 });
    await connections[1]?.closed;
    expect(connections[0]?.socket.readyState).toBe(WebSocket.OPEN);
    expect(server.gatewaySessions.map(({ attached }) => attached)).toEqual([true, false]);
  });

  it('direct messages reach shard 0 alone', async () => {
    await start();
    const connections = [0, 1].map((id) => Connection.identify([id, 2]));
    await Promise.all(connections.map((one) => one.got('READY')));
    expect(connections[1]?.frames.find(({ t }) => t === 'READY')?.d?.shard).toEqual([1, 2]);
    const ana = server.addUser('Ana');
    ana.say(ana.directChannelId, 'hello');
    await connections[0]?.got('MESSAGE_CREATE');
    expect(connections[1]?.count('MESSAGE_CREATE')).toBe(0);
  });

  it.each([[[2, 2]], [[-1, 2]], [[0, 0]], [[0.5, 2]], [['0', 2]], [[0]], ['x']])(
    'shard %j is none (4010)',
    async (shard) => {
      await start();
      expect(await Connection.identify(shard).closed).toBe(4010);
    },
  );

  it('more than 2,500 guilds on a shard ask for more shards (4011)', async () => {
    await start({ moreGuilds: { count: 2_500, channels: 0 } });
    expect(await Connection.identify([0, 1]).closed).toBe(4011);
    const half = await Connection.identify([0, 2]).got('READY');
    expect(half.guilds?.length).toBeGreaterThan(1_000);
  });

  it('max_concurrency: one start in five seconds in each bucket', async () => {
    const time = new TestTime();
    await start({ clock: time, timers: time, maxConcurrency: 2 });
    const [zero, one] = [Connection.identify([0, 4]), Connection.identify([1, 4])];
    await Promise.all([zero.got('READY'), one.got('READY')]);
    const early = Connection.identify([2, 4]);
    await server.until(() => early.frames.some(({ op, d }) => op === 9 && (d as unknown) === false));
    time.advance(5_000);
    await Connection.identify([2, 4]).got('READY');
  });

  it('GET /gateway/bot says what the options say, or what fits', async () => {
    const recommended = async (): Promise<unknown> => {
      const response = await fetch(`${server.apiUrl}/v10/gateway/bot`, {
        headers: { authorization: 'Bot local-test-token' },
      });
      return response.json();
    };
    await start({ recommendedShards: 8, maxConcurrency: 4 });
    expect(await recommended()).toMatchObject({ shards: 8, session_start_limit: { max_concurrency: 4 } });
    await server.stop();
    await start({ moreGuilds: { count: 1_500, channels: 0 } });
    expect(await recommended()).toMatchObject({ shards: 2 });
  });

  it('a guild belongs to one shard of so many, and doubling them splits each in two', () => {
    const ids = fc.bigInt({ min: 1n << 40n, max: (1n << 63n) - 1n }).map(String);
    fc.assert(
      fc.property(ids, fc.constantFrom(1, 2, 4, 8, 16, 256), (id, count) => {
        expect(shardOf(id, count)).toBe(Number((BigInt(id) >> 22n) % BigInt(count)));
        expect(shardOf(id, 2 * count) % count).toBe(shardOf(id, count));
      }),
    );
  });
});
