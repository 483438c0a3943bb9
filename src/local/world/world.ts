import type { Clock, Timers } from '../time.js';
import { Snowflakes, stableId } from '../snowflake.js';
import { refuse } from '../errors.js';
import {
  BOT_ROLE,
  EVERYONE,
  MODERATOR_ROLE,
  Permission,
  channelPermissions,
  type PermissionName,
} from './permissions.js';
import { channelShape, guildCreateShape } from './shapes.js';
import { CommandStore } from './commands.js';
import { AttachmentStore } from './attachments.js';
import { AvatarStore } from './avatars.js';
import { Activities } from './activities.js';
import { EmojiStore } from './emojis.js';
import { guildIdOf, makeUser } from './identity.js';
import type { ApiUser, Channel, Guild, Json, StoredMessage, WorldEvent } from './model.js';
import { blank } from './blank-channel.js';
import { roleWith } from './roles.js';

export interface WorldOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly botName: string;
  readonly historyLimit: number;
  /** What `GET /gateway/bot` says; see LocalOptions. */
  readonly recommendedShards?: number | undefined;
  readonly maxConcurrency?: number | undefined;
  /** See LocalOptions. */
  readonly clientSecret?: string | undefined;
}

/** Everything that exists: guilds, channels, members, messages, commands. One bot plays in it. */
export class World {
  readonly snowflakes: Snowflakes;
  readonly bot: ApiUser;
  readonly guilds = new Map<string, Guild>();
  /** Guilds that the bot is not in: it hears nothing of them but interactions. */
  readonly foreign = new Map<string, Guild>();
  /** Guilds in an outage: none of their events reaches the bot. */
  readonly unavailable = new Set<string>();
  readonly channels = new Map<string, Channel>();
  readonly users = new Map<string, ApiUser>();
  /** People who have installed the application for themselves. */
  readonly installers = new Set<string>();
  /** By person: the language that their Discord is set to. */
  readonly locales = new Map<string, string>();
  /** People who take no direct messages from the bot. */
  readonly directClosed = new Set<string>();
  readonly messages = new Map<string, StoredMessage>();
  readonly commands: CommandStore;
  readonly attachments = new AttachmentStore();
  readonly avatars = new AvatarStore();
  readonly emojis: EmojiStore;
  readonly activities: Activities;
  /** What the application has been granted in the developer portal. */
  readonly granted = { messageContent: true, guildMembers: true, presences: true, userInstall: true };
  /** Scheme and host under which the server was last asked for; attachments' addresses begin with it. */
  baseUrl = 'http://127.0.0.1';
  readonly #listeners = new Set<(event: WorldEvent) => void>();

  constructor(readonly options: WorldOptions) {
    this.snowflakes = new Snowflakes(options.clock);
    this.bot = makeUser(options.botName, true);
    this.users.set(this.bot.id, this.bot);
    this.commands = new CommandStore(this.bot.id, this.snowflakes, options.clientSecret !== undefined);
    this.emojis = new EmojiStore(this.bot);
    this.activities = new Activities(options.clock, options.clientSecret);
  }

  now(): number {
    return this.options.clock.now();
  }

  timestamp(): string {
    return new Date(this.now()).toISOString();
  }

  listen(listener: (event: WorldEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(event: WorldEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  dispatch(name: string, data: object, guildId?: string, channel?: Channel): void {
    this.publish({ kind: 'dispatch', name, data, ...(guildId && { guildId }), ...(channel && { channel }) });
  }

  // Guilds

  /** With everyone who exists as a member, and these channels. */
  createGuild(name: string, channels: readonly string[]): Guild {
    const id = guildIdOf(name);
    const botRoleId = stableId('role', name, 'bot');
    const guild: Guild = {
      id,
      name,
      botRoleId,
      ownerId: stableId('owner', name),
      members: new Map(),
      channels: new Map(),
      voice: new Map(),
      roles: new Map([
        [id, { id, name: '@everyone', permissions: EVERYONE, position: 0, managed: false }],
        [botRoleId, { id: botRoleId, name: this.bot.username, permissions: BOT_ROLE, position: 1, managed: true }],
      ]),
    };
    this.guilds.set(id, guild);
    roleWith(this, guild, MODERATOR_ROLE);
    for (const user of this.users.values()) {
      guild.members.set(user.id, { user, roles: user === this.bot ? [botRoleId] : [], joinedAt: this.timestamp() });
    }
    for (const channel of channels) this.#register(this.#textChannel(guild, channel));
    this.dispatch('GUILD_CREATE', guildCreateShape(guild), id);
    this.publish({ kind: 'channels' });
    return guild;
  }

  /** The bot is put out of a guild; for it, and for the windows, the guild is gone. */
  removeGuild(id: string): void {
    const guild = this.guild(id);
    this.guilds.delete(id);
    this.unavailable.delete(id);
    for (const channel of guild.channels.values()) this.#forgetChannel(channel);
    this.commands.forgetGuild(id);
    this.dispatch('GUILD_DELETE', { id }, id);
    this.publish({ kind: 'channels' });
  }

  /** The bot is put out of a guild that goes on without it; `commandsStay`: as where it was invited without the scope `bot`. */
  expelBot(id: string, { commandsStay = false } = {}): void {
    const guild = this.guild(id);
    this.dispatch('GUILD_DELETE', { id }, id);
    this.guilds.delete(id);
    this.foreign.set(id, Object.assign(guild, { commandsStay }));
    guild.members.delete(this.bot.id);
    this.commands.forgetGuild(id);
    this.publish({ kind: 'users' });
  }

  /** The bot is invited to a guild that it was not in. */
  admitBot(id: string): void {
    const guild = this.foreign.get(id);
    if (guild === undefined) throw refuse.unknownGuild();
    this.foreign.delete(id);
    this.guilds.set(id, guild);
    guild.members.set(this.bot.id, { user: this.bot, roles: [guild.botRoleId], joinedAt: this.timestamp() });
    this.dispatch('GUILD_CREATE', guildCreateShape(guild), id);
    this.publish({ kind: 'users' });
  }

  /** An outage begins, or is over. */
  setAvailable(id: string, available: boolean): void {
    const guild = this.guild(id);
    if (available !== this.unavailable.has(id)) return;
    if (available) {
      this.unavailable.delete(id);
      this.dispatch('GUILD_CREATE', guildCreateShape(guild), id);
    } else {
      this.dispatch('GUILD_DELETE', { id, unavailable: true }, id);
      this.unavailable.add(id);
    }
  }

  guild(id: string): Guild {
    const guild = this.guilds.get(id);
    if (!guild) throw refuse.unknownGuild();
    return guild;
  }

  allGuilds(): Guild[] {
    return [...this.guilds.values(), ...this.foreign.values()];
  }

  // Channels

  createChannel(guild: Guild, name: string): Channel {
    return this.#addChannel(this.#textChannel(guild, name), 'CHANNEL_CREATE');
  }

  createVoiceChannel(guild: Guild, name: string): Channel {
    return this.#addChannel({ ...this.#textChannel(guild, name), type: 2 }, 'CHANNEL_CREATE');
  }

  #textChannel(guild: Guild, name: string): Channel {
    let id = stableId('channel', guild.name, name);
    for (let copy = 2; this.channels.has(id); copy += 1) id = stableId('channel', guild.name, name, String(copy));
    return { ...blank(this.now(), id, name), type: 0, guild, position: guild.channels.size };
  }

  #register(channel: Channel): void {
    this.channels.set(channel.id, channel);
    channel.guild?.channels.set(channel.id, channel);
  }

  createThread(parent: Channel, name: string, ownerId: string): Channel {
    const { guild } = parent;
    if (!guild || parent.type !== 0) throw refuse.unknownChannel();
    const thread: Channel = {
      ...blank(this.now(), this.snowflakes.next(), name),
      type: 11,
      guild,
      parent,
      ownerId,
      overwrites: parent.overwrites,
    };
    return this.#addChannel(thread, 'THREAD_CREATE', { newly_created: true });
  }

  /** A thread's title changes. */
  rename(thread: Channel, name: string): void {
    thread.name = name;
    this.dispatch('THREAD_UPDATE', channelShape(thread), thread.guild?.id, thread);
    this.publish({ kind: 'channels' });
  }

  archiveThread(thread: Channel): void {
    thread.archived = true;
    this.dispatch('THREAD_UPDATE', channelShape(thread), thread.guild?.id, thread);
  }

  /** Whether the bot is where this channel is: elsewhere it has nothing but interactions. */
  hasBot({ type, guild }: Channel): boolean {
    return type !== 3 && (guild === undefined || this.guilds.has(guild.id));
  }

  sees(channel: Channel, userId: string): boolean {
    return channel.guild ? this.may(channel, userId, 'ViewChannel') : channel.recipients?.has(userId) === true;
  }

  #addChannel(channel: Channel, event: string, extra: Json = {}): Channel {
    this.#register(channel);
    this.dispatch(event, { ...channelShape(channel), ...extra }, channel.guild?.id, channel);
    this.publish({ kind: 'channels' });
    return channel;
  }

  /** As Discord does, it says nothing of the threads that go with their channel. */
  deleteChannel(id: string): void {
    const channel = this.channel(id);
    for (const thread of this.channels.values()) if (thread.parent === channel) this.#forgetChannel(thread);
    this.#forgetChannel(channel);
    const thread = channel.type === 11;
    const data = thread
      ? { id, guild_id: channel.guild?.id, parent_id: channel.parent?.id, type: channel.type }
      : channelShape(channel);
    this.dispatch(thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', data, channel.guild?.id, channel);
    this.publish({ kind: 'channels' });
  }

  /** What only that person saw: direct messages with the bot, and answers that nobody else sees. */
  forgetPrivate(userId: string): void {
    for (const channel of this.channels.values()) {
      if (channel.recipients?.delete(userId) === true && channel.type === 1) this.#forgetChannel(channel);
      channel.overwrites.delete(userId);
      for (const [id, message] of channel.ephemerals) {
        if (message.visibleTo === userId && channel.ephemerals.delete(id)) this.#forgetMessage(message);
      }
    }
  }

  #forgetChannel(channel: Channel): void {
    this.channels.delete(channel.id);
    channel.guild?.channels.delete(channel.id);
    for (const message of [...channel.messages.values(), ...channel.ephemerals.values()]) this.#forgetMessage(message);
  }

  #forgetMessage(message: StoredMessage): void {
    message.gone = true;
    this.messages.delete(message.api.id);
  }

  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (!channel) throw refuse.unknownChannel();
    return channel;
  }

  /** A channel's own rule for one member or role; replaces an earlier one. */
  setOverwrite(channel: Channel, id: string, allow: bigint, deny: bigint): void {
    const type = channel.guild?.roles.has(id) ? 0 : 1;
    if (allow === 0n && deny === 0n) channel.overwrites.delete(id);
    else channel.overwrites.set(id, { id, type, allow, deny });
    this.dispatch('CHANNEL_UPDATE', channelShape(channel), channel.guild?.id);
  }

  permissions(channel: Channel, userId: string): bigint {
    if (!channel.guild) return EVERYONE;
    return channel.guild.members.has(userId) ? channelPermissions(channel.guild, channel, userId) : 0n;
  }

  may(channel: Channel, userId: string, name: PermissionName): boolean {
    return (this.permissions(channel, userId) & Permission[name]) !== 0n;
  }
}
