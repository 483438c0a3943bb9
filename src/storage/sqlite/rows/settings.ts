import type { Database, Statement } from 'better-sqlite3';

/** What admins set with /settings: texts by key, whose meaning is known elsewhere. All calls throw the driver's error. */
export class SettingsRows {
  readonly #get: Statement<[string, string], string>;
  readonly #all: Statement<[string], [key: string, value: string]>;
  readonly #everywhere: Statement<[string], [guild: string, value: string]>;
  readonly #put: Statement;
  readonly #drop: Statement;

  constructor(connection: Database) {
    this.#get = connection
      .prepare<[string, string], string>('SELECT value FROM guild_settings WHERE guild = ? AND key = ?')
      .pluck();
    this.#all = connection
      .prepare<[string], [string, string]>('SELECT key, value FROM guild_settings WHERE guild = ? ORDER BY key')
      .raw();
    this.#everywhere = connection
      .prepare<[string], [string, string]>('SELECT guild, value FROM guild_settings WHERE key = ?')
      .raw();
    this.#put = connection.prepare(`INSERT INTO guild_settings (guild, key, value) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value`);
    this.#drop = connection.prepare('DELETE FROM guild_settings WHERE guild = ? AND key = ?');
  }

  get(guildId: string, key: string): string | null {
    return this.#get.get(guildId, key) ?? null;
  }

  /** A setting of every server that has set it. */
  everywhere(key: string): readonly (readonly [guildId: string, value: string])[] {
    return this.#everywhere.all(key);
  }

  /** `null` takes a setting back. */
  set(guildId: string, key: string, value: string | null): void {
    if (value === null) this.#drop.run(guildId, key);
    else this.#put.run(guildId, key, value);
  }

  all(guildId: string): ReadonlyMap<string, string> {
    return new Map(this.#all.all(guildId));
  }
}
