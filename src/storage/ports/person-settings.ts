/** What people chose for themselves on a server: read at once, from memory. */
export interface PersonSettingsStore {
  get(guildId: string, userId: string, key: string): string | null;
  /** `null` takes a choice back. Rejects where it could not be written: then nothing changed. */
  set(guildId: string, userId: string, key: string, value: string | null): Promise<void>;
  /** What a person chose in any of the servers, as it holds in all of them. */
  find(userId: string, key: string): string | null;
  /** The servers in which a person chose something. */
  placesOf(userId: string, key: string): readonly string[];
  /** The choice holds in all servers, and is forgotten with the person or with this server. `null` takes it back. */
  choose(guildId: string, userId: string, key: string, value: string | null): Promise<void>;
  /** Like `choose`, but no click waits for it or fails because of it: false where the write failed. */
  note(guildId: string, userId: string, key: string, value: string | null): Promise<boolean>;
}
