import type { HistoryStores } from '../../../history/index.js';
import type { DealSecrecy } from '../../../history/logs/withheld.js';
import { ServerExports } from '../../sql/export/packed-export.js';
import type { StatsWriter } from '../../sql/history/stats-writer.js';
import { Retention, type RetentionOptions } from '../../sql/retention/retention.js';
import { AnalysisRows } from '../../sql/rows/analyses.js';
import type { BotDatabase } from '../database.js';
import { exportInThread } from '../export/export-thread.js';
import { writersOf } from '../stores.js';
import { Sweeper } from '../sweeper.js';
import { archiveOf } from './archive.js';

/** The parts of the database that retention works with. */
export type ForRetention = Pick<BotDatabase, 'path' | 'connection' | 'notes' | 'disk'>;

/** Compresses finished logs, and deletes the expired ones. `stats`: with what games are counted as they end. */
export const sqliteRetention = (database: ForRetention, stats: StatsWriter, options: RetentionOptions): Retention =>
  new Retention(
    {
      writers: writersOf(database),
      stats,
      pack: (game) => database.disk.run('pack', { game }),
      sweeping: new Sweeper(database),
      exports: new ServerExports((guildId, most) => exportInThread({ path: database.path, guildId, most })),
    },
    options,
  );

/** What SQLite keeps of finished games. `secrecy`: what is kept back of them; absent: nothing. */
export const historyStores = (
  database: ForRetention,
  stats: StatsWriter,
  options: RetentionOptions,
  secrecy?: Pick<DealSecrecy, 'of'>,
): HistoryStores => ({
  history: archiveOf(database.connection, secrecy),
  retention: sqliteRetention(database, stats, options),
  analyses: new AnalysisRows(writersOf(database).durable),
});
