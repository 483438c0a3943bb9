import { refuse } from '../errors.js';
import { partialMember } from './shapes.js';
import type { World } from './world.js';
import {
  MessageFlag,
  type ApiMessage,
  type ApiReaction,
  type ApiUser,
  type Channel,
  type Json,
  type StoredMessage,
} from './model.js';

/** What a new message is made of, beyond what every message has. */
export interface Draft extends Partial<Omit<ApiMessage, 'id' | 'channel_id' | 'author' | 'timestamp'>> {
  readonly author: ApiUser;
  readonly visibleTo?: string;
  readonly commandName?: string;
}

/** The fields of a message that an edit may change. */
export type Revision = Partial<Pick<ApiMessage, 'content' | 'embeds' | 'components' | 'attachments' | 'flags'>>;

function mentionsIn(
  world: World,
  content: string,
): Pick<ApiMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> {
  if (!content.includes('@')) return { mentions: [], mention_roles: [], mention_everyone: false };
  const ids = new Set([...content.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? ''));
  const roles = [...content.matchAll(/<@&(\d+)>/g)].map((match) => match[1] ?? '');
  return {
    mentions: [...ids].flatMap((id) => world.users.get(id) ?? []),
    mention_roles: roles,
    mention_everyone: /@(everyone|here)\b/.test(content),
  };
}

export function addMessage(world: World, channel: Channel, draft: Draft): StoredMessage {
  const { author, visibleTo, commandName, ...rest } = draft;
  const content = draft.content ?? '';
  const api: ApiMessage = {
    id: world.snowflakes.next(),
    channel_id: channel.id,
    author,
    timestamp: world.timestamp(),
    edited_timestamp: null,
    type: 0,
    tts: false,
    flags: 0,
    pinned: false,
    attachments: [],
    embeds: [],
    components: [],
    ...mentionsIn(world, content),
    ...rest,
    content,
  };
  const message: StoredMessage = {
    api,
    channel,
    dismissed: false,
    gone: false,
    reactions: new Map(),
    ...(visibleTo && { visibleTo }),
    ...(commandName && { commandName }),
  };
  world.messages.set(api.id, message);
  const shelf = visibleTo ? channel.ephemerals : channel.messages;
  shelf.set(api.id, message);
  forgetOldest(world, shelf);
  if (!visibleTo) channel.lastMessageId = api.id;
  tell(world, message, 'create');
  return message;
}

/** Keeps memory bounded: the oldest message is forgotten without a word, as if it lay before the server's start. */
function forgetOldest(world: World, shelf: Map<string, StoredMessage>): void {
  for (const [id, message] of shelf) {
    if (shelf.size <= world.options.historyLimit) return;
    shelf.delete(id);
    world.messages.delete(id);
    message.gone = true;
  }
}

/** `silent`: not marked as edited, for the first real content of a deferred answer. */
export function reviseMessage(world: World, message: StoredMessage, change: Revision, silent = false): void {
  const { api } = message;
  Object.assign(api, change);
  if (change.content !== undefined) Object.assign(api, mentionsIn(world, change.content));
  if (!silent) api.edited_timestamp = world.timestamp();
  tell(world, message, 'update');
}

export function setPinned(world: World, message: StoredMessage, pinned: boolean): void {
  message.api.pinned = pinned;
  tell(world, message, 'update');
}

function tell(world: World, message: StoredMessage, change: 'create' | 'update'): void {
  const { channel, api } = message;
  if (!message.visibleTo) {
    const member = channel.guild?.members.get(api.author.id);
    const data = {
      ...api,
      ...(channel.guild && { guild_id: channel.guild.id }),
      ...(member && !api.webhook_id && { member: partialMember(member) }),
    };
    const name = change === 'create' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE';
    world.publish({
      kind: 'dispatch',
      name,
      data,
      channel,
      message,
      ...(channel.guild && { guildId: channel.guild.id }),
    });
  }
  world.publish({ kind: 'message', change, message });
}

/** `bulk`: the bot is sent one event for all of them instead of one for each. */
export function removeMessages(world: World, messages: readonly StoredMessage[], bulk = false): void {
  for (const message of messages) {
    message.gone = true;
    world.messages.delete(message.api.id);
    message.channel.messages.delete(message.api.id);
    message.channel.ephemerals.delete(message.api.id);
    world.publish({ kind: 'message', change: 'remove', message });
  }
  const open = messages.filter((message) => !message.visibleTo);
  const channel = open[0]?.channel;
  if (!channel) return;
  const where = { channel_id: channel.id, ...(channel.guild && { guild_id: channel.guild.id }) };
  if (bulk)
    world.dispatch(
      'MESSAGE_DELETE_BULK',
      { ids: open.map((message) => message.api.id), ...where },
      channel.guild?.id,
      channel,
    );
  else
    for (const message of open)
      world.dispatch('MESSAGE_DELETE', { id: message.api.id, ...where }, channel.guild?.id, channel);
}

/** A message that stands in the channel for all; ephemerals are unknown there. */
export function messageIn(channel: Channel, id: string): StoredMessage {
  const message = channel.messages.get(id);
  if (!message) throw refuse.unknownMessage();
  return message;
}

// Reactions

/** `emoji` as in the route: a Unicode emoji, or `name:id`. */
export function react(world: World, message: StoredMessage, userId: string, emoji: string, on: boolean): void {
  const users = message.reactions.get(emoji) ?? new Set<string>();
  if (users.has(userId) === on) return;
  if (on) users.add(userId);
  else users.delete(userId);
  if (users.size > 0) message.reactions.set(emoji, users);
  else message.reactions.delete(emoji);
  message.api.reactions = [...message.reactions].map(([name, who]): ApiReaction => ({
    emoji: emojiShape(name),
    count: who.size,
    me: who.has(world.bot.id),
  }));
  const { channel, api } = message;
  const member = channel.guild?.members.get(userId);
  const data: Json = {
    user_id: userId,
    channel_id: channel.id,
    message_id: api.id,
    emoji: emojiShape(emoji),
    burst: false,
    type: 0,
    ...(channel.guild && { guild_id: channel.guild.id }),
    ...(on && { message_author_id: api.author.id }),
    ...(on && member && { member: { ...partialMember(member), user: member.user } }),
  };
  world.dispatch(on ? 'MESSAGE_REACTION_ADD' : 'MESSAGE_REACTION_REMOVE', data, channel.guild?.id, channel);
  world.publish({ kind: 'message', change: 'update', message });
}

function emojiShape(emoji: string): { id: string | null; name: string } {
  const [name = '', id] = emoji.split(':');
  return { id: id ?? null, name };
}

// What one may see

/** Without the Message Content intent a bot reads content only of its own, of mentions and of direct messages. */
export function contentHidden(world: World, message: StoredMessage): boolean {
  const { api, channel } = message;
  return (
    channel.guild !== undefined &&
    api.author.id !== world.bot.id &&
    !api.mentions.some((user) => user.id === world.bot.id)
  );
}

/** Event data as it is sent without the Message Content intent: what people wrote is empty. */
export function withoutContent(data: object): object {
  const { poll: _poll, ...rest }: { readonly poll?: unknown } = data;
  return { ...rest, content: '', embeds: [], attachments: [], components: [] };
}

/** What one user sees in a channel, ephemerals of their own included, oldest first. */
export const visibleMessages = (channel: Channel, userId: string): StoredMessage[] =>
  [
    ...channel.messages.values(),
    ...[...channel.ephemerals.values()].filter((one) => one.visibleTo === userId && !one.dismissed),
  ].sort((a, b) => (BigInt(a.api.id) < BigInt(b.api.id) ? -1 : 1));

/** A deferred answer that has no content yet. */
export const isLoading = (message: StoredMessage): boolean => (message.api.flags & MessageFlag.Loading) !== 0;
