import type { Reply } from '../protocol.js';
import { CannotDo } from '../users/payload.js';
import type { LocalUser, Seen } from '../users/local-user.js';
import type { Filled } from '../users/payload.js';
import type { World } from '../world/world.js';
import type { Request } from './requests.js';

/** Does what a window asks for, in its person's name. */
export async function carryOut(
  world: World,
  user: LocalUser,
  request: Exclude<Request, { do: 'hello' }>,
): Promise<Partial<Reply>> {
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
    case 'dismiss':
      user.dismiss(request.messageId);
      return {};
    case 'click':
      return outcome(await user.click(request.messageId, request.customId));
    case 'select':
      return outcome(await user.select(request.messageId, request.customId, request.values));
    case 'command':
      return outcome(await user.commandWith(request.channelId, words(world, request), filled(request.options)));
    case 'autocomplete':
      return {
        choices: await user.autocompleteWith(request.channelId, words(world, request), filled(request.options)),
      };
  }
}

const outcome = (seen: Seen): Partial<Reply> => (seen.error === undefined ? {} : { ok: false, error: seen.error });

/** The reaction button of a client: on, and off again. */
function toggle(world: World, user: LocalUser, messageId: string, emoji: string): Partial<Reply> {
  const mine = world.messages.get(messageId)?.reactions.get(emoji)?.has(user.id) ?? false;
  user.react(messageId, emoji, !mine);
  return {};
}

/** The path is what stands below the command; a page that puts its name first means the same. */
function words(
  world: World,
  { channelId, commandId, path }: Extract<Request, { do: 'command' | 'autocomplete' }>,
): string[] {
  const guildId = world.channels.get(channelId)?.guild?.id;
  const command = guildId ? world.commands.visible(guildId).find((one) => one.id === commandId) : undefined;
  if (!command) throw new CannotDo('This command is outdated; please choose it again.');
  const named = path[0] === command.name && !command.options?.some((option) => option.name === command.name);
  return [command.name, ...(named ? path.slice(1) : path)];
}

const filled = (options: Extract<Request, { do: 'command' }>['options']): Filled[] =>
  options.map(({ name, value, focused }) => ({ name, value, ...(focused && { focused }) }));
