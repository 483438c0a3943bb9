import { Client, Events, PermissionFlagsBits, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { fractionOf } from '../../table/ids.js';
import type { Millis } from '../../games/shared/time.js';
import { attempt } from '../rest/api.js';
import { closeClients, restClients } from '../rest/clients.js';
import { createRequests, type Requests } from '../rest/requests.js';
import { Traffic } from '../rest/traffic.js';
import { permissionsIn } from './channel-permissions.js';
import { clientOptions } from './client-options.js';
import { Connections } from './connections.js';
import { Dispatches } from './dispatches.js';
import { Inbox } from './inbox.js';
import { fillMissingFields } from './missing-fields.js';
import { Outages } from './outages.js';
import { ShardStates } from './shards.js';
import { shardOf } from '../../table/home.js';
import type { GatewayStatus, ShardHealth } from './shards.js';
import { Skew } from './skew.js';
import { VoiceStates } from './voice-states.js';
import { DISALLOWED_INTENTS, FOR_GOOD, passes, GatewayClosed } from './closing.js';
import type { GatewayOptions, RolesIn } from './options.js';

/** Between two attempts to reach Discord at start: the first wait, and the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * The connection to Discord: discord.js's client for the gateway (and a REST of its own, which outlives a client that
 * had to be built again without the Message Content intent).
 */
export class Gateway {
  readonly rest: REST;
  /** For requests by interaction token. */
  readonly tokenRest: REST;
  readonly skew: Skew;
  /** False where the Message Content intent isn't granted: messages arrive empty, and no silence can be kept. */
  contentReadable = true;
  applicationId = '';
  readonly traffic: Traffic;
  readonly connections: Connections;
  readonly #requests: Requests;
  /** What arrives, from the first packet on. */
  readonly inbox: Inbox;
  /** Kept from the first packet on, whoever handles the events. */
  readonly voice = new VoiceStates();
  #client: Client | null = null;
  #closed = false;
  /** It has been ready once. */
  #running = false;
  readonly #shards: ShardStates;
  readonly #outages: Outages;
  #disallowed = false;
  /** Resolves once the application is known, and may use the database. */
  #known: Promise<void> = Promise.resolve();
  /** Ends the attempt to connect. */
  #giveUp: (error: unknown) => void = () => undefined;

  constructor(private readonly options: GatewayOptions) {
    const { clock, timers } = options;
    this.skew = new Skew(clock);
    this.inbox = new Inbox(clock);
    this.#shards = new ShardStates({
      clock,
      timers,
      onDowntime: (since, shard) => {
        this.inbox.onDowntime(since, (guildId) => this.#shardOf(guildId) === shard);
      },
    });
    this.#outages = new Outages({
      clock,
      timers,
      onDowntime: (since, id) => {
        this.inbox.onDowntime(since, (guildId) => guildId === id);
      },
    });
    this.traffic = new Traffic(options.log);
    this.connections = new Connections(options);
    this.#requests = createRequests(clock, this.skew, this.traffic, options.maySend);
    const { rest, tokenRest } = restClients(options, this.#requests, this.traffic);
    this.rest = rest;
    this.tokenRest = tokenRest;
  }

  /** Waits until Discord is reachable. Faults that waiting doesn't cure are left for `connect` to report. */
  async reach(): Promise<void> {
    for (let failed = 0; !this.#closed; failed += 1) {
      const sent = await attempt(this.rest.get(Routes.gatewayBot()));
      if (sent.ok || sent.fault !== 'unreachable') return;
      await this.#pause(failed, sent.cause);
    }
  }

  /**
   * Connects; answers once the gateway is ready and the application's id is known. Does nothing if it is. A fault of
   * the network or of Discord's servers is waited out.
   */
  async connect(): Promise<void> {
    for (let failed = 0; !this.#running && !this.#closed; failed += 1) {
      try {
        await this.#firstLogin();
        this.#running = true;
      } catch (error) {
        if (!passes(error)) throw error;
        await this.#pause(failed, error);
      }
    }
  }

  /** Each pause is twice as long as the one before, and jittered: many processes may wait for the same thing. */
  async #pause(failed: number, err: unknown): Promise<void> {
    const { log, timers, clock, randomBytes } = this.options;
    const whole = Math.min(FIRST_WAIT_MS * 2 ** failed, LONGEST_WAIT_MS);
    const againInMs = Math.round(whole * (0.5 + fractionOf(randomBytes) / 2));
    log.warn({ err, againInMs }, 'Discord cannot be reached: trying again');
    await new Promise<void>((resolve) => {
      timers.at(clock.now() + againInMs, resolve);
    });
  }

  async #firstLogin(): Promise<void> {
    try {
      await this.#login(true);
    } catch (error) {
      if (!this.#disallowed && !/disallowed intents/i.test(String(error))) throw error;
      this.options.log.warn(
        { closeCode: DISALLOWED_INTENTS },
        'the Message Content intent is not granted: connecting without it',
      );
      await this.#login(false);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.inbox.close();
    this.#shards.close();
    this.#outages.close();
    await this.#client?.destroy();
    closeClients(this);
    this.#requests.close();
  }

  async #login(withContent: boolean): Promise<void> {
    const before = this.#client;
    this.#client = null;
    await before?.destroy();
    this.contentReadable = withContent;
    this.#disallowed = false;
    const client = new Client(clientOptions({ ...this.options, connections: this.connections }, withContent));
    this.#client = client;
    if (this.options.shards !== undefined) this.#shards.expect(this.options.shards.ids);
    const ready = this.#firstReady(client);
    this.#attach(client);
    await Promise.all([client.login(this.options.token), ready]);
  }

  #firstReady(client: Client): Promise<void> {
    const ready = new Promise<void>((resolve, reject) => {
      client.once(Events.ClientReady, () => void this.#known.then(resolve));
      this.#giveUp = reject;
      client.once(Events.ShardDisconnect, (event) => {
        reject(new GatewayClosed(event.code));
      });
    });
    ready.catch(() => undefined);
    return ready;
  }

  #attach(client: Client): void {
    const { log } = this.options;
    const dispatches = new Dispatches(
      client,
      this.inbox,
      { skew: this.skew, outages: this.#outages, voice: this.voice },
      log,
    );
    client.on(Events.Raw, (packet: unknown) => {
      fillMissingFields(packet);
      if (this.#client === client)
        dispatches.take(packet, (id) => {
          this.#known = this.#connectedAs(client, id);
        });
    });
    client.on(Events.Error, (error) => {
      log.error({ err: error }, 'discord client error');
    });
    client.on(Events.ShardError, (error, shard) => {
      log.warn({ err: error, shard }, 'gateway connection error');
    });
    client.on(Events.Warn, (message) => {
      log.warn({}, message);
    });
    client.on(Events.ShardReconnecting, (shard) => {
      if (this.#client !== client) return;
      this.connections.reconnecting(shard);
      this.#shards.lost(shard);
    });
    client.on(Events.ShardResume, (shard, replayed) => {
      if (this.#client !== client) return;
      this.connections.resumed(shard, replayed);
      this.#shards.back(shard);
    });
    client.on(Events.ShardReady, (shard) => {
      if (this.#client !== client) return;
      this.#shards.expect(client.ws.shards.map(({ id }) => id));
      this.#shards.back(shard);
    });
    client.on(Events.ShardDisconnect, (event, shard) => {
      this.#disconnected(client, event.code, shard);
    });
  }

  async #connectedAs(client: Client, id: string): Promise<void> {
    try {
      if (this.applicationId !== id) await this.options.onApplication?.(id);
      this.applicationId = id;
    } catch (error) {
      // Nothing that this connection brings is ours to take.
      this.#client = null;
      this.#giveUp(error);
      client.destroy().catch(() => undefined);
    }
  }

  /** A close that discord.js doesn't recover from. An intent taken away while we run is one, and we know what to do. */
  #disconnected(client: Client, code: number, shard: number): void {
    if (this.#client !== client || this.#closed) return;
    if (code === DISALLOWED_INTENTS) this.#disallowed = true;
    this.#shards.lost(shard);
    this.options.log.error({ closeCode: code, shard }, 'the gateway closed the connection for good');
    if (!this.#running) return;
    if (FOR_GOOD.has(code)) this.options.onGone(code);
    if (code !== DISALLOWED_INTENTS) return;
    // What the application may see is the same for all its shards.
    this.#shards.allLost();
    void this.#loginWithoutContent();
  }

  /** Discord may be out of reach at that moment: the games would have no connection until a restart. */
  async #loginWithoutContent(): Promise<void> {
    for (let failed = 0; !this.#closed; failed += 1) {
      try {
        return await this.#login(false);
      } catch (error) {
        if (!passes(error)) {
          this.options.log.error({ err: error }, 'no connection without Message Content either');
          return;
        }
        await this.#pause(failed, error);
      }
    }
  }

  get status(): GatewayStatus {
    return this.#shards.status;
  }

  /** Milliseconds without any connected shard, from the first attempt to connect on; 0 while one is connected. */
  get awayMs(): Millis {
    return this.#shards.awayMs;
  }

  /** Each shard of this process. */
  get shards(): readonly ShardHealth[] {
    return this.#shards.health();
  }

  /** Whether a server's events reach this process. Once connected. */
  serves(guildId: string): boolean {
    const { shards } = this.options;
    return shards === undefined || shards.ids.includes(shardOf(guildId, shards.count));
  }

  /** Whether other processes serve other servers. */
  readonly isPartial = (): boolean => (this.options.shards?.ids.length ?? 1) < (this.options.shards?.count ?? 1);

  /** Whether this process does what is one process's to do for the whole application: the one with shard 0. */
  get leads(): boolean {
    return this.options.shards?.ids.includes(0) ?? true;
  }

  /** The shard that a server's events come by. */
  #shardOf(guildId: string): number {
    return shardOf(guildId, this.options.shards?.count ?? this.#shards.count);
  }

  /** What a member with these roles may do in a channel; nothing where the server isn't known. */
  rightsIn({ guildId, channelId, userId, roles }: RolesIn): { readonly moderator: boolean; readonly manager: boolean } {
    const client = this.#client;
    const may = (flag: bigint): boolean =>
      client !== null && permissionsIn(client, guildId, channelId, userId, roles, flag);
    return { moderator: may(PermissionFlagsBits.ManageMessages), manager: may(PermissionFlagsBits.ManageGuild) };
  }

  /** Its guild caches are what a `ChannelContext` is read from. Null before it is created. */
  get client(): Client | null {
    return this.#client;
  }
}
