import { daysToPractise, practiseDay } from '../../src/discord/games/meteor-town/daily.js';
import { TOWN_FACE } from '../../src/discord/games/meteor-town/face.js';
import { textOption } from '../../src/discord/interactions/commands.js';
import { dealOfTheDay } from '../daily/deal-of-the-day.js';
import { offered } from '../define.js';

/** Today's town, or a past day's for practice. */
export const townOfTheDay = dealOfTheDay(TOWN_FACE, 'daily.command.town', {
  define: (definition) => definition.addStringOption(offered('day', 'meteor-town.command.daily.day', false)),
  complete: {
    day: (_call, platform) => daysToPractise(platform).map((one) => ({ name: one, value: one })),
  },
  instead: (call, platform, t) => {
    const asked = textOption(call, 'day')?.trim() ?? '';
    return asked === '' ? null : practiseDay(platform, call, asked, t);
  },
});
