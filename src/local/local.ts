import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { dump } from './dump.js';
import { Gateway, type GatewayDrop, type GatewaySession } from './gateway/gateway.js';
import { Rest } from './rest/rest.js';
import { realClock, realTimers } from './time.js';
import { until, type Waiting } from './until.js';
import { LocalUser } from './users/local-user.js';
import { Interactions } from './world/interactions.js';
import { bitsOf, type PermissionName } from './world/permissions.js';
import { botIdOf, guildIdOf } from './world/identity.js';
import { World } from './world/world.js';
import type { Guild, MadeUser } from './world/model.js';
import { Access } from './window/access.js';
import { Windows } from './window/windows.js';
import { serveFile } from './window/files.js';
import type { LocalOptions } from './options.js';
import { addUser, removeUser, setPermissions } from './world/members.js';
import { createGroup } from './world/groups.js';
import { setBotRole } from './world/roles.js';

/** A Discord on this machine: REST and gateway for one bot, people in process and by windows in a browser. */
export class LocalDiscord {
  readonly world: World;
  readonly #interactions: Interactions;
  readonly #gateway: Gateway;
  readonly #rest: Rest;
  readonly #windows: Windows;
  readonly #access: Access | undefined;
  readonly #first: Guild;

  constructor(private readonly options: LocalOptions) {
    this.world = new World({
      clock: options.clock ?? realClock,
      timers: options.timers ?? realTimers,
      botName: options.botName ?? 'Bot',
      historyLimit: options.historyLimit ?? 200,
      recommendedShards: options.recommendedShards,
      maxConcurrency: options.maxConcurrency,
      clientSecret: options.clientSecret,
    });
    this.#interactions = new Interactions(this.world);
    this.#gateway = new Gateway(this.world, options);
    this.#rest = new Rest(this.world, this.#interactions, {
      token: options.token,
      rateLimits: options.rateLimits ?? true,
      recordCap: options.recordCap ?? 0,
    });
    this.#first = this.world.createGuild(options.guildName ?? 'Local', options.channels ?? ['general']);
    for (const name of options.voiceChannels ?? []) this.world.createVoiceChannel(this.#first, name);
    this.#createMoreGuilds();
    this.#createElsewhere();
    this.#access = options.keys && new Access(options.keys, options.publicUrl ?? null);
    this.#windows = new Windows(this.world, this.#first, {
      addUser: (name, made) => this.addUser(name, made),
      forgetUser: (id) => {
        removeUser(this.world, id);
      },
      online: () => this.#gateway.online,
      elsewhere: options.elsewhere !== undefined,
      access: this.#access,
      activityPath: options.activityPath,
      onNewcomer: () => options.onNewcomer?.(),
    });
  }

  #createMoreGuilds(): void {
    const { moreGuilds: more } = this.options;
    const channels = Array.from({ length: more?.channels ?? 0 }, (_, at) => `channel-${at + 1}`);
    for (let number = 2; number <= (more?.count ?? 0) + 1; number += 1)
      this.world.createGuild(`${this.#first.name} ${number}`, channels);
  }

  #createElsewhere(): void {
    const { elsewhere } = this.options;
    if (elsewhere === undefined) return;
    createGroup(this.world, elsewhere.group, []);
    this.world.expelBot(this.world.createGuild(elsewhere.guild, [elsewhere.channel]).id);
  }

  // Mounting

  /**
   * Serves what is this server's (/api, /local, the page); false for the rest. Whose requests get here at all is the
   * mounting server's to say (see http/guard.ts).
   */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/';
    if (url.startsWith('/api/')) {
      void this.#rest.serve(request, response, url.slice('/api'.length));
      return true;
    }
    if (this.#access?.receive(request, response)) return true;
    return serveFile(request, response, this.options.pageDir, this.world);
  }

  /** Takes over WebSockets at /api/gateway and /local/ws; false for others, which the caller should destroy. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const path = (request.url ?? '').split('?')[0];
    if (path === '/api/gateway' || path === '/api/gateway/') this.#gateway.upgrade(request, socket, head);
    else if (path === '/local/ws') this.#windows.upgrade(request, socket, head);
    else return false;
    return true;
  }

  /** Where this is reached, e.g. `http://127.0.0.1:8080`: for the gateway's address and attachments. */
  listeningAt(url: string): void {
    this.world.baseUrl = url;
  }

  /** Cuts all connections. */
  close(): void {
    this.#gateway.close();
    this.#windows.close();
  }

  // People

  /** A person, member of every guild. The same name is the same person. */
  addUser(name: string, made: MadeUser = {}): LocalUser {
    return new LocalUser(this.world, this.#interactions, addUser(this.world, name, made));
  }

  setUserPermissions(user: LocalUser, permissions: readonly PermissionName[]): void {
    setPermissions(this.world, user.id, permissions);
  }

  // Places

  get botId(): string {
    return this.world.bot.id;
  }

  get guildId(): string {
    return this.#first.id;
  }

  /** The first channel of the first guild, or the one of that name. */
  channelId(name?: string): string {
    const found = [...this.#first.channels.values()].find((channel) => name === undefined || channel.name === name);
    if (!found) throw new Error(`no channel ${name ?? ''}`);
    return found.id;
  }

  /** Gives the new channel's id. */
  createChannel(name: string, guildId = this.guildId): string {
    return this.world.createChannel(this.world.guild(guildId), name).id;
  }

  /** Gives the new voice channel's id. */
  createVoiceChannel(name: string, guildId = this.guildId): string {
    return this.world.createVoiceChannel(this.world.guild(guildId), name).id;
  }

  archiveThread(threadId: string): void {
    this.world.archiveThread(this.world.channel(threadId));
  }

  deleteChannel(channelId: string): void {
    this.world.deleteChannel(channelId);
  }

  /** Gives the new guild's id; people who exist become members, and it has one channel unless told. */
  createGuild(name: string, channels: readonly string[] = ['general']): string {
    return this.world.createGuild(name, channels).id;
  }

  /** The bot is put out of a guild, whose people stay. */
  expelBot(guildId: string, stays: { readonly commandsStay?: boolean } = {}): void {
    this.world.expelBot(guildId, stays);
  }

  /** The bot is invited to a guild that it was put out of. */
  admitBot(guildId: string): void {
    this.world.admitBot(guildId);
  }

  removeGuild(guildId: string): void {
    this.world.removeGuild(guildId);
  }

  /** `false`: an outage of that guild begins, in which the bot hears nothing of it. */
  setGuildAvailable(guildId: string, available: boolean): void {
    this.world.setAvailable(guildId, available);
  }

  /** The ids of all guilds that the bot is in. */
  get guildIds(): string[] {
    return [...this.world.guilds.keys()];
  }

  /** The ids of a guild's channels, threads among them. */
  channelsOf(guildId: string): string[] {
    return [...this.world.guild(guildId).channels.keys()];
  }

  // The bot's connection and permissions

  get botOnline(): boolean {
    return this.#gateway.online;
  }

  /** Who is connected to the gateway, or may resume; several may share a shard. */
  get gatewaySessions(): readonly GatewaySession[] {
    return this.#gateway.sessions;
  }

  /** In one channel: what the bot is denied, and granted beyond its role. `{}` lifts it again. */
  setBotPermissions(
    channelId: string,
    rule: { readonly deny?: readonly PermissionName[]; readonly allow?: readonly PermissionName[] },
  ): void {
    this.world.setOverwrite(
      this.world.channel(channelId),
      this.botId,
      bitsOf(rule.allow ?? []),
      bitsOf(rule.deny ?? []),
    );
  }

  /** In one channel, for @everyone (default) or one user. */
  setPermissions(
    channelId: string,
    rule: { readonly deny?: readonly PermissionName[]; readonly allow?: readonly PermissionName[] },
    user?: LocalUser,
  ): void {
    const channel = this.world.channel(channelId);
    this.world.setOverwrite(
      channel,
      user?.id ?? channel.guild?.id ?? '',
      bitsOf(rule.allow ?? []),
      bitsOf(rule.deny ?? []),
    );
  }

  /** What the bot's role grants in the whole of the guild, `Permission` by name. */
  setBotRole(permissions: readonly PermissionName[], guildId = this.guildId): void {
    setBotRole(this.world, this.world.guild(guildId), bitsOf(permissions));
  }

  /** Which privileged intents the application is granted; all at first. IDENTIFY with one that isn't: 4014. */
  setBotIntents(granted: {
    readonly messageContent?: boolean;
    readonly guildMembers?: boolean;
    readonly presences?: boolean;
  }): void {
    Object.assign(this.world.granted, granted);
  }

  /** Whether people can install the application for themselves; they can at first. */
  allowUserInstall(userInstall: boolean): void {
    Object.assign(this.world.granted, { userInstall });
  }

  /** See Gateway.drop: cut, or (`politely`) asked to reconnect; resumable or not. */
  dropGateway(how: GatewayDrop = {}): void {
    this.#gateway.drop(how);
  }

  /** Troubles for the bot's next requests. */
  get faults(): Rest['faults'] {
    return this.#rest.faults;
  }

  get requests(): Rest['requests'] {
    return this.#rest.requests;
  }

  get rates(): Rest['rates'] {
    return this.#rest.rates;
  }

  // Waiting

  /** See until.ts. */
  until<T>(predicate: () => T, waiting?: Waiting): Promise<NonNullable<T>> {
    return until(this.world, predicate, () => this.dump(), waiting);
  }

  /** Asks waiting predicates again, after something outside this server has changed. */
  poke(): void {
    this.world.publish({ kind: 'other' });
  }

  /** What there is, in words: the messages of all channels and the last requests. */
  dump(): string {
    return dump(this.world, this.requests.all, this.botOnline);
  }
}

export const createLocalDiscord = (options: LocalOptions): LocalDiscord => new LocalDiscord(options);

/** The ids that a bot and a first server of these names have in every process. */
export const localIds = (botName: string, guildName: string): { readonly botId: string; readonly guildId: string } => ({
  botId: botIdOf(botName),
  guildId: guildIdOf(guildName),
});
