import type { PageActivity, Reply } from '../protocol.js';
import { pageModal } from './shapes.js';
import { CannotDo } from '../users/payload.js';
import type { LocalUser } from '../users/local-user.js';
import type { Seen } from '../users/seen.js';
import type { Filled } from '../users/payload.js';
import type { Json } from '../world/model.js';
import type { World } from '../world/world.js';
import { usableIn } from '../world/usable-commands.js';
import type { Request } from './requests.js';

/** A form that stands open in a window. */
export interface OpenForm {
  readonly modal: Json;
  readonly channelId: string;
  /** Whose button brought it. */
  readonly messageId?: string;
}

/** The person of a window, and the form that is open in it. */
export interface WindowState {
  readonly user: LocalUser;
  form?: OpenForm | undefined;
}

/** Handles a request of a window, on behalf of its person. */
export async function handleRequest(
  world: World,
  window: WindowState,
  request: Exclude<Request, { do: 'hello' }>,
  path: string | undefined,
): Promise<Partial<Reply>> {
  const { user } = window;
  const messageChannel = (id: string): string => world.messages.get(id)?.channel.id ?? '';
  switch (request.do) {
    case 'say':
      user.say(request.channelId, request.content);
      return {};
    case 'edit':
      user.edit(request.messageId, request.content);
      return {};
    case 'delete':
      user.delete(request.messageId);
      return {};
    case 'react':
      return toggle(world, user, request.messageId, request.emoji);
    case 'voice':
      if (request.channelId === null) user.leaveVoice();
      else user.joinVoice(request.channelId);
      return {};
    case 'mute':
      user.muteMember(request.userId, request.channelId, request.mute);
      return {};
    case 'launch':
      return outcome(await user.launch(request.channelId), window, { channelId: request.channelId });
    case 'activity':
      return { activity: openActivity(world, user, request.channelId, path) };
    case 'activity-leave':
      world.activities.leave(request.instanceId, user.id);
      return {};
    case 'authorize':
      if (!world.activities.instance(request.instanceId).users.has(user.id)) throw new CannotDo('You are not in it.');
      return { code: world.activities.code(user.api) };
    case 'dismiss':
      user.dismiss(request.messageId);
      return {};
    case 'click':
      return outcome(await user.click(request.messageId, request.customId), window, {
        channelId: messageChannel(request.messageId),
        messageId: request.messageId,
      });
    case 'select':
      return outcome(await user.select(request.messageId, request.customId, request.values), window, {
        channelId: messageChannel(request.messageId),
        messageId: request.messageId,
      });
    case 'command':
      return outcome(
        await user.commandWith(request.channelId, words(world, user.id, request), filled(request.options)),
        window,
        {
          channelId: request.channelId,
        },
      );
    case 'submit':
      return submit(window, request);
    case 'autocomplete':
      return {
        choices: await user.autocompleteWith(
          request.channelId,
          words(world, user.id, request),
          filled(request.options),
        ),
      };
  }
}

function openActivity(world: World, user: LocalUser, channelId: string, path: string | undefined): PageActivity {
  const channel = world.channels.get(channelId);
  if (path === undefined || channel?.guild === undefined || !world.may(channel, user.id, 'ViewChannel'))
    throw new CannotDo('There is no Activity here.');
  const instance = world.activities.join(channel, user.api);
  return { instanceId: instance.id, channelId, guildId: channel.guild.id, clientId: world.bot.id, path };
}

/** What a click or a command led to. A form that it brought stands open until it is sent. */
function outcome(seen: Seen, window: WindowState, from: Omit<OpenForm, 'modal'>): Partial<Reply> {
  if (seen.error !== undefined) return { ok: false, error: seen.error };
  if (seen.modal === undefined) return {};
  window.form = { modal: seen.modal, ...from };
  return { modal: pageModal(seen.modal) };
}

async function submit(
  window: WindowState,
  { customId, fields }: Extract<Request, { do: 'submit' }>,
): Promise<Partial<Reply>> {
  const { form } = window;
  if (form?.modal['custom_id'] !== customId) throw new CannotDo('This form is outdated; please open it again.');
  const values = Object.fromEntries(fields.map((field) => [field.customId, field.value]));
  const seen = await window.user.submit(form.channelId, form.modal, values, form.messageId);
  if (seen.error !== undefined) return { ok: false, error: seen.error };
  window.form = undefined;
  return {};
}

/** The reaction button of a client: on, and off again. */
function toggle(world: World, user: LocalUser, messageId: string, emoji: string): Partial<Reply> {
  const mine = world.messages.get(messageId)?.reactions.get(emoji)?.has(user.id) ?? false;
  user.react(messageId, emoji, !mine);
  return {};
}

/** The path is what stands below the command; a page that puts its name first means the same. */
function words(
  world: World,
  userId: string,
  { channelId, commandId, path }: Extract<Request, { do: 'command' | 'autocomplete' }>,
): string[] {
  const channel = world.channels.get(channelId);
  const command = channel && usableIn(world, channel, userId).find((one) => one.id === commandId);
  if (!command) throw new CannotDo('This command is outdated; please choose it again.');
  const named = path[0] === command.name && !command.options?.some((option) => option.name === command.name);
  return [command.name, ...(named ? path.slice(1) : path)];
}

const filled = (options: Extract<Request, { do: 'command' }>['options']): Filled[] =>
  options.map(({ name, value, focused }) => ({ name, value, ...(focused && { focused }) }));
