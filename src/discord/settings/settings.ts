import type { SettingsStore } from '../ports.js';
import type { GameSettings, Setting, SettingGroup } from './definition.js';
import { defaults, PLATFORM_SETTINGS, type GuildSettings } from './definitions.js';

/** Servers whose settings are kept in memory. */
const MOST = 2000;

/**
 * The settings of servers: what an admin set beats the environment, which beats ours. Every drawing asks for them, so
 * they are read once; nobody else writes them.
 */
export class Settings {
  readonly #read = new Map<string, ReadonlyMap<string, string>>();

  constructor(
    private readonly store: SettingsStore,
    private readonly windowMs: number,
  ) {}

  of(guildId: string, guildLocale: string | null = null): GuildSettings {
    return this.#values(guildId, PLATFORM_SETTINGS, defaults(guildLocale));
  }

  /** What a game adds to them. */
  ofGame<V extends object>(guildId: string, { settings, fallback }: GameSettings<V>): V {
    return this.#values(guildId, settings, fallback(this.windowMs));
  }

  isSet(guildId: string, key: string): boolean {
    return this.#stored(guildId).has(key);
  }

  /** False: the text doesn't fit the setting, and nothing changed. */
  set(guildId: string, key: string, setting: Setting, text: string): boolean {
    const value = setting.parse(text);
    if (value === undefined) return false;
    this.store.set(guildId, key, setting.keep(value));
    this.#read.delete(guildId);
    return true;
  }

  /** The store was emptied: what was read of it no longer holds. */
  forget(guildId: string): void {
    this.#read.delete(guildId);
  }

  /** A definition parses to the type of its own key, which is the one in `base`. */
  #values<V extends object>(guildId: string, group: { readonly [K in keyof V]: Setting<V[K]> }, base: V): V {
    const values: Record<string, unknown> = Object.fromEntries(Object.entries(base));
    const settings: SettingGroup = group as unknown as SettingGroup;
    for (const [key, kept] of this.#stored(guildId)) {
      const value = Object.hasOwn(settings, key) ? settings[key]?.parse(kept) : undefined;
      if (value !== undefined) values[key] = value;
    }
    return values as V;
  }

  #stored(guildId: string): ReadonlyMap<string, string> {
    const known = this.#read.get(guildId);
    if (known) return known;
    const stored = this.store.all(guildId);
    if (this.#read.size >= MOST) this.#read.clear();
    this.#read.set(guildId, stored);
    return stored;
  }
}

/** How long a robot takes for an action, in milliseconds. */
export const robotPaceMs = (settings: GuildSettings): number => Math.round(settings['robot-pace'] * 1000);
