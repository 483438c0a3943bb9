import type { Database, Statement } from 'better-sqlite3';
import type { OwedMute } from '../../ports/owed-mutes.js';

/** Whom the bot has muted in voice and must unmute. All calls throw the driver's error. */
export class OwedMuteRows {
  readonly #all: Statement<[], OwedMute>;
  readonly #put: Statement<[OwedMute]>;
  readonly #settle: Statement<[string, string]>;

  constructor(
    connection: Database,
    /** Told how long each commit took, in milliseconds. */
    private readonly onCommitted: (ms: number) => void = () => undefined,
  ) {
    this.#all = connection.prepare<[], OwedMute>('SELECT guild AS guildId, user AS userId, state FROM owed_mutes');
    this.#put = connection.prepare<[OwedMute]>(`INSERT INTO owed_mutes (guild, user, state)
      VALUES (@guildId, @userId, @state) ON CONFLICT DO UPDATE SET state = excluded.state`);
    this.#settle = connection.prepare<[string, string]>('DELETE FROM owed_mutes WHERE guild = ? AND user = ?');
  }

  all(): readonly OwedMute[] {
    return this.#all.all();
  }

  put(owed: OwedMute): void {
    this.#commit(() => this.#put.run(owed));
  }

  settle(guildId: string, userId: string): void {
    this.#commit(() => this.#settle.run(guildId, userId));
  }

  #commit(write: () => unknown): void {
    const began = performance.now();
    write();
    this.onCommitted(performance.now() - began);
  }
}
