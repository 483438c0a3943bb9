import { PermissionFlagsBits } from 'discord.js';
import type { Client } from 'discord.js';
import type { Logger } from '../ports.js';
import { permissionsIn } from './channel-permissions.js';
import type { Listeners } from './inbox.js';
import { json, list, readInteraction, readMessage, readThread, text, textOrNull } from './read.js';
import type { Json, ChannelContext } from './read.js';
import type { Outages } from './outages.js';
import type { Skew } from './skew.js';
import type { VoiceStates } from './voice-states.js';

/** A gateway dispatch → a call of a listener. */
export class Dispatches {
  readonly #around: ChannelContext;
  readonly #handlers: ReadonlyMap<string, (data: Json) => void>;

  constructor(
    private readonly client: Client,
    private readonly to: Listeners,
    private readonly told: { readonly skew: Skew; readonly outages: Outages; readonly voice: VoiceStates },
    private readonly log: Logger,
  ) {
    this.#around = {
      parentOf: (channelId) => this.#parentOf(channelId),
      mayModerate: (guildId, channelId, userId, roles) =>
        permissionsIn(client, guildId, channelId, userId, roles, PermissionFlagsBits.ManageMessages),
    };
    this.#handlers = new Map<string, (data: Json) => void>([
      [
        'INTERACTION_CREATE',
        (data) => {
          this.#interaction(data);
        },
      ],
      [
        'MESSAGE_CREATE',
        (data) => {
          this.#message(data, false);
        },
      ],
      [
        'MESSAGE_UPDATE',
        (data) => {
          this.#message(data, true);
        },
      ],
      [
        'MESSAGE_DELETE',
        (data) => {
          this.#messagesDeleted(data, [text(data['id'])]);
        },
      ],
      [
        'MESSAGE_DELETE_BULK',
        (data) => {
          this.#messagesDeleted(data, Array.isArray(data['ids']) ? data['ids'].map(text) : []);
        },
      ],
      [
        'CHANNEL_DELETE',
        (data) => {
          this.#channelDeleted(text(data['id']), text(data['guild_id']));
        },
      ],
      [
        'THREAD_CREATE',
        (data) => {
          const thread = readThread(data);
          if (thread) this.to.onThread(thread);
        },
      ],
      [
        'VOICE_STATE_UPDATE',
        (data) => {
          const guildId = text(data['guild_id']);
          if (guildId !== '') this.to.onVoice(guildId, this.told.voice.update(guildId, data));
        },
      ],
      [
        'GUILD_BAN_ADD',
        (data) => {
          this.to.onBan(text(data['guild_id']), text(json(data['user'])['id']));
        },
      ],
      [
        'THREAD_DELETE',
        (data) => {
          this.#channelDeleted(text(data['id']), text(data['guild_id']));
        },
      ],
      [
        'GUILD_CREATE',
        (data) => {
          this.#guildCreated(data);
        },
      ],
      [
        'GUILD_DELETE',
        (data) => {
          this.#guildDeleted(data);
        },
      ],
      // Each server follows as a GUILD_CREATE; one that doesn't is in an outage.
      [
        'READY',
        (data) => {
          for (const guild of list(data['guilds']).map(json))
            if (guild['unavailable'] === true) this.told.outages.began(text(guild['id']));
        },
      ],
    ]);
  }

  take(packet: unknown, onApplication: (id: string) => void): void {
    const { t, d } = json(packet);
    const data = json(d);
    if (t === 'READY') onApplication(text(json(data['application'])['id']) || text(json(data['user'])['id']));
    try {
      this.#handlers.get(text(t))?.(data);
    } catch (error) {
      this.log.error({ err: error, dispatch: t }, 'a dispatch could not be handled');
    }
  }

  #guildCreated(data: Json): void {
    const id = text(data['id']);
    if (data['unavailable'] === true) this.told.outages.began(id);
    else this.told.outages.ended(id);
    if (data['unavailable'] !== true) this.told.voice.replace(id, data['voice_states']);
    this.to.onGuild(id);
    this.#joined(data);
  }

  /** Discord docs, "Guild Delete": `unavailable` is set in an outage, and left out when the bot was removed. */
  #guildDeleted(data: Json): void {
    const guildId = text(data['id']);
    this.told.voice.drop(guildId);
    if (data['unavailable'] === true) {
      this.told.outages.began(guildId);
      return;
    }
    this.told.outages.removed(guildId);
    this.to.onDeletion({ kind: 'guild', guildId });
  }

  /** Discord says nothing of the threads that go with their channel, and discord.js forgets them after this dispatch. */
  #channelDeleted(channelId: string, guildId: string): void {
    const threadIds = [...this.client.channels.cache.values()]
      .filter((channel) => channel.isThread() && channel.parentId === channelId)
      .map(({ id }) => id);
    this.to.onDeletion({ kind: 'channel', channelId, guildId, threadIds });
  }

  /** Those that were there at READY are known already, or known to be in an outage. */
  #joined(data: Json): void {
    const id = text(data['id']);
    if (!this.client.isReady() || this.client.guilds.cache.has(id) || data['unavailable'] === true) return;
    // What may be posted where is known once discord.js has taken the same dispatch.
    queueMicrotask(() => {
      this.to.onJoined(id, this.#maySpeakIn(id, data), textOrNull(data['preferred_locale']));
    });
  }

  /** The channel for news of the server, where the bot may write in it. */
  #maySpeakIn(guildId: string, data: Json): string | null {
    const channelId = text(data['system_channel_id']);
    const bot = this.client.user?.id ?? '';
    const me = list(data['members'])
      .map(json)
      .find((member) => text(json(member['user'])['id']) === bot);
    const roles = list(me?.['roles']).map(text);
    const may = (flag: bigint): boolean => permissionsIn(this.client, guildId, channelId, bot, roles, flag);
    const both = may(PermissionFlagsBits.ViewChannel) && may(PermissionFlagsBits.SendMessages);
    return channelId !== '' && both ? channelId : null;
  }

  #interaction(data: Json): void {
    this.told.skew.observe(text(data['id']));
    const read = readInteraction(data);
    if (read) this.to.onInteraction(read);
  }

  #message(data: Json, update: boolean): void {
    if (!update) this.told.skew.observe(text(data['id']));
    const read = readMessage(data, update, this.#around);
    if (read === null) return;
    if (read.editedAt !== null) this.told.skew.observeTime(read.editedAt);
    this.to.onMessage(read);
  }

  #messagesDeleted(data: Json, messageIds: readonly string[]): void {
    this.to.onDeletion({ kind: 'message', channelId: text(data['channel_id']), messageIds });
  }

  #parentOf(channelId: string): string | null {
    const channel = this.client.channels.cache.get(channelId);
    return channel?.isThread() ? channel.parentId : null;
  }
}
