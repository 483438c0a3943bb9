import type { HistoryRegistry } from '../../src/history/adapter.js';
import type { BotDatabase } from '../../src/storage/sqlite/database.js';
import { sqliteStats } from '../../src/storage/sqlite/history/counts.js';
import type { StatsWriter } from '../../src/storage/sql/history/stats-writer.js';
import type { LogEntry } from '../../src/table/ports.js';
import { LogAtOnce } from './log-at-once.js';

/** Writes games that were played before the test, and counts those that are over. */
export class CountingWriter {
  readonly #log: LogAtOnce;
  readonly #stats: StatsWriter;

  constructor(database: BotDatabase, histories: HistoryRegistry) {
    this.#log = new LogAtOnce(database);
    this.#stats = sqliteStats(database, histories);
  }

  async append(entries: readonly LogEntry[]): Promise<void> {
    this.#log.append(entries);
    for (const { game, outcome } of entries) if (outcome !== undefined) await this.#stats.count(game);
  }
}
