import { SlashCommandBooleanOption } from 'discord.js';
import { TOWN_DAY } from '../../src/discord/games/meteor-town/daily.js';
import { playDaily } from '../../src/discord/daily/play.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, subcommand } from '../define.js';
import { tableOnly } from '../daily/table-only.js';

export const townOfTheDay: Subcommand = {
  definition: subcommand('town', 'daily.command.town').addBooleanOption(
    describe(new SlashCommandBooleanOption().setName('table'), 'daily.command.table'),
  ),
  run: async (call, platform, t) => tableOnly(call, platform, TOWN_DAY, t) ?? playDaily(platform, call, TOWN_DAY, 0, t),
};
