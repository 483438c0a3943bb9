import { SlashCommandStringOption } from 'discord.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { mayBeNotified, setNotified } from '../../src/discord/lobby/notify.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { describe, subcommand } from '../define.js';

/** Stored per person and server; without a mode the command toggles it. */
export const notify: Subcommand = {
  definition: subcommand('notify', 'command.meteor.notify.about').addStringOption(
    describe(new SlashCommandStringOption().setName('mode'), 'command.meteor.notify.mode').addChoices(
      { name: 'on', value: 'on' },
      { name: 'off', value: 'off' },
    ),
  ),
  run: (call, services, t) => {
    const guildId = call.guildId ?? '';
    const { userId } = call.caller;
    const said = textOption(call, 'mode');
    const on = said === null ? !mayBeNotified(services, guildId, userId) : said === 'on';
    setNotified(services, guildId, userId, on);
    return Promise.resolve(noteAnswer(t, t(on ? 'notify.on' : 'notify.off')));
  },
};
