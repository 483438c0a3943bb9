import type { DailyLineStore } from '../../ports/notes.js';
import type { Sql } from '../sql.js';

const PUT = `INSERT INTO daily_lines (guild, day) VALUES (@guild, @day)
  ON CONFLICT (guild) DO UPDATE SET day = excluded.day`;

/** For which day a server's line of the daily deal was posted last. */
export class DailyLineRows implements DailyLineStore {
  constructor(private readonly sql: Sql) {}

  async of(guild: string): Promise<string | null> {
    const text = 'SELECT day FROM daily_lines WHERE guild = @guild';
    const [found] = await this.sql.rows<{ readonly day: string }>(text, { guild });
    return found?.day ?? null;
  }

  async put(guild: string, day: string): Promise<void> {
    await this.sql.write({ text: PUT, values: { guild, day } });
  }
}
