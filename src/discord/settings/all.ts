import type { GameSettings, Setting, SettingGroup } from './definition.js';
import { PLATFORM_SETTINGS } from './definitions.js';
import type { Settings } from './settings.js';

/** The games that add settings of their own. */
export interface Contributors {
  readonly all: readonly { readonly settings?: GameSettings }[];
}

/** Every setting that there is here: the platform's, then those of each game. */
export function allSettings({ all }: Contributors): SettingGroup {
  const own: readonly object[] = all.flatMap(({ settings }) => (settings === undefined ? [] : [settings.settings]));
  return Object.assign({}, PLATFORM_SETTINGS, ...own) as SettingGroup;
}

/** All their values on a server, by key. */
export function allValues(
  store: Settings,
  guildId: string,
  guildLocale: string | null,
  { all }: Contributors,
): Readonly<Record<string, unknown>> {
  const own = all.flatMap(({ settings }) => (settings === undefined ? [] : [store.ofGame(guildId, settings)]));
  return Object.assign({}, store.of(guildId, guildLocale), ...own) as Readonly<Record<string, unknown>>;
}

export const settingOf = (group: SettingGroup, key: string): Setting | undefined =>
  Object.hasOwn(group, key) ? group[key] : undefined;
