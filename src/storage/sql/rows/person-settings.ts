import type { PersonSettingsStore } from '../../ports/person-settings.js';
import type { Sql, Statement } from '../sql.js';
import { type OnFault, noted } from './noted.js';

interface Row {
  readonly guild: string;
  readonly user: string;
  readonly key: string;
  readonly value: string;
}

const PUT = `INSERT INTO person_settings (guild, "user", key, value) VALUES (@guild, @user, @key, @value)
  ON CONFLICT (guild, "user", key) DO UPDATE SET value = excluded.value`;
const DROP = 'DELETE FROM person_settings WHERE guild = @guild AND "user" = @user AND key = @key';
const OF_SERVER = 'SELECT guild, "user", key, value FROM person_settings WHERE guild = @guild';
const DROP_EVERYWHERE = 'DELETE FROM person_settings WHERE "user" = @user AND key = @key';

/** A choice that holds in all servers. */
const chosen = (guild: string, user: string, key: string, value: string | null): readonly Statement[] => [
  { text: DROP_EVERYWHERE, values: { user, key } },
  ...(value === null ? [] : [{ text: PUT, values: { guild, user, key, value } }]),
];

/** What people chose for themselves on a server: texts by key. Kept in memory too, to be read at once. */
export class PersonSettingsRows implements PersonSettingsStore {
  /** By person, key and server. */
  readonly #people = new Map<string, Map<string, Map<string, string>>>();

  /** `notes`: takes what nobody waits for. */
  constructor(
    private readonly sql: Sql,
    private readonly notes: Sql,
    private readonly onFault: OnFault,
  ) {}

  /** To be awaited before anything is read. */
  async load(): Promise<void> {
    this.#people.clear();
    const own = this.sql.ownHomes('guild');
    const rows = await this.sql.rows<Row>(
      `SELECT guild, "user", key, value FROM person_settings WHERE ${own} ORDER BY guild`,
    );
    for (const { guild, user, key, value } of rows) this.#places(user, key).set(guild, value);
  }

  get(guildId: string, userId: string, key: string): string | null {
    return this.#people.get(userId)?.get(key)?.get(guildId) ?? null;
  }

  find(userId: string, key: string): string | null {
    const [value] = this.#people.get(userId)?.get(key)?.values() ?? [];
    return value ?? null;
  }

  placesOf(userId: string, key: string): readonly string[] {
    return [...(this.#people.get(userId)?.get(key)?.keys() ?? [])].sort();
  }

  async set(guild: string, user: string, key: string, value: string | null): Promise<void> {
    const values = { guild, user, key };
    await this.sql.write(value === null ? { text: DROP, values } : { text: PUT, values: { ...values, value } });
    if (value === null) this.#places(user, key).delete(guild);
    else this.#places(user, key).set(guild, value);
  }

  async choose(guildId: string, userId: string, key: string, value: string | null): Promise<void> {
    await this.sql.write(...chosen(guildId, userId, key, value));
    this.#holds(guildId, userId, key, value);
  }

  async note(guildId: string, userId: string, key: string, value: string | null): Promise<boolean> {
    const written = await noted(this.onFault, this.notes.write(...chosen(guildId, userId, key, value)));
    if (written) this.#holds(guildId, userId, key, value);
    return written;
  }

  /**
   * The rows of a server, or of a person in it, were deleted with all that is kept of them. What was chosen since is
   * stored, and stays.
   */
  async dropped(guild: string, userId: string | null): Promise<void> {
    const stored = await this.sql.rows<Row>(OF_SERVER, { guild });
    for (const user of userId === null ? [...this.#people.keys()] : [userId]) this.#forget(guild, user);
    for (const { user, key, value } of stored)
      if (userId === null || user === userId) this.#places(user, key).set(guild, value);
  }

  /** Whoever nothing is kept of is not even known by id. */
  #forget(guildId: string, userId: string): void {
    const keys = this.#people.get(userId);
    for (const [key, places] of keys ?? []) if (places.delete(guildId) && places.size === 0) keys?.delete(key);
    if (keys?.size === 0) this.#people.delete(userId);
  }

  #holds(guildId: string, userId: string, key: string, value: string | null): void {
    const places = this.#places(userId, key);
    places.clear();
    if (value !== null) places.set(guildId, value);
  }

  #places(userId: string, key: string): Map<string, string> {
    const keys = this.#people.get(userId) ?? new Map<string, Map<string, string>>();
    const places = keys.get(key) ?? new Map<string, string>();
    this.#people.set(userId, keys.set(key, places));
    return places;
  }
}
