import type { ApiCommand } from './commands.js';
import type { Channel } from './model.js';
import type { World } from './world.js';

/** Discord docs, "Application Integration Types". */
const BY_SERVER = 0;
const BY_PERSON = 1;
/** Discord docs, "Interaction Context Types". */
const IN_SERVER = 0;
const WITH_BOT = 1;
const AMONG_PEOPLE = 2;

/** The commands that a person can use in a channel: by its server's installation, or by their own. */
export function usableIn(world: World, channel: Channel, userId: string): ApiCommand[] {
  const { commands } = world;
  const own = world.granted.userInstall && world.installers.has(userId);
  const { guild } = channel;
  const fits = (command: ApiCommand, context: number, byServer: boolean): boolean => {
    const types = numbers(command['integration_types']) ?? [BY_SERVER];
    const contexts = numbers(command['contexts']);
    const installed = (byServer && types.includes(BY_SERVER)) || (own && types.includes(BY_PERSON));
    return installed && (contexts === null || contexts.includes(context));
  };
  if (guild && (world.hasBot(channel) || guild.commandsStay === true))
    return commands.visible(guild.id).filter((one) => fits(one, IN_SERVER, true));
  if (channel.type === 1) return commands.list().filter((one) => fits(one, WITH_BOT, true));
  return commands.list().filter((one) => fits(one, guild ? IN_SERVER : AMONG_PEOPLE, false));
}

const numbers = (value: unknown): readonly number[] | null =>
  Array.isArray(value) && value.length > 0 ? value.map(Number) : null;
