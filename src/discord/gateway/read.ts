import { PermissionFlagsBits } from 'discord.js';
import { guestHome, isGuestHome } from '../../table/home.js';
import type { Caller, ChatMessage, Click, CommandCall, Interaction, NewThread, OptionValue } from './incoming.js';

/**
 * Dispatches are read as they come over the wire, field by field and forgivingly, instead of through discord.js's
 * objects: those build a user, a member and a message for every line of chat in every channel, drop edits of messages
 * that aren't cached, and throw where a compatible server leaves an optional field out.
 */
export type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const json = (value: unknown): Json => (isJson(value) ? value : {});
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const texts = (value: unknown): readonly string[] =>
  list(value).filter((one): one is string => typeof one === 'string');
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
/** ISO 8601, as Discord writes times; null for anything else. */
function time(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** Discord's permission bits, sent as a decimal string; null for anything else. */
export function bits(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : null;
}

export const holds = (permissions: bigint | null, flag: bigint): boolean =>
  permissions !== null && (permissions & (flag | PermissionFlagsBits.Administrator)) !== 0n;

/** Discord docs, "Channel types": a group's direct messages. */
const GROUP = 3;

/**
 * Who may manage where there is no server: the owner of a group, as far as Discord tells who that is, and both people of
 * direct messages.
 */
function managesDirectly(channel: Json, userId: string): boolean {
  const owner = channel['type'] === GROUP ? channel['owner_id'] : undefined;
  return typeof owner !== 'string' || owner === userId;
}

function callerOf(interaction: Json): Caller {
  const member = json(interaction['member']);
  const user = json(member['user'] ?? interaction['user']);
  const permissions = bits(member['permissions']);
  const userId = text(user['id']);
  const alike = typeof interaction['guild_id'] !== 'string' && managesDirectly(json(interaction['channel']), userId);
  return {
    userId,
    name: text(member['nick']) || text(user['global_name']) || text(user['username']) || text(user['id']),
    roles: texts(member['roles']),
    moderator: alike || holds(permissions, PermissionFlagsBits.ManageMessages),
    manager: alike || holds(permissions, PermissionFlagsBits.ManageGuild),
  };
}

function parentOf(data: Json): Pick<Interaction, 'parentId'> {
  const { type, parent_id: parentId } = json(data['channel']);
  // Discord docs, "Channel types": threads; the parent of any other channel is its category.
  const isThread = typeof type === 'number' && type >= 10 && type <= 12;
  return isThread && typeof parentId === 'string' ? { parentId } : {};
}

/** Discord docs, "Application Integration Types": by whose installation an interaction came to be. */
const BY_SERVER = '0';
const BY_PERSON = '1';

/** The server's id, or the channel's own home where the bot is no member. */
function homeOf(data: Json): string {
  const guildId = textOrNull(data['guild_id']);
  const owners = json(data['authorizing_integration_owners']);
  const isMember = guildId !== null && (BY_SERVER in owners || !(BY_PERSON in owners));
  return isMember ? guildId : guestHome(guildId, channelOf(data));
}

/** Discord docs, "Interaction Context Types": direct messages with the bot. */
const WITH_BOT = 1;

const channelOf = (data: Json): string => text(data['channel_id']) || text(json(data['channel'])['id']);

/** Whether everybody in the channel sees an answer: what a person brings along needs Use External Apps in a server. */
function isSeenByAll(data: Json, home: string): boolean {
  const permissions = bits(json(data['member'])['permissions']);
  return !isGuestHome(home) || permissions === null || holds(permissions, PermissionFlagsBits.UseExternalApps);
}

const interactionOf = (data: Json): Interaction => ({
  id: text(data['id']),
  token: text(data['token']),
  guildId: homeOf(data),
  seenByAll: isSeenByAll(data, homeOf(data)),
  ...(data['context'] === WITH_BOT ? { withBot: true as const } : {}),
  channelId: channelOf(data),
  channelType: numberOrNull(json(data['channel'])['type']),
  ...parentOf(data),
  caller: callerOf(data),
  locale: textOrNull(data['locale']),
  // Alone with the bot one is the whole server.
  guildLocale: textOrNull(data['guild_locale'] ?? (data['context'] === WITH_BOT ? data['locale'] : null)),
  appPermissions: bits(data['app_permissions']),
});

const EPHEMERAL = 1 << 6;

function clickOf(data: Json): Click {
  const component = json(data['data']);
  const message = json(data['message']);
  return {
    ...interactionOf(data),
    kind: 'click',
    customId: text(component['custom_id']),
    values: texts(component['values']),
    messageId: text(message['id']),
    ephemeral: (number(message['flags']) & EPHEMERAL) !== 0,
  };
}

const isOptionValue = (value: unknown): value is OptionValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Discord docs, "Application Command Types". */
const ENTRY_POINT = 4;

function commandOf(data: Json, kind: CommandCall['kind']): CommandCall {
  const command = json(data['data']);
  // Discord docs, "Application command types": 1 is a subcommand; its options lie inside it.
  const sub = list(command['options'])
    .map(json)
    .find((option) => option['type'] === 1);
  const filled = list(sub ? sub['options'] : command['options']).map(json);
  const options = new Map<string, OptionValue>();
  for (const { name, value } of filled) if (isOptionValue(value)) options.set(text(name), value);
  return {
    ...interactionOf(data),
    kind,
    options,
    command: text(command['name']),
    subcommand: text(sub?.['name']),
    ...(command['type'] === ENTRY_POINT ? { entryPoint: true } : {}),
    focused: textOrNull(filled.find((option) => option['focused'] === true)?.['name']),
  };
}

/** Discord docs, "Interaction type": 2 a command, 3 a component, 4 autocomplete. */
const READERS: ReadonlyMap<unknown, (data: Json) => Click | CommandCall> = new Map<
  unknown,
  (data: Json) => Click | CommandCall
>([
  [2, (data) => commandOf(data, 'command')],
  [3, clickOf],
  [4, (data) => commandOf(data, 'autocomplete')],
]);

/** Null: an interaction of a type that the bot doesn't handle. */
export const readInteraction = (data: Json): Click | CommandCall | null => READERS.get(data['type'])?.(data) ?? null;

/** Fields that could say anything; Discord docs, "Message object". */
const EXTRAS = ['poll', 'embeds', 'components', 'activity', 'shared_client_theme'] as const;
/** Discord docs, "Embed object": what shows a picture, and the types that are one. */
const PICTURE_FIELDS = ['image', 'thumbnail', 'video'] as const;
const PICTURE_TYPES: ReadonlySet<unknown> = new Set(['image', 'gifv', 'video']);
const showsPicture = (embed: Json): boolean =>
  PICTURE_TYPES.has(embed['type']) || PICTURE_FIELDS.some((field) => isJson(embed[field]));

const VOICE_MESSAGE = 1 << 13;
/** Discord docs, "Message reference types". */
const FORWARD = 1;

/** What a message itself doesn't tell: its thread's parent, and its author's permissions there. */
export interface ChannelContext {
  parentOf(channelId: string): string | null;
  mayModerate(guildId: string, channelId: string, userId: string, roles: readonly string[]): boolean;
}

/**
 * Null where nobody said anything. `update`: a MESSAGE_UPDATE, which is an edit of its author's only where it carries
 * the time of one: links that unfurl, pins, polls that end and threads that start send updates too. Of those only what
 * shows a picture counts (R11).
 */
export function readMessage(data: Json, update: boolean, around: ChannelContext): ChatMessage | null {
  const author = json(data['author']);
  const guildId = text(data['guild_id']);
  const channelId = text(data['channel_id']);
  const authorId = text(author['id']);
  const editedAt = update ? time(data['edited_timestamp']) : null;
  const pictures = list(data['embeds']).map(json).some(showsPicture);
  const unfolded = update && editedAt === null;
  // An update that tells of embeds alone has no author: nobody said anything new.
  if (!guildId || !authorId || (unfolded && !pictures)) return null;
  return {
    id: text(data['id']),
    guildId,
    channelId,
    authorId,
    edited: editedAt !== null,
    editedAt,
    unfolded,
    pictures,
    parentId: around.parentOf(channelId),
    type: number(data['type']),
    automatic: author['bot'] === true || author['system'] === true || typeof data['webhook_id'] === 'string',
    moderator: around.mayModerate(guildId, channelId, authorId, texts(json(data['member'])['roles'])),
    content: text(data['content']),
    attachments: list(data['attachments']).length,
    stickers: list(data['sticker_items']).length,
    extras: EXTRAS.some((field) => isJson(data[field]) || list(data[field]).length > 0),
    forward: list(data['message_snapshots']).length > 0 || json(data['message_reference'])['type'] === FORWARD,
    voice: (number(data['flags']) & VOICE_MESSAGE) !== 0,
  };
}

/** Null: the bot was only added to a thread, or it hangs under nothing. */
export function readThread(data: Json): NewThread | null {
  const [id, parentId, ownerId] = [text(data['id']), text(data['parent_id']), text(data['owner_id'])];
  if (data['newly_created'] !== true || !id || !parentId || !ownerId) return null;
  const madeAt = time(json(data['thread_metadata'])['create_timestamp']);
  return { id, parentId, ownerId, title: text(data['name']), madeAt };
}
