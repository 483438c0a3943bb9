import type { SettingsStore } from '../../ports/settings.js';
import type { Sql } from '../sql.js';

interface Row {
  readonly guild: string;
  readonly key: string;
  readonly value: string;
}

const PUT = `INSERT INTO guild_settings (guild, key, value) VALUES (@guild, @key, @value)
  ON CONFLICT (guild, key) DO UPDATE SET value = excluded.value`;
const DROP = 'DELETE FROM guild_settings WHERE guild = @guild AND key = @key';

/** What admins set with /settings: texts by key, whose meaning is known elsewhere. Kept in memory too, to be read at once. */
export class SettingsRows implements SettingsStore {
  readonly #guilds = new Map<string, Map<string, string>>();

  constructor(private readonly sql: Sql) {}

  /** To be awaited before anything is read. */
  async load(): Promise<void> {
    this.#guilds.clear();
    const own = this.sql.ownHomes('guild');
    const rows = await this.sql.rows<Row>(`SELECT guild, key, value FROM guild_settings WHERE ${own} ORDER BY key`);
    for (const { guild, key, value } of rows) this.#of(guild).set(key, value);
  }

  get(guildId: string, key: string): string | null {
    return this.#guilds.get(guildId)?.get(key) ?? null;
  }

  all(guildId: string): ReadonlyMap<string, string> {
    return new Map(this.#guilds.get(guildId));
  }

  everywhere(key: string): readonly (readonly [guildId: string, value: string])[] {
    return [...this.#guilds].flatMap(([guildId, texts]) => {
      const value = texts.get(key);
      return value === undefined ? [] : [[guildId, value] as const];
    });
  }

  async set(guild: string, key: string, value: string | null): Promise<void> {
    if (value === null) {
      await this.sql.write({ text: DROP, values: { guild, key } });
      this.#of(guild).delete(key);
    } else {
      await this.sql.write({ text: PUT, values: { guild, key, value } });
      this.#of(guild).set(key, value);
    }
  }

  /** A server's rows were deleted with all that is kept of it. What was set since is stored, and stays. */
  async dropped(guild: string): Promise<void> {
    const stored = await this.sql.rows<Row>('SELECT guild, key, value FROM guild_settings WHERE guild = @guild', {
      guild,
    });
    this.#guilds.delete(guild);
    for (const { key, value } of stored) this.#of(guild).set(key, value);
  }

  #of(guildId: string): Map<string, string> {
    const known = this.#guilds.get(guildId) ?? new Map<string, string>();
    this.#guilds.set(guildId, known);
    return known;
  }
}
