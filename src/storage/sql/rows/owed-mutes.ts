import type { OwedMute, OwedMutes } from '../../ports/owed-mutes.js';
import type { Sql, Statement } from '../sql.js';

const ALL = 'SELECT guild AS "guildId", "user" AS "userId", state FROM owed_mutes';
const PUT = `INSERT INTO owed_mutes (guild, "user", state) VALUES (@guildId, @userId, @state)
  ON CONFLICT (guild, "user") DO UPDATE SET state = excluded.state`;
const SETTLE = 'DELETE FROM owed_mutes WHERE guild = @guildId AND "user" = @userId';

/** Whom the bot has muted in voice and must unmute. */
export class OwedMuteRows implements OwedMutes {
  constructor(
    private readonly sql: Sql,
    /** Told how long each commit took, in milliseconds. */
    private readonly onCommitted: (ms: number) => void = () => undefined,
  ) {}

  all(): Promise<readonly OwedMute[]> {
    return this.sql.rows<OwedMute>(`${ALL} WHERE ${this.sql.ownHomes('guild')}`);
  }

  put(owed: OwedMute): Promise<void> {
    return this.#commit({ text: PUT, values: { ...owed } });
  }

  settle(guildId: string, userId: string): Promise<void> {
    return this.#commit({ text: SETTLE, values: { guildId, userId } });
  }

  async #commit(statement: Statement): Promise<void> {
    const began = performance.now();
    await this.sql.write(statement);
    this.onCommitted(performance.now() - began);
  }
}
