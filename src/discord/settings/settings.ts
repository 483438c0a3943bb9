import type { SettingsStore } from '../ports.js';
import { DEFINITIONS, defaults, SETTING_KEYS } from './definitions.js';
import type { Definition, GuildSettings, SettingKey } from './definitions.js';

/** A definition whose type of value is nobody's business here: what it parses, it shows. */
const definitionOf = (key: SettingKey): Definition<unknown> => DEFINITIONS[key] as Definition<unknown>;

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
    const base: Record<SettingKey, unknown> = { ...defaults(this.windowMs, guildLocale) };
    for (const [key, kept] of this.#stored(guildId)) {
      const known = SETTING_KEYS.find((one) => one === key);
      const value = known === undefined ? undefined : definitionOf(known).parse(kept);
      if (known !== undefined && value !== undefined) base[known] = value;
    }
    return base as unknown as GuildSettings;
  }

  isSet(guildId: string, key: SettingKey): boolean {
    return this.#stored(guildId).has(key);
  }

  /** False: the text doesn't fit the setting, and nothing changed. */
  set(guildId: string, key: SettingKey, text: string): boolean {
    const definition = definitionOf(key);
    const value = definition.parse(text);
    if (value === undefined) return false;
    this.store.set(guildId, key, definition.keep(value));
    this.#read.delete(guildId);
    return true;
  }

  /** The store was emptied: what was read of it no longer holds. */
  forget(guildId: string): void {
    this.#read.delete(guildId);
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

/** A launch window in milliseconds, as the rules take it. */
export const windowMs = (settings: GuildSettings): number => Math.round(settings.window * 1000);
