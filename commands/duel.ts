import { SlashCommandIntegerOption, SlashCommandStringOption } from 'discord.js';
import { openDuel, type NewDuel } from '../src/discord/duel/open.js';
import type { GameFace } from '../src/discord/games/face.js';
import type { CommandCall } from '../src/discord/gateway/incoming.js';
import { textOption, type Subcommand } from '../src/discord/interactions/commands.js';
import { describe, subcommand } from './define.js';

const CODE_LONGEST = 16;

/** A game's `duel`, with what both tables are opened with; it may depend on `options` of the command's own. */
export function duelCommand(
  { game, lobby }: GameFace,
  choiceIn: (call: CommandCall) => NewDuel['choice'],
  options: readonly SlashCommandStringOption[] = [],
): Subcommand {
  const mostRobots = lobby.most - 1;
  const definition = subcommand('duel', 'duel.command.about').addStringOption(
    describe(new SlashCommandStringOption().setName('code'), 'duel.command.code').setMaxLength(CODE_LONGEST),
  );
  for (const option of options) definition.addStringOption(option);
  definition.addIntegerOption(
    describe(new SlashCommandIntegerOption().setName('robots'), 'duel.command.robots')
      .setMinValue(0)
      .setMaxValue(mostRobots),
  );
  return {
    definition,
    form: 'public',
    run: (call, platform, t) => {
      const code = textOption(call, 'code')?.trim() ?? '';
      const robots = Math.max(0, Math.min(mostRobots, Number(call.options.get('robots') ?? 0)));
      const wanted = { kind: game.kind, code: code === '' ? null : code, robots, choice: choiceIn(call) };
      return openDuel(platform, call, wanted, t);
    },
  };
}
