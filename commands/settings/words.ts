import { DEFINITIONS, type Definition, type SettingKey } from '../../src/discord/settings/definitions.js';
import type { GuildSettings } from '../../src/discord/settings/definitions.js';
import type { Translate } from '../../src/text/index.js';

export const settingName = (t: Translate, key: SettingKey): string => t(`settings.name.${key}`);

export const definitionOf = (key: SettingKey): Definition<unknown> => DEFINITIONS[key] as Definition<unknown>;

export const shownValue = (t: Translate, key: SettingKey, settings: GuildSettings): string =>
  definitionOf(key).show(settings[key], t);
