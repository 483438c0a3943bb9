import type { HistoryRegistry } from '../../../history/adapter.js';
import type { CountStore } from '../../../history/statistics/counting.js';
import { StatsWriter } from '../../sql/history/stats-writer.js';
import type { BotDatabase } from '../database.js';
import { faultOf } from '../faults.js';
import { writersOf } from '../stores.js';
import { readingFrom } from './archive.js';

/** Counts where no commit waits for the disk: what a power cut undoes is counted at the next start. */
export const sqliteStats = (database: Pick<BotDatabase, 'connection' | 'notes' | 'disk'>, histories: HistoryRegistry) =>
  new StatsWriter(writersOf(database).notes, readingFrom(database.connection).logs, histories);

/** Says of the driver's errors whether the disk is to blame, so that it is tried again. */
export class SqliteCounts implements CountStore {
  constructor(
    private readonly path: string,
    private readonly stats: Pick<StatsWriter, 'count'>,
  ) {}

  async count(game: string): Promise<void> {
    try {
      await this.stats.count(game);
    } catch (error) {
      throw faultOf(this.path, error);
    }
  }
}
