import { refuse } from '../errors.js';
import { isSnowflake, timeOf } from '../snowflake.js';
import { invalidBody } from '../validate/faults.js';
import { composeEdit, composeNew } from '../world/compose.js';
import {
  addMessage,
  contentHidden,
  messageIn,
  react,
  removeMessages,
  reviseMessage,
  setPinned,
  withoutContent,
} from '../world/messages.js';
import type { PermissionName } from '../world/permissions.js';
import type { World } from '../world/world.js';
import type { ApiMessage, Channel, Json, StoredMessage } from '../world/model.js';
import { nothing, ok, type Call, type Rate, type Result, type Route } from './router.js';

/** Seen by others: about five in five seconds a channel. */
const SEND: Rate = { limit: 5, perMs: 5_000, global: true };
const DELETE: Rate = { limit: 5, perMs: 1_000, global: true };
const BULK: Rate = { limit: 1, perMs: 1_000, global: true };
const REACT: Rate = { limit: 1, perMs: 250, global: true };
const READ: Rate = { limit: 50, perMs: 1_000, global: true };
const FOURTEEN_DAYS_MS = 14 * 24 * 3_600_000;

/** The channel of the path, where the bot may do what is named; 50001 if it can't even see it. */
export function channelOf({ world, params }: Call, ...needed: readonly PermissionName[]): Channel {
  const channel = world.channel(params['channel'] ?? '');
  if (!world.hasBot(channel) || !world.may(channel, world.bot.id, 'ViewChannel')) throw refuse.missingAccess();
  for (const name of needed) if (!world.may(channel, world.bot.id, name)) throw refuse.missingPermissions();
  return channel;
}

const messageOf = (call: Call, channel: Channel): StoredMessage => messageIn(channel, call.params['message'] ?? '');

/** What the bot may read of a message, by the Message Content intent. */
const readable = (world: World, message: StoredMessage): object =>
  !world.granted.messageContent && contentHidden(world, message) ? withoutContent(message.api) : message.api;

function list(call: Call): Result {
  const { world, query } = call;
  const channel = channelOf(call);
  if (!world.may(channel, world.bot.id, 'ReadMessageHistory')) return ok([]);
  const limit = Number(query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidBody(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.');
  const [before, after, around] = ['before', 'after', 'around'].map((name) => query.get(name));
  let all = [...channel.messages.values()].reverse();
  if (before) all = all.filter((one) => BigInt(one.api.id) < BigInt(before));
  if (after) all = all.filter((one) => BigInt(one.api.id) > BigInt(after)).slice(-limit);
  if (around) {
    const at = all.findIndex((one) => BigInt(one.api.id) <= BigInt(around));
    all = all.slice(Math.max(0, at - Math.floor(limit / 2)));
  }
  return ok(all.slice(0, limit).map((one) => readable(world, one)));
}

function send(call: Call): Result {
  const { world, body } = call;
  const channel = channelOf(call);
  const people = channel.type === 1 ? [...(channel.recipients?.keys() ?? [])] : [];
  if (people.some((id) => world.directClosed.has(id))) throw refuse.cannotMessageUser();
  const needed: PermissionName[] = [channel.type === 11 ? 'SendMessagesInThreads' : 'SendMessages'];
  if (body.files.length > 0) needed.push('AttachFiles');
  channelOf(call, ...needed);
  const fields = composeNew(world, body);
  const reference = replyTo(channel, body.json);
  const known = sameNonce(channel, body.json);
  return ok((known ?? addMessage(world, channel, { ...fields, ...reference, author: world.bot })).api);
}

function replyTo(channel: Channel, json: Json): Partial<ApiMessage> {
  const reference = json['message_reference'] as Json | undefined;
  if (!reference || !isSnowflake(reference['message_id'])) return {};
  const found = channel.messages.get(reference['message_id']);
  if (!found && reference['fail_if_not_exists'] !== false) {
    throw invalidBody(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (!found) return {};
  return {
    type: 19,
    referenced_message: found.api,
    message_reference: { type: 0, message_id: found.api.id, channel_id: channel.id, guild_id: channel.guild?.id },
  };
}

/** Discord docs, "Create Message": with `enforce_nonce` the same nonce sends only one message. */
function sameNonce(channel: Channel, json: Json): StoredMessage | undefined {
  if (json['enforce_nonce'] !== true || json['nonce'] === undefined) return undefined;
  return [...channel.messages.values()].reverse().find((one) => one.api.nonce === json['nonce']);
}

function edit(call: Call): Result {
  const { world, body } = call;
  const message = messageOf(call, channelOf(call));
  if (message.api.author.id !== world.bot.id) throw refuse.notYourMessage();
  reviseMessage(world, message, composeEdit(world, message.api, body));
  return ok(message.api);
}

/**
 * Discord docs, "Message types": recipients added and removed, calls, a channel's new name and icon, and a thread's
 * starter message can't be deleted.
 */
const UNDELETABLE = new Set([1, 2, 3, 4, 5, 21]);

function refuseUndeletable(messages: readonly StoredMessage[]): void {
  if (messages.some(({ api }) => UNDELETABLE.has(api.type))) throw refuse.systemMessage();
}

function remove(call: Call): Result {
  const { world } = call;
  const channel = channelOf(call);
  const message = messageOf(call, channel);
  if (message.api.author.id !== world.bot.id) channelOf(call, 'ManageMessages');
  refuseUndeletable([message]);
  removeMessages(world, [message]);
  return nothing;
}

function removeMany(call: Call): Result {
  const { world, body } = call;
  const channel = channelOf(call, 'ManageMessages');
  const ids = body.json['messages'];
  if (!Array.isArray(ids) || !ids.every(isSnowflake))
    throw invalidBody(['messages'], 'BASE_TYPE_REQUIRED', 'This field is required');
  const unique = new Set(ids);
  if (unique.size < 2 || unique.size > 100) throw refuse.bulkDeleteCount();
  if (ids.some((id) => world.now() - timeOf(id) > FOURTEEN_DAYS_MS)) throw refuse.tooOldToBulkDelete();
  // Those that are gone already don't make it fail.
  const messages = [...unique].flatMap((id) => channel.messages.get(id) ?? []);
  refuseUndeletable(messages);
  removeMessages(world, messages, true);
  return nothing;
}

function reaction(on: boolean, whose: 'me' | 'user') {
  return (call: Call): Result => {
    const { world, params } = call;
    const channel = channelOf(call, ...(on ? (['AddReactions', 'ReadMessageHistory'] as const) : []));
    if (whose === 'user') channelOf(call, 'ManageMessages');
    const user = whose === 'me' ? world.bot.id : (params['user'] ?? '');
    react(world, messageOf(call, channel), user, params['emoji'] ?? '', on);
    return nothing;
  };
}

function clearReactions(call: Call): Result {
  const message = messageOf(call, channelOf(call, 'ManageMessages'));
  for (const [emoji, users] of message.reactions)
    for (const user of users) react(call.world, message, user, emoji, false);
  return nothing;
}

function pin(on: boolean) {
  return (call: Call): Result => {
    const { world } = call;
    const channel = channelOf(call);
    // The permission of its own came in 2025; the older one still does here.
    if (!world.may(channel, world.bot.id, 'PinMessages')) channelOf(call, 'ManageMessages');
    const message = messageOf(call, channel);
    if (message.api.pinned === on) return nothing;
    setPinned(world, message, on);
    world.dispatch(
      'CHANNEL_PINS_UPDATE',
      { guild_id: channel.guild?.id, channel_id: channel.id, last_pin_timestamp: world.timestamp() },
      channel.guild?.id,
      channel,
    );
    if (on) {
      addMessage(world, channel, {
        author: world.bot,
        type: 6,
        message_reference: { type: 0, message_id: message.api.id, channel_id: channel.id, guild_id: channel.guild?.id },
      });
    }
    return nothing;
  };
}

function pins(call: Call): Result {
  return ok([...channelOf(call).messages.values()].filter((one) => one.api.pinned).map((one) => one.api));
}

const ALL = '/channels/:channel/messages';
const ONE = `${ALL}/:message`;
const PINS = [`/channels/:channel/pins`, `${ALL}/pins`];
const EMOJI = `${ONE}/reactions/:emoji`;

export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: ALL, rate: READ, auth: true, run: list },
  { method: 'POST', path: ALL, rate: SEND, auth: true, run: send },
  { method: 'POST', path: `${ALL}/bulk-delete`, rate: BULK, auth: true, run: removeMany },
  {
    method: 'GET',
    path: ONE,
    rate: READ,
    auth: true,
    run: (call) => ok(readable(call.world, messageOf(call, channelOf(call, 'ReadMessageHistory')))),
  },
  { method: 'PATCH', path: ONE, rate: SEND, auth: true, run: edit },
  { method: 'DELETE', path: ONE, rate: DELETE, auth: true, run: remove },
  { method: 'PUT', path: `${EMOJI}/@me`, rate: REACT, auth: true, run: reaction(true, 'me') },
  { method: 'DELETE', path: `${EMOJI}/@me`, rate: REACT, auth: true, run: reaction(false, 'me') },
  { method: 'DELETE', path: `${EMOJI}/:user`, rate: REACT, auth: true, run: reaction(false, 'user') },
  { method: 'DELETE', path: `${ONE}/reactions`, rate: REACT, auth: true, run: clearReactions },
  ...PINS.flatMap((path): Route[] => [
    { method: 'PUT', path: `${path}/:message`, rate: SEND, auth: true, run: pin(true) },
    { method: 'DELETE', path: `${path}/:message`, rate: SEND, auth: true, run: pin(false) },
  ]),
  { method: 'GET', path: `/channels/:channel/pins`, rate: READ, auth: true, run: pins },
  {
    method: 'GET',
    path: `${ALL}/pins`,
    rate: READ,
    auth: true,
    run: (call) =>
      ok({
        items: (pins(call).json as ApiMessage[]).map((message) => ({ pinned_at: message.timestamp, message })),
        has_more: false,
      }),
  },
  {
    method: 'POST',
    path: '/channels/:channel/typing',
    rate: SEND,
    auth: true,
    run: (call) => {
      channelOf(call, 'SendMessages');
      return nothing;
    },
  },
];
