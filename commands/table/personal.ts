import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { mayBeNotified, setNotified } from '../../src/discord/lobby/notify.js';
import { setPlain } from '../../src/discord/lobby/plain.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Platform } from '../../src/discord/platform.js';
import { isGuestHome } from '../../src/table/home.js';
import { subcommand, switchOption } from '../define.js';

/** Something that a person switches for themselves; without a mode the command toggles it. */
const personal = (
  name: 'plain' | 'notify',
  isOn: (platform: Platform, call: CommandCall) => boolean,
  set: (platform: Platform, call: CommandCall, on: boolean) => Promise<void>,
): Subcommand => ({
  definition: subcommand(name, `command.table.${name}.about`).addStringOption(
    switchOption('mode', `command.table.${name}.mode`),
  ),
  run: async (call, platform, t) => {
    const said = textOption(call, 'mode');
    const on = said === null ? !isOn(platform, call) : said === 'on';
    await set(platform, call, on);
    return noteAnswer(t, t(`${name}.${on ? 'on' : 'off'}`));
  },
});

/** Stored per person, for all servers. */
export const plain = personal(
  'plain',
  ({ words: { readers } }, { caller }) => readers.of(caller.userId).plain,
  (platform, { guildId, caller }, on) => setPlain(platform, guildId ?? '', caller.userId, on),
);

/** Stored per person and server. */
const switched = personal(
  'notify',
  (platform, { guildId, caller }) => mayBeNotified(platform, guildId ?? '', caller.userId),
  (platform, { guildId, caller }, on) => setNotified(platform, guildId ?? '', caller.userId, on),
);

/** Where the bot is no member it mentions nobody. */
export const notify: Subcommand = {
  ...switched,
  run: (call, platform, t) =>
    isGuestHome(call.guildId) ? Promise.resolve(noteAnswer(t, t('notify.not-here'))) : switched.run(call, platform, t),
};
