import { PermissionFlagsBits } from 'discord.js';
import type { Client } from 'discord.js';
import type { Logger } from '../ports.js';
import { permissionsIn } from './channel-permissions.js';
import type { Listeners } from './inbox.js';
import { json, readInteraction, readMessage, readThread, text } from './read.js';
import type { Json, Surroundings } from './read.js';
import type { Skew } from './skew.js';

/** A gateway dispatch → a call of a listener. */
export class Dispatches {
  readonly #around: Surroundings;
  readonly #takers: ReadonlyMap<string, (data: Json) => void>;

  constructor(
    private readonly client: Client,
    private readonly to: Listeners,
    private readonly skew: Skew,
    private readonly log: Logger,
  ) {
    this.#around = {
      parentOf: (channelId) => this.#parentOf(channelId),
      mayModerate: (guildId, channelId, userId, roles) =>
        permissionsIn(client, guildId, channelId, userId, roles, PermissionFlagsBits.ManageMessages),
    };
    this.#takers = new Map<string, (data: Json) => void>([
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
          this.#lost(data, [text(data['id'])]);
        },
      ],
      [
        'MESSAGE_DELETE_BULK',
        (data) => {
          this.#lost(data, Array.isArray(data['ids']) ? data['ids'].map(text) : []);
        },
      ],
      [
        'CHANNEL_DELETE',
        (data) => {
          this.to.onLoss({ kind: 'channel', channelId: text(data['id']) });
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
        'THREAD_DELETE',
        (data) => {
          this.to.onLoss({ kind: 'channel', channelId: text(data['id']) });
        },
      ],
      [
        'GUILD_CREATE',
        (data) => {
          this.to.onGuild(text(data['id']));
        },
      ],
      // Discord docs, "Guild Delete": `unavailable` is set in an outage, and left out when the bot was removed.
      [
        'GUILD_DELETE',
        (data) => {
          if (data['unavailable'] !== true) this.to.onLoss({ kind: 'guild', guildId: text(data['id']) });
        },
      ],
    ]);
  }

  take(packet: unknown, onApplication: (id: string) => void): void {
    const { t, d } = json(packet);
    const data = json(d);
    if (t === 'READY') onApplication(text(json(data['application'])['id']) || text(json(data['user'])['id']));
    try {
      this.#takers.get(text(t))?.(data);
    } catch (error) {
      this.log.error({ err: error, dispatch: t }, 'a dispatch could not be handled');
    }
  }

  #interaction(data: Json): void {
    this.skew.observe(text(data['id']));
    const read = readInteraction(data);
    if (read) this.to.onInteraction(read);
  }

  #message(data: Json, update: boolean): void {
    if (!update) this.skew.observe(text(data['id']));
    const read = readMessage(data, update, this.#around);
    if (read) this.to.onMessage(read);
  }

  #lost(data: Json, messageIds: readonly string[]): void {
    this.to.onLoss({ kind: 'message', channelId: text(data['channel_id']), messageIds });
  }

  #parentOf(channelId: string): string | null {
    const channel = this.client.channels.cache.get(channelId);
    return channel?.isThread() ? channel.parentId : null;
  }
}
