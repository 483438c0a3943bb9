import { SlashCommandBooleanOption, SlashCommandIntegerOption } from 'discord.js';
import { METEOR_DAY } from '../../src/discord/games/meteor/daily.js';
import { playDaily } from '../../src/discord/daily/play.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, subcommand } from '../define.js';
import { tableOnly } from '../daily/table-only.js';

const MOST_ROBOTS = 4;

export const meteorOfTheDay: Subcommand = {
  definition: subcommand('meteor', 'daily.command.meteor')
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'daily.command.robots')
        .setMinValue(0)
        .setMaxValue(MOST_ROBOTS),
    )
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('table'), 'daily.command.table')),
  form: 'public',
  run: async (call, platform, t) => {
    const robots = Math.max(0, Math.min(MOST_ROBOTS, Number(call.options.get('robots') ?? 0)));
    return tableOnly(call, platform, METEOR_DAY, t) ?? playDaily(platform, call, METEOR_DAY, robots, t);
  },
};
