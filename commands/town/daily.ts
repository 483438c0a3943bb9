import { SlashCommandBooleanOption } from 'discord.js';
import { daysToPractise, practiseDay, TOWN_DAY } from '../../src/discord/games/meteor-town/daily.js';
import { playDaily } from '../../src/discord/daily/play.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, offered, subcommand } from '../define.js';
import { tableOnly } from '../daily/table-only.js';

/** Today's town, or a past day's for practice. */
export const townOfTheDay: Subcommand = {
  definition: subcommand('town', 'daily.command.town')
    .addStringOption(offered('day', 'meteor-town.command.daily.day', false))
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('table'), 'daily.command.table')),
  complete: {
    day: (_call, platform) => daysToPractise(platform).map((one) => ({ name: one, value: one })),
  },
  run: async (call, platform, t) => {
    const table = tableOnly(call, platform, TOWN_DAY, t);
    if (table !== null) return table;
    const asked = textOption(call, 'day')?.trim() ?? '';
    return asked === '' ? playDaily(platform, call, TOWN_DAY, 0, t) : practiseDay(platform, call, asked, t);
  },
};
