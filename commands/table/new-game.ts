import { SlashCommandBooleanOption, SlashCommandIntegerOption, SlashCommandStringOption } from 'discord.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { openLobby } from '../../src/discord/lobby/opening.js';
import type { LobbyOption } from '../../src/discord/lobby/spec.js';
import type { Answer } from '../../src/discord/rest/acknowledge.js';
import { choice, describe, subcommand } from '../define.js';
import type { TableVerbs } from './verbs.js';

const SEED_LONGEST = 32;

function openingOption({
  name,
  about,
  isSwitch,
  values,
}: LobbyOption): (SlashCommandBooleanOption | SlashCommandStringOption)[] {
  if (about === undefined) return [];
  if (isSwitch === true) return [describe(new SlashCommandBooleanOption().setName(name), about)];
  const choices = values.map((one) => choice(one.name, one.value));
  return [describe(new SlashCommandStringOption().setName(name), about).addChoices(...choices)];
}

/** What was chosen of an option; nothing where it was left out. */
function chosenBy(call: CommandCall, { name, isSwitch, values }: LobbyOption): object {
  const typed = call.options.get(name);
  const value = isSwitch === true && typed !== undefined ? (typed === true ? 'on' : 'off') : textOption(call, name);
  return values.find((one) => one.value === value)?.choice ?? {};
}

/** Opens a table: what its lobby asks can be said at once. */
export function newGame({ face, asks }: TableVerbs): Subcommand {
  const { lobby, game } = face;
  const mostRobots = lobby.most - 1;
  const definition = subcommand('new', 'command.table.new.about');
  for (const option of lobby.options.flatMap(openingOption)) {
    if (option instanceof SlashCommandBooleanOption) definition.addBooleanOption(option);
    else definition.addStringOption(option);
  }
  if (mostRobots === 1)
    definition.addBooleanOption(describe(new SlashCommandBooleanOption().setName('robot'), 'command.table.new.robot'));
  else
    definition.addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'command.table.new.robots')
        .setMinValue(0)
        .setMaxValue(mostRobots),
    );
  for (const option of asks?.options ?? []) definition.addStringOption(option);
  definition.addStringOption(
    describe(new SlashCommandStringOption().setName('seed'), 'command.table.new.seed')
      .setMinLength(1)
      .setMaxLength(SEED_LONGEST),
  );
  return {
    definition,
    form: 'public',
    ...(asks === undefined ? {} : { complete: asks.complete }),
    run: async (call, platform, t) => {
      const chosen = Object.assign({}, ...lobby.options.map((option) => chosenBy(call, option))) as object;
      const wanted = asks?.choice(call, chosen, t) ?? chosen;
      if ('form' in wanted) return wanted as Answer;
      const asked = call.options.get('robot') === true ? 1 : Number(call.options.get('robots') ?? 0);
      const robots = Math.max(0, Math.min(mostRobots, asked));
      const seed = textOption(call, 'seed')?.trim().slice(0, SEED_LONGEST) ?? '';
      const levels = Array.from({ length: robots }, () => null);
      return openLobby(
        platform,
        call,
        { kind: game.kind, choice: wanted, robots: levels, seed: seed === '' ? null : seed },
        t,
      );
    },
  };
}
