import type { HistoryRegistry } from '../../src/history/adapter.js';
import type { BotDatabase } from '../../src/storage/sqlite/database.js';
import { StatsWriter } from '../../src/storage/sqlite/history/stats-writer.js';
import type { EventLogOptions } from '../../src/storage/sqlite/log/event-log.js';
import type { LogEntry } from '../../src/table/ports.js';
import { LogAtOnce } from './log-at-once.js';

/** Counts what it writes at once, as the bot does a moment later. */
export class CountingWriter extends LogAtOnce {
  readonly #stats: StatsWriter;

  constructor(
    private readonly counted: BotDatabase,
    histories: HistoryRegistry,
    options: EventLogOptions = {},
  ) {
    super(counted, options);
    this.#stats = new StatsWriter(counted.connection, histories);
  }

  override append(entries: readonly LogEntry[]): void {
    super.append(entries);
    const ended = entries.filter(({ outcome }) => outcome !== undefined);
    if (ended.length > 0) this.counted.connection.transaction(() => this.#count(ended)).immediate();
  }

  #count(ended: readonly LogEntry[]): void {
    for (const { game } of ended) this.#stats.count(game);
  }
}
