import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { guildCreateShape } from '../world/shapes.js';
import { contentHidden, withoutContent } from '../world/messages.js';
import type { World } from '../world/world.js';
import type { Guild, Json, WorldEvent } from '../world/model.js';
import { Intent, passes } from './intents.js';
import { Session } from './session.js';
import { covers, readShard, StartLimit, type Shard } from './shard.js';

/** Discord docs, "Gateway Opcodes" and "Gateway Close Event Codes". */
const Op = {
  Dispatch: 0,
  Heartbeat: 1,
  Identify: 2,
  Resume: 6,
  Reconnect: 7,
  InvalidSession: 9,
  Hello: 10,
  HeartbeatAck: 11,
} as const;
const Close = {
  Unknown: 4000,
  UnknownOpcode: 4001,
  DecodeError: 4002,
  NotAuthenticated: 4003,
  BadToken: 4004,
  AlreadyAuthenticated: 4005,
  InvalidShard: 4010,
  ShardingRequired: 4011,
  Disallowed: 4014,
} as const;
const HEARTBEAT_MS = 41_250;
/** A connection that hasn't identified or resumed by then is closed. */
export const IDENTIFY_WITHIN_MS = 10_000;
/** A shard's sessions without a socket that wait to be resumed; a bot that never returns must not fill the memory. */
const KEEP_DETACHED = 8;
/** Discord docs, "Sharding": more guilds than that on a shard are refused. */
const MAX_GUILDS = 2_500;
const MAX_FRAME = 64 * 1024;

export interface GatewayOptions {
  readonly token: string;
  /** Shards that may start within five seconds (`max_concurrency`); absent: as many as like. */
  readonly maxConcurrency?: number;
  /**
   * Which shard gets interactions from guilds that the bot isn't in, which Discord's docs leave open: the guild's own by
   * its id (default), or the first.
   */
  readonly foreignShard?: 'own' | 'first';
  /** Asked at each event: whether it is delivered twice. */
  readonly repeats?: () => boolean;
}

/** A session as tests see it. */
export interface GatewaySession {
  readonly shard: Shard;
  /** Whether a bot is connected with it, or may still come back. */
  readonly attached: boolean;
}

/** The bot's WebSocket: JSON, uncompressed. */
export class Gateway {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false });
  readonly #sessions = new Map<string, Session>();
  readonly #startLimit: StartLimit | undefined;

  constructor(
    private readonly world: World,
    private readonly options: GatewayOptions,
  ) {
    const { maxConcurrency } = options;
    this.#startLimit = maxConcurrency === undefined ? undefined : new StartLimit(maxConcurrency, () => world.now());
    world.listen((event) => {
      if (event.kind === 'dispatch') this.#pass(event);
    });
  }

  get online(): boolean {
    for (const session of this.#sessions.values()) if (session.attached) return true;
    return false;
  }

  get sessions(): readonly GatewaySession[] {
    return [...this.#sessions.values()].map(({ shard, attached }) => ({ shard, attached }));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (client) => this.#greet(client, request));
  }

  #greet(client: WebSocket, request: IncomingMessage): void {
    request.socket.setNoDelay(true);
    const connection = { client, host: request.headers.host ?? '127.0.0.1', session: undefined as Session | undefined };
    const { timers } = this.world.options;
    const late = timers.setTimeout(() => {
      if (!connection.session) client.close(Close.NotAuthenticated, 'Not authenticated.');
    }, IDENTIFY_WITHIN_MS);
    client.on('error', () => client.terminate());
    client.on('message', (data) => this.#receiveSafely(connection, data));
    client.on('close', (code) => {
      timers.clearTimeout(late);
      this.#closed(connection, code);
    });
    send(client, Op.Hello, { heartbeat_interval: HEARTBEAT_MS, _trace: ['local'] });
  }

  #closed({ client, session }: Connection, code: number): void {
    if (!session || session.socket !== client) return;
    session.socket = undefined;
    // Discord docs, "Gateway": closing with 1000 or 1001 ends the session.
    if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
    const { shard } = session;
    const detached = [...this.#sessions.values()].filter(
      (one) => !one.attached && one.shard.id === shard.id && one.shard.count === shard.count,
    );
    for (const old of detached.slice(0, Math.max(0, detached.length - KEEP_DETACHED))) this.#sessions.delete(old.id);
    this.world.publish({ kind: 'bot' });
  }

  /** Whatever a frame holds, it must not end the process: a fault in taking it is that connection's alone. */
  #receiveSafely(connection: Connection, data: RawData): void {
    try {
      this.#receive(connection, data);
    } catch {
      connection.client.close(Close.Unknown, 'Unknown error.');
    }
  }

  #receive(connection: Connection, data: RawData): void {
    const frame = parse(data);
    if (!frame) return connection.client.close(Close.DecodeError, 'Error while decoding payload.');
    const body = (typeof frame.d === 'object' && frame.d !== null ? frame.d : {}) as Json;
    if (frame.op === Op.Heartbeat) return send(connection.client, Op.HeartbeatAck, null);
    if (frame.op === Op.Identify) return this.#identify(connection, body);
    if (frame.op === Op.Resume) return this.#resume(connection, body);
    if (!connection.session) return connection.client.close(Close.NotAuthenticated, 'Not authenticated.');
    // Presence, voice and member requests are taken and left without effect.
    if (frame.op !== 3 && frame.op !== 4 && frame.op !== 8)
      connection.client.close(Close.UnknownOpcode, 'Unknown opcode.');
  }

  #identify(connection: Connection, body: Json): void {
    const { client } = connection;
    if (connection.session) return client.close(Close.AlreadyAuthenticated, 'Already authenticated.');
    if (!this.#knows(body['token'])) return client.close(Close.BadToken, 'Authentication failed.');
    const intents = Number(body['intents'] ?? 0);
    if (intents & ~this.#allowedIntents()) return client.close(Close.Disallowed, 'Disallowed intent(s).');
    const shard = readShard(body['shard']);
    if (shard === undefined) return client.close(Close.InvalidShard, 'Invalid shard.');
    if (this.#guildsOf(shard).length > MAX_GUILDS) return client.close(Close.ShardingRequired, 'Sharding required.');
    if (this.#startLimit?.take(shard) === false) return send(client, Op.InvalidSession, false);
    const session = new Session(intents, shard, client);
    connection.session = session;
    this.#sessions.set(session.id, session);
    this.#welcome(session, connection.host, body);
    this.world.publish({ kind: 'bot' });
  }

  #guildsOf(shard: Shard): Guild[] {
    return [...this.world.guilds.values()].filter(({ id }) => covers(shard, id));
  }

  #welcome(session: Session, host: string, body: Json): void {
    const { bot } = this.world;
    const guilds = this.#guildsOf(session.shard);
    session.send(
      'READY',
      JSON.stringify({
        v: 10,
        user: { ...bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
        session_id: session.id,
        session_type: 'normal',
        guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
        private_channels: [],
        relationships: [],
        resume_gateway_url: `ws://${host}/api/gateway`,
        application: { id: bot.id, flags: this.applicationFlags() },
        _trace: ['local'],
        ...(body['shard'] !== undefined && { shard: [session.shard.id, session.shard.count] }),
      }),
    );
    if (!(session.intents & Intent.Guilds)) return;
    for (const guild of guilds)
      if (!this.world.unavailable.has(guild.id)) session.send('GUILD_CREATE', JSON.stringify(guildCreateShape(guild)));
  }

  #resume(connection: Connection, body: Json): void {
    const { client } = connection;
    if (!this.#knows(body['token'])) return client.close(Close.BadToken, 'Authentication failed.');
    const session = this.#sessions.get(String(body['session_id']));
    if (!session?.replay(Number(body['seq']), client)) return send(client, Op.InvalidSession, false);
    connection.session = session;
    this.world.publish({ kind: 'bot' });
  }

  #knows(token: unknown): boolean {
    return typeof token === 'string' && token.replace(/^Bot\s+/i, '') === this.options.token;
  }

  #allowedIntents(): number {
    const { granted } = this.world;
    return ~(
      (granted.messageContent ? 0 : Intent.MessageContent) |
      (granted.guildMembers ? 0 : Intent.GuildMembers) |
      (granted.presences ? 0 : Intent.GuildPresences)
    );
  }

  /** Discord docs, "Application Flags": the LIMITED ones, which bots in few guilds have. */
  applicationFlags(): number {
    const { granted } = this.world;
    return (
      (granted.presences ? 1 << 13 : 0) | (granted.guildMembers ? 1 << 15 : 0) | (granted.messageContent ? 1 << 19 : 0)
    );
  }

  #pass(event: Extract<WorldEvent, { kind: 'dispatch' }>): void {
    const { name, data, channel, message } = event;
    if (event.guildId !== undefined && this.world.unavailable.has(event.guildId)) return;
    if (name !== 'INTERACTION_CREATE' && this.#isElsewhere(event)) return;
    if (channel && name !== 'CHANNEL_DELETE' && !this.world.may(channel, this.world.bot.id, 'ViewChannel')) return;
    const isForeign = event.guildId !== undefined && this.world.foreign.has(event.guildId);
    const shardedBy = isForeign && this.options.foreignShard === 'first' ? undefined : event.guildId;
    let whole: string | undefined;
    let bare: string | undefined;
    for (const session of this.#sessions.values()) {
      if (!covers(session.shard, shardedBy)) continue;
      if (!passes(session.intents, name, event.guildId !== undefined)) continue;
      const granted = this.world.granted.messageContent && (session.intents & Intent.MessageContent) !== 0;
      if (message && !granted && contentHidden(this.world, message)) bare ??= JSON.stringify(withoutContent(data));
      else whole ??= JSON.stringify(data);
      const json = (message && !granted && contentHidden(this.world, message) ? bare : whole) ?? '{}';
      session.send(name, json);
      if (this.options.repeats?.() === true) session.send(name, json);
    }
  }

  #isElsewhere({ guildId, channel }: Extract<WorldEvent, { kind: 'dispatch' }>): boolean {
    return (guildId !== undefined && this.world.foreign.has(guildId)) || channel?.type === 3;
  }

  /**
   * Cuts the bot off. `resumable`: its session lives, and it gets by op 6 what it missed. Otherwise it must
   * identify anew (op 9). `politely` sends op 7 and lets the bot close the connection itself. `shard` is the id of
   * the shard that is cut off; absent: all.
   */
  drop({ resumable = true, politely = false, shard }: GatewayDrop = {}): void {
    for (const session of [...this.#sessions.values()]) {
      if (shard !== undefined && session.shard.id !== shard) continue;
      const { socket } = session;
      if (!resumable) this.#sessions.delete(session.id);
      if (!socket) continue;
      if (politely) {
        send(socket, resumable ? Op.Reconnect : Op.InvalidSession, resumable ? null : false);
        continue;
      }
      // At once, not when the socket says so: what happens from now on is what the bot misses.
      session.socket = undefined;
      socket.terminate();
    }
    this.world.publish({ kind: 'bot' });
  }

  close(): void {
    for (const client of this.#sockets.clients) client.terminate();
    this.#sessions.clear();
  }
}

/** How the bot is cut off; see `Gateway.drop`. */
export interface GatewayDrop {
  readonly resumable?: boolean;
  readonly politely?: boolean;
  readonly shard?: number;
}

interface Connection {
  readonly client: WebSocket;
  readonly host: string;
  session: Session | undefined;
}

function send(client: WebSocket, op: number, d: unknown): void {
  client.send(JSON.stringify({ op, d, s: null, t: null }));
}

function parse(data: RawData): { readonly op: number; readonly d: unknown } | undefined {
  try {
    const frame: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
    if (typeof frame !== 'object' || frame === null) return undefined;
    const { op, d } = frame as { op?: unknown; d?: unknown };
    return typeof op === 'number' ? { op, d } : undefined;
  } catch {
    return undefined;
  }
}
