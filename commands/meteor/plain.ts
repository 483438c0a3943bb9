import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { setPlain } from '../../src/discord/lobby/plain.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { subcommand, switchOption } from '../define.js';

/** Stored per person, for all servers; without a mode the command toggles it. */
export const plain: Subcommand = {
  definition: subcommand('plain', 'command.table.plain.about').addStringOption(
    switchOption('mode', 'command.table.plain.mode'),
  ),
  run: (call, services, t) => {
    const { userId } = call.caller;
    const said = textOption(call, 'mode');
    const on = said === null ? !services.readers.of(userId).plain : said === 'on';
    setPlain(services, call.guildId ?? '', userId, on);
    return Promise.resolve(noteAnswer(t, t(on ? 'plain.on' : 'plain.off')));
  },
};
