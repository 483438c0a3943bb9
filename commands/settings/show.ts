import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { SETTING_KEYS } from '../../src/discord/settings/definitions.js';
import { subcommand } from '../define.js';
import { guarded } from './guarded.js';
import { settingName, shownValue } from './words.js';

export const show: Subcommand = {
  definition: subcommand('show', 'command.settings.show.about'),
  run: guarded((call, { settings }, t) => {
    const guild = call.guildId ?? '';
    const now = settings.of(guild, call.guildLocale);
    const lines = SETTING_KEYS.map((key) => {
      const value = shownValue(t, key, now);
      return t('settings.line', {
        name: settingName(t, key),
        value: settings.isSet(guild, key) ? value : t('settings.value.default', { value }),
      });
    });
    return Promise.resolve(noteAnswer(t, [t('settings.title'), ...lines].join('\n')));
  }),
};
