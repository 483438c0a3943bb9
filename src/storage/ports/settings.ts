/** Where settings of a server are kept: read at once, from memory. What an admin sets there beats the environment. */
export interface SettingsStore {
  get(guildId: string, key: string): string | null;
  /** `null` takes a setting back: the default holds again. Rejects where it could not be written: then nothing changed. */
  set(guildId: string, key: string, value: string | null): Promise<void>;
  all(guildId: string): ReadonlyMap<string, string>;
  /** A setting of every server that has set it. */
  everywhere(key: string): readonly (readonly [guildId: string, value: string])[];
}
