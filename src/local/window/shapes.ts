import type {
  ApiComponent as PageComponent,
  PageAttachment,
  PageChannel,
  PageCommand,
  PageCommandOption,
  PageMessage,
  PageModal,
  PageUser,
} from '../protocol.js';
import { isLoading } from '../world/messages.js';
import type { ApiCommand, ApiCommandOption } from '../world/commands.js';
import type { ApiAttachment, ApiUser, Channel, Json, StoredMessage } from '../world/model.js';

/** State → what protocol.ts says a window is told. */

export const pageUser = (user: ApiUser): PageUser => ({
  id: user.id,
  name: user.global_name ?? user.username,
  bot: user.bot ?? false,
});

const seatedIn = ({ id, guild }: Channel): NonNullable<PageChannel['voice']> =>
  [...(guild?.voice ?? [])]
    .filter(([, channelId]) => channelId === id)
    .map(([userId]) => ({ userId, muted: guild?.members.get(userId)?.mute === true }));

interface ChannelContext {
  /** The bot's name, after which one's messages with it are called. */
  readonly bot: string;
  readonly mayMute: boolean;
  readonly foreign: boolean;
}

export const pageChannel = (channel: Channel, { bot, mayMute, foreign }: ChannelContext): PageChannel => ({
  id: channel.id,
  name: channel.type === 1 ? bot : channel.name,
  ...(channel.guild === undefined ? { place: 'direct' } : foreign ? { place: 'elsewhere' } : {}),
  ...(channel.parent && { parentId: channel.parent.id }),
  ...(channel.type === 2 && { voice: seatedIn(channel), mayMute }),
});

/** Addresses without a host: the page asks the server it came from. */
const pageAttachment = (one: ApiAttachment): PageAttachment => ({
  filename: one.filename,
  url: new URL(one.url).pathname,
  size: one.size,
  ...(one.content_type && { contentType: one.content_type }),
});

/** A message as one user sees it: `mine` among the reactions is about them. */
export function pageMessage(
  { api, channel, visibleTo, commandName, reactions, ...rest }: StoredMessage,
  userId: string,
): PageMessage {
  const asked = api.interaction_metadata?.user;
  return {
    id: api.id,
    channelId: channel.id,
    author: pageUser(api.author),
    content: api.content,
    components: api.components as readonly PageComponent[],
    attachments: api.attachments.map(pageAttachment),
    ephemeral: visibleTo !== undefined,
    loading: isLoading({ api, channel, reactions, ...rest }),
    edited: api.edited_timestamp !== null,
    pinned: api.pinned,
    at: Date.parse(api.timestamp),
    ...(asked &&
      api.type !== 0 && { answers: { user: pageUser(asked), ...(commandName && { command: commandName }) } }),
    reactions: [...reactions].map(([emoji, users]) => ({ emoji, count: users.size, mine: users.has(userId) })),
  };
}

export const pageModal = (modal: Json): PageModal => ({
  customId: String(modal['custom_id']),
  title: String(modal['title']),
  components: modal['components'] as readonly PageComponent[],
});

export const pageCommand = (command: ApiCommand): PageCommand => ({
  id: command.id,
  name: command.name,
  description: command.description,
  options: (command.options ?? []).map(pageOption),
});

const pageOption = (option: ApiCommandOption): PageCommandOption => ({
  type: option.type,
  name: option.name,
  description: option.description,
  required: option.required ?? false,
  autocomplete: option.autocomplete ?? false,
  choices: option.choices ?? [],
  options: (option.options ?? []).map(pageOption),
  ...(option.min_value !== undefined && { minValue: option.min_value }),
  ...(option.max_value !== undefined && { maxValue: option.max_value }),
  ...(option.max_length !== undefined && { maxLength: option.max_length }),
});
