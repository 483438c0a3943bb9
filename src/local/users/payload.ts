import { channelShape, memberShape } from '../world/shapes.js';
import { guildPermissions } from '../world/permissions.js';
import type { World } from '../world/world.js';
import type { ApiCommand, ApiCommandOption } from '../world/commands.js';
import type { Channel, Json } from '../world/model.js';

/** What Discord's client would not let a person do; the words are for that person, or for a test's author. */
export class CannotDo extends Error {}

export interface Filled {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly focused?: boolean;
}

interface Chosen {
  readonly command: ApiCommand;
  /** Names of group and subcommand, outermost first. */
  readonly path: readonly string[];
  readonly options: readonly ApiCommandOption[];
}

const SUBCOMMAND = 1;
const GROUP = 2;
/** Discord docs, "Application Command Option Type". */
export const OptionType = {
  String: 3,
  Integer: 4,
  Boolean: 5,
  User: 6,
  Channel: 7,
  Role: 8,
  Mentionable: 9,
  Number: 10,
  Attachment: 11,
} as const;

/** `words`: the command's name and what stands below it. */
export function choose(commands: readonly ApiCommand[], words: readonly string[]): Chosen {
  const [name = '', ...path] = words;
  const command = commands.find((one) => one.name === name && one.type === 1);
  if (!command)
    throw new CannotDo(`no command /${name}; there is ${commands.map((one) => `/${one.name}`).join(' ') || 'none'}`);
  let options = command.options ?? [];
  for (const word of path) {
    const next = options.find((one) => one.name === word && (one.type === SUBCOMMAND || one.type === GROUP));
    if (!next) throw new CannotDo(`/${name} has no ${word}; it has ${options.map((one) => one.name).join(', ')}`);
    options = next.options ?? [];
  }
  if (options.some((one) => one.type === SUBCOMMAND || one.type === GROUP))
    throw new CannotDo(`/${words.join(' ')} needs a subcommand`);
  return { command, path, options };
}

/** The `data` of a command's interaction. `partial`: still being typed (autocomplete). */
export function commandData(
  world: World,
  channel: Channel,
  chosen: Chosen,
  filled: readonly Filled[],
  partial: boolean,
): Json {
  const { command, path, options } = chosen;
  const values = filled.map((one) => {
    const option = options.find((other) => other.name === one.name);
    if (!option)
      throw new CannotDo(
        `/${command.name} has no option ${one.name}; it has ${options.map((other) => other.name).join(', ') || 'none'}`,
      );
    if (!partial) checkValue(option, one.value);
    return {
      name: option.name,
      type: option.type,
      value: partial && one.focused ? String(one.value) : one.value,
      ...(one.focused && { focused: true }),
    };
  });
  const missing = options.find((option) => option.required && !filled.some((one) => one.name === option.name));
  if (missing && !partial) throw new CannotDo(`the option ${missing.name} is required`);
  return {
    id: command.id,
    name: command.name,
    type: 1,
    ...(command.guild_id && { guild_id: command.guild_id }),
    options: nest(options.length === 0 && path.length === 0 ? [] : values, path),
    ...resolved(world, channel, values),
  };
}

function nest(values: readonly Json[], path: readonly string[]): readonly Json[] {
  return path.reduceRight<readonly Json[]>(
    (inner, name, at) => [{ name, type: at === path.length - 1 ? SUBCOMMAND : GROUP, options: inner }],
    values,
  );
}

function checkValue(option: ApiCommandOption, value: Filled['value']): void {
  const wanted =
    option.type === OptionType.Boolean
      ? 'boolean'
      : option.type === OptionType.Integer || option.type === OptionType.Number
        ? 'number'
        : 'string';
  const wrong = (why: string): CannotDo => new CannotDo(`option ${option.name}: ${why}`);
  if (typeof value !== wanted) throw wrong(`${JSON.stringify(value)} is not a ${wanted}`);
  if (option.choices?.length && !option.choices.some((choice) => choice.value === value)) {
    throw wrong(
      `${JSON.stringify(value)} is none of ${option.choices.map((choice) => JSON.stringify(choice.value)).join(', ')}`,
    );
  }
  if (typeof value === 'number') {
    if (option.type === OptionType.Integer && !Number.isInteger(value)) throw wrong('must be a whole number');
    if (value < (option.min_value ?? -Infinity) || value > (option.max_value ?? Infinity))
      throw wrong(`must be from ${option.min_value ?? '…'} to ${option.max_value ?? '…'}`);
  }
  if (typeof value === 'string' && option.type === OptionType.String) {
    const { min_length: min = 0, max_length: max = 6000 } = option;
    if (value.length < min || value.length > max) throw wrong(`must be ${min} to ${max} long`);
  }
}

/** Discord docs, "Resolved Data": the users, members and channels that option values name by id. */
export function resolved(
  world: World,
  channel: Channel,
  values: readonly { readonly type: number; readonly value: Filled['value'] }[],
): Json {
  const users: Json = {};
  const members: Json = {};
  const channels: Json = {};
  for (const { type, value } of values) {
    const id = String(value);
    if (type === OptionType.User || type === OptionType.Mentionable) {
      const user = world.users.get(id);
      const member = channel.guild?.members.get(id);
      if (user) users[id] = user;
      if (member && channel.guild) {
        const { user: _user, ...rest } = memberShape(member);
        members[id] = { ...rest, permissions: guildPermissions(channel.guild, id).toString() };
      }
    } else if (type === OptionType.Channel) {
      const named = world.channels.get(id);
      if (named)
        channels[id] = { ...channelShape(named), permissions: world.permissions(named, world.bot.id).toString() };
    }
  }
  const all = Object.entries({ users, members, channels }).filter(([, map]) => Object.keys(map).length > 0);
  return all.length > 0 ? { resolved: Object.fromEntries(all) } : {};
}
