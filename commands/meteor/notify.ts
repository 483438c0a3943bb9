import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { mayBeNotified, setNotified } from '../../src/discord/lobby/notify.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { subcommand, switchOption } from '../define.js';

/** Stored per person and server; without a mode the command toggles it. */
export const notify: Subcommand = {
  definition: subcommand('notify', 'command.table.notify.about').addStringOption(
    switchOption('mode', 'command.table.notify.mode'),
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
