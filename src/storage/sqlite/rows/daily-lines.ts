import type { Database, Statement } from 'better-sqlite3';

/** For which day a server's line of the daily deal was posted last. All calls throw the driver's error. */
export class DailyLineRows {
  readonly #of: Statement<[string], string>;
  readonly #put: Statement<[string, string]>;

  constructor(connection: Database) {
    this.#of = connection.prepare<[string], string>('SELECT day FROM daily_lines WHERE guild = ?').pluck();
    this.#put = connection.prepare(
      'INSERT INTO daily_lines (guild, day) VALUES (?, ?) ON CONFLICT DO UPDATE SET day = excluded.day',
    );
  }

  of(guildId: string): string | null {
    return this.#of.get(guildId) ?? null;
  }

  put(guildId: string, day: string): void {
    this.#put.run(guildId, day);
  }
}
