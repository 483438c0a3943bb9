import { DAILY_LINE } from '../../src/discord/settings/definitions.js';
import { SlashCommandStringOption } from 'discord.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { meant, textOption } from '../../src/discord/interactions/commands.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { allSettings, allValues, settingOf, type Contributors } from '../../src/discord/settings/all.js';
import type { Setting } from '../../src/discord/settings/definition.js';
import { all, escapeText, kindName, listed, type Translate } from '../../src/text/index.js';
import type { Platform } from '../../src/discord/platform.js';
import { isGuestHome } from '../../src/table/home.js';
import { choice, describe, offered, subcommand } from '../define.js';
import { managerOnly } from './manager-only.js';

const LONGEST_VALUE = 400;

interface Wanted {
  readonly key: string;
  readonly setting: Setting;
}

/** Null: there is no such setting. */
function wantedSetting(call: CommandCall, { faces }: Platform): Wanted | null {
  const key = textOption(call, 'setting') ?? '';
  const setting = settingOf(allSettings(faces), key);
  return setting === undefined ? null : { key, setting };
}

/** One game alone, and one more or one less than now. */
function gameChoices(
  { guildId }: CommandCall,
  { tables: { directory }, settings }: Pick<Platform, 'tables' | 'settings'>,
  t: Translate,
): readonly Choice[] {
  const kinds = directory.games.kinds;
  const set = settings.of(guildId ?? '').games;
  const now = set.length === 0 ? kinds : kinds.filter((kind) => set.includes(kind));
  const toggled = kinds.map((kind): Choice => {
    const isOn = now.includes(kind);
    const rest = kinds.filter((one) => (one === kind ? !isOn : now.includes(one)));
    const words = {
      game: kindName(t, kind),
      rest: all(
        t,
        rest.map((one) => kindName(t, one)),
      ),
    };
    const name = t(isOn ? 'settings.value.without-game' : 'settings.value.with-game', words);
    return { name, value: rest.length === kinds.length ? 'all' : rest.join(' ') };
  });
  return [
    ...kinds.map((kind) => ({ name: t('settings.value.only-game', { game: kindName(t, kind) }), value: kind })),
    // One alone and all are offered already.
    ...toggled.filter(({ value }) => String(value).includes(' ')),
  ];
}

/** Whether all that is named is there: a game that nobody plays here can't be chosen, nor another server's channel. */
function isKnown(
  { guildId }: CommandCall,
  { key, setting }: Wanted,
  value: string,
  { tables: { directory }, messages }: Pick<Platform, 'tables' | 'messages'>,
): boolean {
  const said = value.trim().toLowerCase();
  if (key === 'games')
    return said === 'all' || said.split(/[\s,]+/).every((kind) => kind === '' || directory.games.kinds.includes(kind));
  const channelId = key === DAILY_LINE ? setting.parse(value) : null;
  if (typeof channelId !== 'string') return true;
  return guildId !== null && !isGuestHome(guildId) && messages.channels.has(guildId, channelId) === true;
}

/** A channel's name means that channel: a person types it as they read it, with or without “#”. */
function withChannels(
  { guildId }: CommandCall,
  { key, setting }: Wanted,
  typed: string,
  { messages }: Pick<Platform, 'messages'>,
): string {
  const isOfChannels = key === 'channels' || key === DAILY_LINE;
  if (!isOfChannels || guildId === null || setting.parse(typed) !== undefined) return typed;
  const named = (part: string): string => {
    const id = messages.channels.named(guildId, part.replace(/^#/, ''));
    return id === null ? part : `<#${id}>`;
  };
  return typed
    .trim()
    .split(/[\s,]+/)
    .map(named)
    .join(' ');
}

/** What is offered for a setting; where one may name channels, this one. */
function values(call: CommandCall, { key, setting }: Wanted, platform: Platform, t: Translate): readonly Choice[] {
  const offer = setting.offer(t);
  if (key === 'games') return [...offer, ...gameChoices(call, platform, t)];
  return key === 'channels' || (key === DAILY_LINE && !isGuestHome(call.guildId ?? ''))
    ? [...offer, { name: t('settings.value.this-channel'), value: `<#${call.channelId}>` }]
    : offer;
}

export const setCommand = (games: Contributors): Subcommand => ({
  definition: subcommand('set', 'command.settings.set.about')
    .addStringOption(
      describe(new SlashCommandStringOption().setName('setting'), 'command.settings.set.setting')
        .setRequired(true)
        .addChoices(...Object.entries(allSettings(games)).map(([key, { name }]) => choice(name, key))),
    )
    .addStringOption(offered('value', 'command.settings.set.value', true).setMaxLength(LONGEST_VALUE)),
  complete: {
    value: (call, platform, t) => {
      const wanted = wantedSetting(call, platform);
      return wanted !== null && call.caller.manager ? values(call, wanted, platform, t) : [];
    },
  },
  run: managerOnly(async (call, platform, t) => {
    const {
      words: { forGuild: words },
      settings,
      faces,
    } = platform;
    const wanted = wantedSetting(call, platform);
    const guild = call.guildId;
    if (wanted === null) return noteAnswer(t, t('error.stale-choice'));
    const typed = textOption(call, 'value') ?? '';
    const { key, setting } = wanted;
    const name = t(setting.name);
    // What is a value as it was typed is that value, whatever an offer begins with.
    const given = withChannels(call, wanted, typed, platform);
    const isValue = setting.parse(given) !== undefined && isKnown(call, wanted, given, platform);
    const value = isValue ? given : meant(typed, values(call, wanted, platform, t));
    if (!isKnown(call, wanted, value, platform) || !(await settings.set(guild, key, setting, value))) {
      const offers = values(call, wanted, platform, t).map((one) => one.name);
      const allowed = setting.range?.(t) ?? listed(t, offers);
      return noteAnswer(
        t,
        t('settings.bad-value', { value: escapeText(typed, 80), name, about: t(setting.about), allowed }),
      );
    }
    // The language may just have changed.
    const now = words(guild, call.guildLocale);
    return Promise.resolve(
      noteAnswer(
        now,
        now(setting.fromNextGame === true ? 'settings.changed-next' : 'settings.changed', {
          name: now(setting.name),
          value: setting.show(allValues(settings, guild, call.guildLocale, faces)[key], now),
        }),
      ),
    );
  }),
});
