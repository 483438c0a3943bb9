import { playDaily } from '../../src/discord/daily/play.js';
import { daysToPractise, practiseDay, TOWN_DAY } from '../../src/discord/games/meteor-town/daily.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { offered, subcommand } from '../define.js';

/** Today's town, or a past day's for practice. */
export const day: Subcommand = {
  definition: subcommand('daily', 'meteor-town.command.daily.about').addStringOption(
    offered('day', 'meteor-town.command.daily.day', false),
  ),
  complete: {
    day: (_call, platform) => daysToPractise(platform).map((one) => ({ name: one, value: one })),
  },
  run: async (call, platform, t) => {
    const asked = textOption(call, 'day')?.trim() ?? '';
    return asked === '' ? playDaily(platform, call, TOWN_DAY, 0, t) : practiseDay(platform, call, asked, t);
  },
};
