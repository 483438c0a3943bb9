import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { allSettings, allValues } from '../../src/discord/settings/all.js';
import { subcommand } from '../define.js';
import { managerOnly } from './manager-only.js';

export const show: Subcommand = {
  definition: subcommand('show', 'command.settings.show.about'),
  run: managerOnly((call, { settings, faces }, t) => {
    const guild = call.guildId;
    const now = allValues(settings, guild, call.guildLocale, faces);
    const lines = Object.entries(allSettings(faces)).map(([key, setting]) => {
      const value = setting.show(now[key], t);
      return t('settings.line', {
        name: t(setting.name),
        value: settings.isSet(guild, key) ? value : t('settings.value.default', { value }),
      });
    });
    return Promise.resolve(noteAnswer(t, [t('settings.title'), ...lines].join('\n')));
  }),
};
