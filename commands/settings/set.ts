import { SlashCommandStringOption } from 'discord.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { meant, textOption } from '../../src/discord/interactions/commands.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { FROM_NEXT_GAME, isSettingKey, SETTING_KEYS, type SettingKey } from '../../src/discord/settings/definitions.js';
import { escapeText, translator, type Translate } from '../../src/text/index.js';
import { describe, offered, subcommand } from '../define.js';
import { guarded } from './guarded.js';
import { definitionOf, settingName, shownValue } from './words.js';

const LONGEST_VALUE = 400;

const keyOf = (call: CommandCall): SettingKey | null => {
  const typed = textOption(call, 'setting') ?? '';
  return isSettingKey(typed) ? typed : null;
};

/** What is offered for a setting; where one may name channels, this one. */
function values(call: CommandCall, key: SettingKey, t: Translate): readonly Choice[] {
  const offer = definitionOf(key).offer(t);
  return key === 'channels'
    ? [...offer, { name: t('settings.value.this-channel'), value: `<#${call.channelId}>` }]
    : offer;
}

export const set: Subcommand = {
  definition: subcommand('set', 'command.settings.set.about')
    .addStringOption(
      describe(new SlashCommandStringOption().setName('setting'), 'command.settings.set.setting')
        .setRequired(true)
        .addChoices(...SETTING_KEYS.map((key) => ({ name: settingName(translator('en'), key), value: key }))),
    )
    .addStringOption(offered('value', 'command.settings.set.value', true).setMaxLength(LONGEST_VALUE)),
  complete: {
    value: (call, _services, t) => {
      const key = keyOf(call);
      return key && call.caller.manager ? values(call, key, t) : [];
    },
  },
  run: guarded((call, { settings, words }, t) => {
    const key = keyOf(call);
    const guild = call.guildId ?? '';
    if (key === null) return Promise.resolve(noteAnswer(t, t('error.stale-choice')));
    const typed = textOption(call, 'value') ?? '';
    const name = settingName(t, key);
    if (!settings.set(guild, key, meant(typed, values(call, key, t)))) {
      const offers = values(call, key, t).map((one) => one.name);
      const allowed = definitionOf(key).range?.(t) ?? offers.join(', ');
      return Promise.resolve(
        noteAnswer(
          t,
          t('settings.bad-value', { value: escapeText(typed, 80), name, about: t(`settings.about.${key}`), allowed }),
        ),
      );
    }
    // The language may just have changed.
    const now = words(guild, call.guildLocale);
    return Promise.resolve(
      noteAnswer(
        now,
        now(FROM_NEXT_GAME.has(key) ? 'settings.changed-next' : 'settings.changed', {
          name: settingName(now, key),
          value: shownValue(now, key, settings.of(guild, call.guildLocale)),
        }),
      ),
    );
  }),
};
