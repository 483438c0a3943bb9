import type { SettingsStore } from '../../storage/ports/settings.js';
import type { GameSettings, Setting } from './definition.js';
import { defaults, PLATFORM_SETTINGS, type GuildSettings } from './definitions.js';
import { recentlyUsed } from '../recently-used.js';

/** What one server has set: as it is stored, and by group as it was parsed. */
interface Stored {
  readonly texts: ReadonlyMap<string, string>;
  readonly values: Map<object, object>;
}

/** Servers whose settings are kept in memory. */
const MOST = 2000;

/**
 * The settings of servers: what an admin set beats the environment, which beats ours. Every drawing asks for them, so
 * they are read once; nobody else writes them.
 */
export class Settings {
  readonly #read = recentlyUsed<Stored>(MOST);

  readonly #onSet: ((guildId: string) => void)[] = [];

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
    return this.#stored(guildId).texts.has(key);
  }

  /** False: the text is no legal value of the setting, and nothing changed. Rejects where it could not be stored. */
  async set(guildId: string, key: string, setting: Setting, text: string): Promise<boolean> {
    const value = setting.parse(text);
    if (value === undefined) return false;
    await this.store.set(guildId, key, setting.keep(value));
    this.#changed(guildId);
    return true;
  }

  /** Called after settings were changed or deleted. */
  whenSet(onSet: (guildId: string) => void): void {
    this.#onSet.push(onSet);
  }

  /** Drops a server's settings from memory after they were deleted from the store. */
  forget(guildId: string): void {
    this.#changed(guildId);
  }

  #changed(guildId: string): void {
    this.#read.delete(guildId);
    for (const onSet of this.#onSet) onSet(guildId);
  }

  /** A definition parses to the type of its own key, which is the one in `base`. */
  #values<V extends object>(guildId: string, group: { readonly [K in keyof V]: Setting<V[K]> }, base: V): V {
    const { texts, values } = this.#stored(guildId);
    const known = values.get(group) ?? parsed(texts, group);
    values.set(group, known);
    return { ...base, ...known };
  }

  #stored(guildId: string): Stored {
    const known = this.#read.get(guildId);
    if (known) return known;
    const stored = { texts: this.store.all(guildId), values: new Map<object, object>() };
    this.#read.set(guildId, stored);
    return stored;
  }
}

/** What an admin set of one group; a text that doesn't fit its setting counts as not set. */
function parsed<V extends object>(
  texts: ReadonlyMap<string, string>,
  group: { readonly [K in keyof V]: Setting<V[K]> },
): Partial<V> {
  const values: Partial<V> = {};
  for (const key in group) {
    const text = texts.get(key);
    const value = text === undefined ? undefined : group[key].parse(text);
    if (value !== undefined) values[key] = value;
  }
  return values;
}

/** How long a robot takes for an action, in milliseconds: as an admin set it, else as the game asks for. */
export const robotPaceMs = (settings: Settings, guildId: string, asked: number | null): number =>
  asked !== null && !settings.isSet(guildId, 'robot-pace')
    ? asked
    : Math.round(settings.of(guildId)['robot-pace'] * 1000);
